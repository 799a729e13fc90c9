const quietHours = 72;

/**
 * Returns whether the user's last message about their own suicide or self-harm is less than 72 hours ago.
 * Streaks, motivation and journal prompts would then feel like a reproach. `lastCrisisAt` is null if there
 * was no such message.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
