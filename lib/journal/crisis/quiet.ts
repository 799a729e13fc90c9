/** Three days: in the first nights, which are the hardest, a message about a streak would read as a reproach. */
const quietHours = 72;

/**
 * Whether somebody is left in peace after a text that read as a crisis: no streaks, no motivation and no journal
 * prompts until `quietHours` are over. What the person timed themselves (a reminder, a summary) still comes.
 */
export function isQuietAfterCrisis(lastCrisisAt: Date | null, now: Date): boolean {
  return lastCrisisAt !== null && now.getTime() - lastCrisisAt.getTime() < quietHours * 3_600_000;
}
