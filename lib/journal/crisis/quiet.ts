const quietHours = 72;

/** After a crisis, streaks, motivation and journal prompts would feel like a reproach. */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
