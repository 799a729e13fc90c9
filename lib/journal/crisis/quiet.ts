const quietHours = 72;

/**
 * Returns whether the user's last message about their suicide or self-harm is less than 72 hours old. During this
 * time, streaks, motivation and journal prompts would feel like a reproach.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
