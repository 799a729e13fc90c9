import { agenda } from '@/lib/connectors/calendar';
import { eventWords, spanOf } from '@/lib/connectors/event-words';
import type { CalendarEvent } from '@/lib/connectors/schema';
import { wholeRange } from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { matchItem, type Naming, pickOne, severalFit } from '@/lib/match';
import { addDays } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { resolveStretch } from '@/lib/time/stretch';
import { quoted } from '@/lib/wording';

/** How far ahead an event is looked for where no day is named. */
const daysAhead = 60;
/** Words that name any event. */
const anyEvent =
  /^(?:(?:my|the|that|this|next|an?|one|event|events|meeting|meetings|appointment|appointments|call|calls|entry|entries|calendar|everything|all|of|in|on|at|for|with|me)\b[\s,.]*)*$/i;

/**
 * The events that a person's words mean: one by its title, its time ("the 3pm meeting", "lunch with Anna") or its id, or every one that
 * begins on the days that `when` names where no title is said. Throws where nothing fits; SeveralFit where it is not clear which one is
 * meant.
 */
export async function pickEvents(ctx: UserCtx, words: string, when: string | null): Promise<CalendarEvent[]> {
  const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}/.test(words);
  const spans = isId ? [] : findWhen(words).map(({ text }) => text);
  const said = [...spans, when ?? ''].filter(Boolean).join(' ');
  const range = rangeFor(ctx, said);
  const there = (await agenda(ctx, range))
    // What carries a reminder is the reminder's to change.
    .filter(({ reminderId }) => !reminderId)
    .filter((event) => isAt(ctx, event, said));
  const naming = {
    textOf: (event: CalendarEvent) => event.title,
    show: (event: CalendarEvent) => eventWords(ctx, event),
    none: 'no event in your calendar',
  };
  const title = isId ? words : withoutTimes(words);
  if (isPlace.test(title)) throw severalFit('', some(there), naming);
  if (isId || !anyEvent.test(title)) {
    // "The review meeting" may be called “Review”.
    const isNamed = isId || matchItem(there, title, naming.textOf).kind !== 'none';
    return [pickOne(there, isNamed ? title : withoutKind(title), naming)];
  }
  const isAll = /\b(?:all|every|everything)\b/i.test(words);
  if (said === '' && !isAll) return [pickUnnamed(ctx, there, title, naming)];
  // The party of the night before still lasts on the day that is named.
  const events = some(said === '' ? there : there.filter((event) => spanOf(event).start >= range.from), said);
  const isOne =
    !isAll && !/\b(?:events|meetings|appointments|calls|calendar)\b/i.test(words) && words.trim() !== '';
  if (isOne && events.length > 1) throw severalFit(words, events, naming);
  return events;
}

/** Events are shown without numbers: a place in them means nothing. */
const isPlace = /^(?:#|no\.?\s*|number\s+)?\d{1,3}\.?$/i;

/** "The meeting", "my next appointment": by what it is, where nothing else is said. */
function pickUnnamed(
  ctx: UserCtx,
  there: CalendarEvent[],
  title: string,
  naming: Naming<CalendarEvent>,
): CalendarEvent {
  const isNext = /\bnext\b/i.test(title);
  const coming = isNext ? there.filter((event) => spanOf(event).start > ctx.now()) : there;
  // A meeting may be called anything; not every event is a call.
  const [next] = isNext && !/\bcalls?\b/i.test(title) ? coming : [];
  if (next) return next;
  const match = matchItem(some(coming), title.replace(/\bnext\b/gi, ' '), naming.textOf);
  if (match.kind === 'one') return match.item;
  const fitting = match.kind === 'many' ? match.items : coming;
  const first = isNext && match.kind === 'many' ? coming.find((event) => fitting.includes(event)) : undefined;
  if (first) return first;
  throw severalFit('', fitting, naming);
}

function some(events: CalendarEvent[], said = ''): CalendarEvent[] {
  if (events.length > 0) return events;
  const when = said ? ` for ${quoted(said)}` : '';
  throw new AppError('not_found', `I found no event in your calendar${when}. Nothing was changed.`);
}

function withoutKind(title: string): string {
  const rest = title.replace(/\b(?:meetings?|appointments?|events?|calls?|sessions?)\b/gi, ' ').trim();
  return rest || title;
}

function withoutTimes(words: string): string {
  return findWhen(words)
    .reduceRight((rest, { index, text }) => rest.slice(0, index) + rest.slice(index + text.length), words)
    .replace(/['’]s\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The days that words name, or the coming ones. */
function rangeFor(ctx: UserCtx, said: string) {
  const zone = ctx.user.timezone;
  const today = localDate(ctx.now(), zone);
  const asked = said ? resolveStretch(said, { now: ctx.now(), zone }) : null;
  const hasDay = asked && resolveWhen(said, { now: ctx.now(), zone })?.date !== null;
  return wholeRange(asked && hasDay ? asked : { from: today, to: addDays(today, daysAhead) }, zone);
}

/** Whether an event is still to come, and at the hour that words name, if they do. */
function isAt(ctx: UserCtx, event: CalendarEvent, said: string): boolean {
  const zone = ctx.user.timezone;
  const { start, end } = spanOf(event);
  if (end <= ctx.now()) return false;
  const when = said ? resolveWhen(said, { now: ctx.now(), zone }) : null;
  if (!when?.time) return true;
  if (event.isAllDay) return false;
  const isPart = /\b(?:morning|afternoon|evening|tonight)\b/i.test(said);
  return isPart || when.time.slice(0, 5) === localTime(start, zone);
}
