/**
 * Hours after a crisis in which Sidekick sends no streaks, motivation or journal prompts, because they would
 * feel like a reproach. The quiet hours that the user sets are a separate setting.
 */
const quietHours = 72;

/**
 * Checks whether the last crisis was less than `quietHours` ago. During that time the user gets no streaks, motivation
 * or journal prompts. Reminders and summaries at times that the user has set are still sent.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
