import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import { resolveWhen } from '@/lib/time/phrases';

/** What stands between the verb of a request and the thing itself. */
const lead =
  /^(?:(?:to|about|that|of|for|on(?! (?:call|duty|leave|shift|nights?|holidays?|vacation|site|air|hold)\b)|regarding|re|when|how)\s+|(?:that )?(?:i|we) (?:have|need|want|ought) to\s+|(?:that )?(?:i|we) (?:must|should)\s+)+(?=\S)/i;
const tail = /[\s,.;:!–—-]+$|,\s*say$|\s+(?:at|on|in|by|for|from|until|to|and|of|is|the)$/i;

/** Verbs that end in a particle, which is no link to a time: "check in", "log on". */
const phrasal =
  /(?:^|\s)(?:check|log|sign|clock|plug|turn|drop|hand|fill|call|move|phone|ring|come|go|pop|dial|tune|settle|book|get) (?:in|on|off|out|by|up|back|over)$/i;

/** Returns the words of a thing to do without what links them to the verb or to a time. */
export function titleOf(words: string): string {
  let title = words
    .trim()
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(lead, '');
  for (let before = ''; before !== title && !phrasal.test(title); ) {
    before = title;
    title = title.replace(tail, '');
  }
  return title.replace(/^(?:the|an?)\s+(?=\S)/, '').trim();
}

/** Returns due-date words for a todo: the last day of a stretch, else the words themselves; undefined without any. */
export function dueOf({ when, times, sense }: Pick<Heard, 'when' | 'times' | 'sense'>): string | undefined {
  if (sense === 'none' || sense === 'length' || sense === 'unclear') return undefined;
  const range = times.find(({ kind }) => kind === 'range');
  if (sense === 'range' && range?.kind === 'range') return range.to.date;
  return when;
}

/** Returns time words for a moment: of a range with hours its beginning, else the words themselves. */
export function startOf({ when, times, whole }: Pick<Heard, 'when' | 'times' | 'whole'>): string {
  const range = times.find((time) => time.kind === 'range' && time.from.time !== null);
  if (range?.kind !== 'range' || !range.from.time) return when;
  return `${range.from.date} ${inHalf(range.from.time, whole)}`;
}

/** Reads an hour without "am" or "pm" as people mean it: dinner at 7 is in the evening, and a meeting from 2 to 3 in the afternoon. */
function inHalf(time: string, whole: string): string {
  const hour = Number(time.slice(0, 2));
  const isSaid =
    /\d\s*(?:am|pm|a\.m|p\.m)|\d:\d\d\b.*\d:\d\d|\b(?:morning|noon|midnight|breakfast|wake|night shift)\b/i.test(
      whole,
    );
  const isEvening =
    /\b(?:dinner|supper|drinks|party|concert|movie|cinema|theat(?:er|re)|evening|tonight|pub|gig)\b/i.test(
      whole,
    );
  const isLater = !isSaid && hour > 0 && hour < (isEvening ? 12 : 7);
  return isLater ? `${hour + 12}${time.slice(2, 5)}` : time.slice(0, 5);
}

/** Returns what a range with hours adds to a reminder: "until 10:30". */
export function endOf({ times, whole }: Pick<Heard, 'times' | 'whole'>): { description?: string } {
  const range = times.find((time) => time.kind === 'range' && time.from.time !== null);
  if (range?.kind !== 'range' || !range.to.time || !range.from.time) return {};
  return { description: `${inHalf(range.from.time, whole)} to ${inHalf(range.to.time, whole)}` };
}

/** "The week before", said without anything that it counts from: from what was spoken of last. */
export function beforeLast({ world, when }: Heard): string | null {
  const thing = world.mentions.map((mention) => mention.thing).find(({ at, date }) => at || date);
  const anchor = thing?.at ?? (thing?.date ? fromLocal(thing.date, '09:00', world.zone) : null);
  return anchor && timeFrom(anchor, when, world);
}

/** Adds a thing to do: with an hour or a repetition as a reminder, with a day alone or none as a todo. */
export function taskCall(title: string, heard: Heard, list?: string): PhraseCall {
  const before =
    heard.sense === 'unclear' && /\b(?:before|prior|ahead)\b/i.test(heard.when) ? beforeLast(heard) : null;
  if (before)
    return {
      tool: 'set_reminder',
      input: { title: title.replace(/\s+(?:that|it|then)$/i, ''), when: before },
    };
  if (heard.sense === 'hour' || heard.sense === 'hourly series' || heard.sense === 'series')
    return { tool: 'set_reminder', input: { title, when: startOf(heard), ...endOf(heard) } };
  const due = dueOf(heard);
  return {
    tool: 'add_todos',
    input: { items: [{ text: title, ...(due ? { due } : {}) }], ...(list ? { list } : {}) },
  };
}

/** Returns local date and time (for a tool's time words) of a time that counts from `anchor`: "an hour before". */
export function timeFrom(
  anchor: Date,
  words: string,
  { now, zone }: { now: Date; zone: string },
): string | null {
  const when = resolveWhen(words, { now, zone, anchor });
  if (!when?.date) return null;
  return when.time ? `${when.date} ${when.time.slice(0, 5)}` : when.date;
}

/** Whole days of a lead ("a week before" is 7), null for hours. */
export function leadDays(lead: string): number | null {
  const [, amount = '', unit = ''] =
    /\b(\d+|an?|one|two|three|four|five|six|seven|the)\s+(day|week)s?\b/i.exec(lead) ?? [];
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
  };
  return (Number(amount) || words[amount.toLowerCase()] || 1) * (unit.toLowerCase() === 'week' ? 7 : 1);
}
