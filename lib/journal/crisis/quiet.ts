const quietHours = 72;

/**
 * Returns whether the last sign of a crisis was less than 72 hours ago. If so, Sidekick shows no streaks, no
 * motivation and no journal prompts.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
