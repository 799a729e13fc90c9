/** Hours after a crisis without messages about streaks, which would feel like a reproach. */
const quietHours = 72;

/**
 * Checks whether a text of the user read as a crisis in the last `quietHours`. During that time the user gets
 * no streaks, motivation or journal prompts. Reminders and summaries at times that the user has set are still
 * sent.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
