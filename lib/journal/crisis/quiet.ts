/** Three days: messages about streaks would read as a reproach in the first, hardest nights. */
const quietHours = 72;

/**
 * Returns whether a user gets no streaks, motivation and journal prompts, because a text of theirs read as a crisis in the last
 * `quietHours`. Reminders and summaries that the user timed are still sent.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
