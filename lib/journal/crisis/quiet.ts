const quietHours = 72;

/**
 * Returns whether the last crisis is so recent that streaks, motivation and journal prompts would feel like a
 * reproach.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
