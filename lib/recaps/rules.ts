import { formatDay } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';
import { clip, counted } from '@/lib/words/wording';

export const streakDays = 60;
export const maxOverdueShown = 3;
export const silentDays = 21;

export interface RecapData {
  /** The last day of the recap's week, a local date (YYYY-MM-DD). */
  today: string;
  completed: ReadonlyMap<string, number>;
  moods: ReadonlyMap<string, number>;
  reminders: { sent: number; missed: number };
  overdue: { text: string; dueDate: string }[];
  overdueCount: number;
}

export function recapText(week: RecapData): string {
  const days = lastDays(week.today, 7);
  const facts = [completedLine(week), streakLine(week), remindersLine(week), ...journalLines(week)].filter(
    Boolean,
  );
  const quiet = 'A quiet week: nothing was ticked off, and that is fine. The next one starts fresh.';
  return [
    `Your week · ${formatDay(days[0] ?? week.today)} to ${formatDay(week.today)}`,
    facts.length > 0 ? facts.join('\n') : quiet,
    overduePart(week),
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function streak(days: ReadonlyMap<string, number>, today: string): number {
  const newestFirst = lastDays(today, streakDays).toReversed();
  const start = days.has(today) ? 0 : 1;
  const gap = newestFirst.slice(start).findIndex((day) => !days.has(day));
  return gap < 0 ? newestFirst.length - start : gap;
}

function completedLine({ completed, today }: RecapData): string {
  const [week, before] = [sumOf(completed, lastDays(today, 7)), sumOf(completed, weekBefore(today))];
  if (week === 0) return '';
  const best =
    lastDays(today, 7).toSorted((a, b) => (completed.get(b) ?? 0) - (completed.get(a) ?? 0))[0] ?? today;
  const most = completed.get(best) ?? 0;
  const bestWords = most > 1 && most < week ? `, most on ${formatDay(best).split(',')[0]} (${most})` : '';
  return `Done: ${counted(week, 'todo')}${formatComparison(week, before)}${bestWords}.`;
}

function formatComparison(week: number, before: number): string {
  if (before === 0) return '';
  if (week === before) return ', as many as the week before';
  return `, ${Math.abs(week - before)} ${week > before ? 'more' : 'fewer'} than the week before`;
}

function streakLine({ completed, today }: RecapData): string {
  const days = streak(completed, today);
  return days > 1 ? `Streak: something done ${formatStreak(days)}.` : '';
}

function remindersLine({ reminders: { sent, missed } }: RecapData): string {
  if (sent + missed === 0) return '';
  const failed = missed > 0 ? `, ${missed} could not` : '';
  return sent > 0 ? `Reminders: ${sent} reached you${failed}.` : `Reminders: ${missed} could not reach you.`;
}

function journalLines({ moods, today }: RecapData): string[] {
  const scores = scoresOf(moods, lastDays(today, 7));
  if (scores.length === 0) return [];
  const days = streak(moods, today);
  const row = days > 1 ? `, ${formatStreak(days)}` : '';
  const entries = scores.length === 1 ? '1 entry' : `${scores.length} entries`;
  return [`Journal: ${entries}${row}.`, moodLine(scores, scoresOf(moods, weekBefore(today)))];
}

const minMoodChange = 0.25;

function moodLine(week: number[], before: number[]): string {
  const mood = average(week);
  const opening = `Mood: ${mood.toFixed(1)} of 5`;
  if (before.length === 0) return `${opening}.`;
  const earlier = average(before);
  if (Math.abs(mood - earlier) < minMoodChange) return `${opening}, about the same as the week before.`;
  const way = mood > earlier ? 'up' : 'down';
  return `${opening}, ${way} from ${earlier.toFixed(1)} the week before.`;
}

function overduePart({ overdue, overdueCount }: RecapData): string {
  if (overdueCount === 0) return '';
  const shown = overdue.slice(0, maxOverdueShown);
  const rest = overdueCount - shown.length;
  return [
    'Overdue:',
    ...shown.map(({ text, dueDate }) => `• ${clip(text, 80)} (due ${formatDay(dueDate)})`),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

function formatStreak(days: number): string {
  return `${days}${days >= streakDays - 1 ? ' or more' : ''} days in a row`;
}

export function lastDays(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(end - (count - 1 - place) * dayMs).toISOString().slice(0, 10),
  );
}

function weekBefore(today: string): string[] {
  return lastDays(today, 14).slice(0, 7);
}

function sumOf(days: ReadonlyMap<string, number>, dates: string[]): number {
  return dates.reduce((sum, date) => sum + (days.get(date) ?? 0), 0);
}

function scoresOf(moods: ReadonlyMap<string, number>, dates: string[]): number[] {
  return dates.flatMap((date) => moods.get(date) ?? []);
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
