const quietHours = 72;

/** Meanwhile, Sidekick shows no streaks, no motivation and no journal prompts. */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
