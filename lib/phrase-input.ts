import type { Heard, PhraseCall } from '@/lib/phrase';
import type { TimeExpression } from '@/lib/time/find-times';
import { resolveWhen } from '@/lib/time/phrases';
import { capitalized } from '@/lib/wording';

/** What stands between the verb of a request and the thing itself. */
const lead =
  /^(?:(?:to|about|that|of|for|on|regarding|re|when|how)\s+|(?:that )?(?:i|we) (?:have|need|want|ought) to\s+|(?:that )?(?:i|we) (?:must|should)\s+)+(?=\S)/i;
const tail = /[\s,.;:!–—-]+$|\s+(?:at|on|in|by|for|from|until|to|and|of|is|the)$/i;

/** Returns the words of a thing to do without what links them to the verb or to a time. */
export function titleOf(words: string): string {
  let title = words
    .trim()
    .replace(/^[\s,.;:–—-]+/, '')
    .replace(lead, '');
  for (let before = ''; before !== title; ) {
    before = title;
    title = title.replace(tail, '');
  }
  return title.trim();
}

/** Returns due-date words for a todo: the last day of a stretch, else the words themselves; undefined without any. */
export function dueOf({ when, times, sense }: Pick<Heard, 'when' | 'times' | 'sense'>): string | undefined {
  if (sense === 'none' || sense === 'length' || sense === 'unclear') return undefined;
  const range = times.find(({ kind }) => kind === 'range');
  if (sense === 'range' && range?.kind === 'range') return range.to.date;
  return when;
}

/** Returns time words for a moment: of a range with hours its beginning, else the words themselves. */
export function startOf({ when, times }: Pick<Heard, 'when' | 'times'>): string {
  const range = times.find((time) => time.kind === 'range' && time.from.time !== null);
  if (range?.kind !== 'range' || !range.from.time) return when;
  return `${range.from.date} ${range.from.time.slice(0, 5)}`;
}

/** Returns what a range with hours adds to a reminder: "until 10:30". */
export function endOf({ times }: Pick<Heard, 'times'>): { description?: string } {
  const range = times.find((time) => time.kind === 'range' && time.from.time !== null);
  if (range?.kind !== 'range' || !range.to.time || !range.from.time) return {};
  return { description: `${range.from.time.slice(0, 5)} to ${range.to.time.slice(0, 5)}` };
}

/** Adds a thing to do: with an hour or a repetition as a reminder, with a day alone or none as a todo. */
export function taskCall(title: string, heard: Heard, list?: string): PhraseCall {
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

/** Returns whether a time has passed. */
export function isPast(time: TimeExpression, now: Date): boolean {
  return 'at' in time && time.at !== null && time.at !== undefined && time.at < now;
}

export function sentence(text: string): string {
  return capitalized(text);
}
