const quietHours = 72;

/**
 * Returns whether the user's last crisis message is less than 72 hours old. Such a message is about the user's own
 * suicide or self-harm. In this time, streaks, motivation and journal prompts would feel like a reproach.
 * `lastCrisisAt` is null if there was no such message.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
