import { journeyPrepared } from '@/lib/phrases/earlier/trip-day';
import { newTodos, todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { resolveWhen } from '@/lib/time/phrases';

const lead =
  /^(?:(?:put|pencil|slot|note) (?:in|down)\s+(?=[a-z]+ing\b)|(?:to|about|that|of|for|on(?! (?:call|duty|leave|shift|nights?|holidays?|vacation|site|air|hold)\b)|regarding|re|when|how)\s+|also\s+(?!known\b)|(?:that )?(?:i|we) (?:have|need|want|ought) to\s+|(?:that )?(?:i|we) (?:must|should|will)\s+|will\s+(?=(?:call|ring|phone|email|text|send|buy|get|pay|pick|go|do|finish|write|clean|book|order|bring|take|visit|meet|ask|check)\b))+(?=\S)/i;
const tail =
  /[\s,.;:!–—-]+$|,\s*say$|\s+(?:at the )?latest$|\s+(?:at some (?:point|stage)|some ?time)$|,?\s+(?:ideally|preferably)$|\s+(?:is|are)\s+due(?:\s+(?:back|in))?$|\s+(?:at|on|in|by|for|from|until|to|and|of|is|the)$/i;

const phrasal =
  /(?:^|\s)(?:check|log|sign|clock|plug|turn|drop|hand|fill|call|move|phone|ring|come|go|pop|dial|tune|settle|book|gets?) (?:in|on|off|out|by|up|back|over)$|^(?:let|bring|take|put|turn|switch|get|hand|send|lock|fill|call|have|keep) \S.* (?:in|on|off|out|up|back)$$/i;

/** Returns the words as a title, without linking words: "to call mom at" gives "call mom". */
export function titleOf(words: string): string {
  let title = words
    .trim()
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(lead, '');
  for (let before = ''; before !== title && !phrasal.test(title); ) {
    before = title;
    title = title.replace(tail, '');
  }
  return (
    title
      .replace(/^(?:the|an?)\s+(?=\S)/, '')
      .replace(/ (?=['’]s\b)/g, '')
      // "Rent is due on the 1st, £900" and "her blood test is on the 14th, fasting", without their days.
      .replace(/(?<=\S) (?:is|are)(?=, (?:[£$€₹\d]|\p{L}))/u, '')
      .trim()
  );
}

/**
 * Returns a todo's due date as words ("friday"), or undefined if the request names no day. "Next week" and
 * "before friday" give the last possible day as YYYY-MM-DD.
 */
export function dueOf({ when, times, sense }: Pick<Heard, 'when' | 'times' | 'sense'>): string | undefined {
  if (sense === 'none' || sense === 'length' || sense === 'unclear') return undefined;
  const range = times.find(({ kind }) => kind === 'range');
  if (sense === 'range' && range?.kind === 'range' && !/\bthis week$/i.test(when))
    return range.bound === 'before' ? addDays(range.from.date, -1) : range.to.date;
  const [limit, another] = times;
  // What is due before Friday is due on Thursday.
  if (limit?.kind === 'date' && limit.bound === 'before' && !another) return addDays(limit.date, -1);
  return when;
}

/**
 * Returns when an event starts: "tomorrow from 3 to 5" gives "2026-03-04 15:00". Without a range, returns the
 * user's words.
 */
export function startOf({ when, times, whole }: Pick<Heard, 'when' | 'times' | 'whole'>): string {
  const range = times.find(isOfHours);
  if (range?.kind !== 'range') return when;
  if (!range.from.time) return range.from.date;
  // "On Saturday I am in the library from 10 to 13": the day comes from the other time.
  const other = times.find((time) => time !== range && (time.kind === 'date' || time.kind === 'recurrence'));
  const day = other?.kind === 'date' ? other.date : range.from.date;
  const clock = inHalf(range.from.time, whole);
  if (other?.kind === 'recurrence')
    return /HOURLY|MINUTELY/.test(other.rule) ? `${other.text} ${range.text}` : `${other.text} at ${clock}`;
  return `${day} ${clock}`;
}

const dayOfMonth = /^(?:on )?(?:the \d{1,2}(?:st|nd|rd|th)|this (?:coming )?\p{L}+day)$/iu;

/**
 * Returns the day that a series leaves out. This is `date` (YYYY-MM-DD), but in two cases the user's words
 * (`text`):
 * - "the 14th", because the series may begin in a later month.
 * - "this sunday", because on a Sunday it may mean the next one.
 */
export function skipOf({ text, date }: { text: string; date: string }): string {
  return dayOfMonth.test(text) ? text : date;
}

function isOfHours(time: TimeExpression): boolean {
  return time.kind === 'range' && (time.from.time !== null || time.to.time !== null);
}

function isOfEvening(whole: string): boolean {
  const named =
    /\b(?:dinner|supper|drinks|party|concert|movie|cinema|theat(?:er|re)|evening|tonight|pub|gig|quiz|bingo|karaoke|poker|choir|book club|disco)\b/i;
  return named.test(whole) && !isAroundNoon(whole, whole);
}

// Picks the likely half of the day: "02:00" in "from 2 to 3" gives "14:00".
function inHalf(time: string, whole: string): string {
  const hour = Number(time.slice(0, 2));
  const isSaid =
    /\d\s*(?:am|pm|a\.m|p\.m)|\d:\d\d\b.*\d:\d\d|\b(?:morning|noon|midnight|breakfast|wake|night shift)\b/i.test(
      whole,
    );
  const isLater = !isSaid && hour > 0 && hour < (isOfEvening(whole) ? 12 : 7);
  return isLater ? `${hour + 12}${time.slice(2, 5)}` : time.slice(0, 5);
}

const noonRange =
  /\b(?:9|10|11)(?:[:.]\d\d)? ?(?:to|till|until|-|–) ?(?:11|12|1|2)(?:[:.]\d\d)?(?!\d|:| ?[ap]m)/i;

/**
 * Returns whether `when` is a range around noon, as in "birthday party saturday 11-1". False for a gig, which
 * is at night.
 */
export function isAroundNoon(when: string, title: string): boolean {
  return noonRange.test(when) && !/\b(?:pub|gig|disco|drinks|concert|poker|\w*night|evening)\b/i.test(title);
}

export function endOf({ times, whole }: Pick<Heard, 'times' | 'whole'>): { description?: string } {
  const series = times.find(({ kind }) => kind === 'recurrence');
  if (series?.kind === 'recurrence' && series.time && series.endTime) {
    const [from, to] = [series.time, series.endTime].map((time) =>
      isOfEvening(whole) ? inHalf(time, whole) : time.slice(0, 5),
    );
    return { description: `${from} to ${to}` };
  }
  const range = times.find(isOfHours);
  if (range?.kind !== 'range' || !range.to.time) return {};
  // "On call from friday 6pm to monday 8am", "away from friday to monday at 6".
  if (!range.from.time || range.to.date > addDays(range.from.date, 1))
    return { description: `${range.from.date} to ${range.to.date} ${range.to.time.slice(0, 5)}` };
  // "Tonight 7p-7a" ends in the morning.
  const isOvernight = range.from.date !== range.to.date;
  const end = isOvernight ? range.to.time.slice(0, 5) : inHalf(range.to.time, whole);
  return { description: `${inHalf(range.from.time, whole)} to ${end}` };
}

/**
 * Returns `leads: ['1 hour']` for a deadline: "before 6 pm" sends an additional message at 5 pm. Otherwise
 * returns {}.
 */
export function deadlineLead({ times: [time, another] }: Pick<Heard, 'times'>): { leads?: string[] } {
  return time?.kind === 'instant' && /\bbefore \d/i.test(time.text) && !another ? { leads: ['1 hour'] } : {};
}

/**
 * Returns the local date and time of `when`, counted from the newest mentioned thing that has a time: "an
 * hour before" gives "2026-03-04 09:30" if the thing is at 10:30. Null if no mentioned thing has a time, or
 * if `when` gives no date.
 */
export function beforeLast({ world, when, whole }: Heard): string | null {
  const last = world.mentions.map((mention) => mention.thing).find(({ at, date }) => at || date);
  // "Check in 24 hours before" is about the flight, also after the way back was told.
  const thing = journeyPrepared(whole, world) ?? last;
  const anchor = thing?.at ?? (thing?.date ? fromLocal(thing.date, '09:00', world.zone) : null);
  return anchor && timeFrom(anchor, when, world);
}

/**
 * Returns the call that stores a task: a reminder if the request has a time of day or a series, otherwise a
 * todo.
 */
export function taskCall(title: string, heard: Heard, list?: string): PhraseCall {
  const before =
    heard.sense === 'unclear' && /\b(?:before|prior|ahead|after|later|earlier)\b/i.test(heard.when)
      ? beforeLast(heard)
      : null;
  if (before)
    return {
      tool: 'set_reminder',
      input: { title: title.replace(/\s+(?:that|it|then)$/i, ''), when: before },
    };
  const asksReminder = heard.sense === 'day' && /\bremind (?:me|us)\W*$/i.test(heard.message);
  if (asksReminder || heard.sense === 'hour' || heard.sense === 'hourly series' || heard.sense === 'series')
    return {
      tool: 'set_reminder',
      input: { title, when: startOf(heard), ...endOf(heard), ...deadlineLead(heard) },
    };
  return newTodos([{ text: title, due: dueOf(heard) }], list);
}

const isPutAway = /^(?:out|away|down) |\b(?:out|away)$/i;

/**
 * Returns the call for a task that begins with "put", such as "put the bins out every tuesday" or "put the
 * cat out tonight". Null for other messages, such as those that put something on a list.
 */
export function putCall(heard: Heard): PhraseCall | null {
  const items = heard.text('items');
  if (heard.first !== 'put' || !(heard.sense === 'series' || isPutAway.test(items))) return null;
  // "Put a wash on every sunday".
  const particle = /^on (?:every|each)\b/i.test(heard.when) ? ' on' : '';
  return taskCall(`put ${items}${particle}`, heard);
}

/**
 * Returns what `words` mean, counted from the instant `anchor`: "an hour before" gives the local time
 * "2026-03-04 09:30" if `anchor` is 10:30. Words without a time of day give a date ("2026-03-04"). Words
 * without a date give null.
 */
export function timeFrom(
  anchor: Date,
  words: string,
  { now, zone }: { now: Date; zone: string },
): string | null {
  const when = resolveWhen(words, { now, zone, anchor });
  if (!when?.date) return null;
  return when.time ? `${when.date} ${when.time.slice(0, 5)}` : when.date;
}

/** Returns the number of days in `lead`: "a week before" gives 7. Null if `lead` names no days or weeks. */
export function leadDays(lead: string): number | null {
  const [, amount = '', unit = ''] =
    /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|the)\s+(day|week)s?\b/i.exec(
      lead,
    ) ?? [];
  if (!unit) return null;
  const words: Record<string, number> = {
    a: 1,
    an: 1,
    one: 1,
    the: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fourteen: 14,
  };
  return (Number(amount) || words[amount.toLowerCase()] || 1) * (unit.toLowerCase() === 'week' ? 7 : 1);
}

/** Formats minutes as words for the reminder tools: 10080 gives "7 days", and 90 gives "90 minutes". */
export function leadText(minutes: number): string {
  // A month before may be 31 days and an hour, because the clock changed in between.
  const days = Math.round(minutes / 1440);
  return minutes % 1440 === 0 || days > 7 ? `${days} days` : `${minutes} minutes`;
}

/** Returns whether `calls` only add the task that is all of `text`: "water the plants". */
export function isTaskAlone([call, another]: PhraseCall[], text: string): boolean {
  const [todo, ...more] = call && !another && !call.input.list ? todosIn(call) : [];
  return more.length === 0 && todo?.text.toLowerCase() === titleOf(text).toLowerCase() && !todo.due;
}
