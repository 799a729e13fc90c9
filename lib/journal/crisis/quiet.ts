/**
 * Number of hours after a crisis in which messages about streaks are left out, because they would feel like a
 * reproach. These are not the quiet hours that the user sets.
 */
const quietHours = 72;

/**
 * Checks whether the last crisis was less than `quietHours` ago. During that time the user gets no streaks, motivation
 * or journal prompts. Reminders and summaries at times that the user has set are still sent.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
