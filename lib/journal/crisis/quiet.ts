const quietHours = 72;

/**
 * Returns whether the last crisis is less than 72 hours ago. Streaks, motivation and journal prompts would
 * then feel like a reproach.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
