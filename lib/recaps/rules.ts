import { formatDay } from '@/lib/time/format';
import { clip, counted } from '@/lib/wording';

/** How many days back a recap looks for days in a row. */
export const lookBackDays = 60;
/** How many of what slipped are named. */
export const slippedShown = 3;

/** Who did nothing at all for so long is left in peace. */
export const silentDays = 21;

export interface Week {
  /** The last local day of the week, YYYY-MM-DD. */
  today: string;
  /** How many todos were done, by local date. */
  done: ReadonlyMap<string, number>;
  /** The score of each journal entry, 1 to 5, by local date. */
  moods: ReadonlyMap<string, number>;
  reminders: { kept: number; missed: number };
  slipped: { text: string; dueDate: string }[];
  slippedCount: number;
}

/** The week in one message: what was done, what is kept up, how it felt, what slipped. */
export function recapText(week: Week): string {
  const days = lastDays(week.today, 7);
  const facts = [doneLine(week), streakLine(week), remindersLine(week), ...journalLines(week)].filter(
    Boolean,
  );
  const quiet = 'A quiet week: nothing was ticked off, and that is fine. The next one starts fresh.';
  return [
    `Your week · ${formatDay(days[0] ?? week.today)} to ${formatDay(week.today)}`,
    facts.length > 0 ? facts.join('\n') : quiet,
    slippedPart(week),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** How many days in a row end today or yesterday: today is not over yet. */
export function streak(days: ReadonlyMap<string, number>, today: string): number {
  const back = lastDays(today, lookBackDays).toReversed();
  const from = days.has(today) ? 0 : 1;
  const broken = back.slice(from).findIndex((day) => !days.has(day));
  return broken < 0 ? back.length - from : broken;
}

function doneLine({ done, today }: Week): string {
  const [week, before] = [sumOf(done, lastDays(today, 7)), sumOf(done, weekBefore(today))];
  if (week === 0) return '';
  const best = lastDays(today, 7).toSorted((a, b) => (done.get(b) ?? 0) - (done.get(a) ?? 0))[0] ?? today;
  const most = done.get(best) ?? 0;
  const bestWords = most > 1 && most < week ? `, most on ${formatDay(best).split(',')[0]} (${most})` : '';
  return `Done: ${counted(week, 'todo')}${compared(week, before)}${bestWords}.`;
}

function compared(week: number, before: number): string {
  if (before === 0) return '';
  if (week === before) return ', as many as the week before';
  return `, ${Math.abs(week - before)} ${week > before ? 'more' : 'fewer'} than the week before`;
}

function streakLine({ done, today }: Week): string {
  const days = streak(done, today);
  return days > 1 ? `In a row: something done on ${days} days${orMore(days)}.` : '';
}

function remindersLine({ reminders: { kept, missed } }: Week): string {
  if (kept + missed === 0) return '';
  const lost = missed > 0 ? `, ${missed} could not` : '';
  return kept > 0 ? `Reminders: ${kept} reached you${lost}.` : `Reminders: ${missed} could not reach you.`;
}

function journalLines({ moods, today }: Week): string[] {
  const scores = scoresOf(moods, lastDays(today, 7));
  if (scores.length === 0) return [];
  const days = streak(moods, today);
  const row = days > 1 ? `, ${days} days in a row${orMore(days)}` : '';
  const entries = scores.length === 1 ? '1 entry' : `${scores.length} entries`;
  return [`Journal: ${entries}${row}.`, moodLine(scores, scoresOf(moods, weekBefore(today)))];
}

/** Less than this is no change. */
const noticeable = 0.25;

function moodLine(week: number[], before: number[]): string {
  const mood = average(week);
  const opening = `Mood: ${mood.toFixed(1)} of 5`;
  if (before.length === 0) return `${opening}.`;
  const earlier = average(before);
  if (Math.abs(mood - earlier) < noticeable) return `${opening}, about as the week before.`;
  const way = mood > earlier ? 'up' : 'down';
  return `${opening}, ${way} from ${earlier.toFixed(1)} the week before.`;
}

function slippedPart({ slipped, slippedCount }: Week): string {
  if (slippedCount === 0) return '';
  const shown = slipped.slice(0, slippedShown);
  const rest = slippedCount - shown.length;
  return [
    'Slipped:',
    ...shown.map(({ text, dueDate }) => `• ${clip(text, 80)} (due ${formatDay(dueDate)})`),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

function orMore(days: number): string {
  return days >= lookBackDays - 1 ? ' or more' : '';
}

/** So many dates up to and with `last`, in order. */
export function lastDays(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(end - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
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
