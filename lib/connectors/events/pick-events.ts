import { listEvents } from '@/lib/connectors/calendar';
import { rangeOfDays } from '@/lib/connectors/events/event-time';
import { eventTimeOf, eventWords } from '@/lib/connectors/events/wording';
import type { CalendarEvent, TimeRange } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays } from '@/lib/time/clock';
import { resolveDateRange } from '@/lib/time/date-range';
import { localDate, localTime } from '@/lib/time/format';
import { findWhen, resolveWhen } from '@/lib/time/phrases';
import { ambiguousItem, type ItemLabels, matchItem, pickItem } from '@/lib/words/match';
import { quoted } from '@/lib/words/wording';

const maxDaysAhead = 60;
const anyEvent =
  /^(?:(?:my|the|that|this|next|an?|one|event|events|meeting|meetings|appointment|appointments|call|calls|entry|entries|calendar|everything|every|each|all|of|in|on|at|for|with|me)\b[\s,.]*)*$/i;
// Lists of events have no numbers, so "the second one" names no event.
const position =
  /^(?:the )?(?:(?:#|no\.?\s*|number\s+)?\d{1,3}(?:\.|st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|last)(?: (?:one|event))?$/i;

export async function pickEvents(ctx: UserCtx, words: string, when: string | null): Promise<CalendarEvent[]> {
  const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}/.test(words);
  const timesInWords = isId ? [] : findWhen(words).map(({ text }) => text);
  const timeText = [...timesInWords, when ?? ''].filter(Boolean).join(' ');
  const range = searchRange(ctx, timeText);
  const candidates = (await listEvents(ctx, range))
    // A reminder's event can be changed only by changing the reminder.
    .filter(({ reminderId }) => !reminderId)
    .filter((event) => matchesTime(ctx, event, timeText));
  const naming = {
    textOf: (event: CalendarEvent) => event.title,
    label: (event: CalendarEvent) => eventWords(ctx, event),
    nothing: 'no event in your calendar',
  };
  const title = isId ? words : withoutTimes(words);
  if (position.test(title)) throw ambiguousItem('', atLeastOne(candidates), naming);
  if (isId || !anyEvent.test(title)) {
    // "The review meeting" may mean an event with the title “Review”.
    const isNamed = isId || matchItem(candidates, title, naming.textOf).kind !== 'none';
    return [pickItem(candidates, isNamed ? title : withoutKind(title), naming)];
  }
  const isAll = /\b(?:all|every|everything|each)\b/i.test(words);
  if (timeText === '' && !isAll) return [pickUntitled(ctx, candidates, title, naming)];
  // An event that started the night before may continue on the named day; it is left out.
  const events = atLeastOne(
    timeText === '' ? candidates : candidates.filter((event) => eventTimeOf(event).start >= range.from),
    timeText,
  );
  const isOne =
    !isAll && !/\b(?:events|meetings|appointments|calls|calendar)\b/i.test(words) && words.trim() !== '';
  if (isOne && events.length > 1) throw ambiguousItem(words, events, naming);
  return events;
}

function pickUntitled(
  ctx: UserCtx,
  candidates: CalendarEvent[],
  title: string,
  naming: ItemLabels<CalendarEvent>,
): CalendarEvent {
  const isNext = /\bnext\b/i.test(title);
  const coming = isNext ? candidates.filter((event) => eventTimeOf(event).start > ctx.now()) : candidates;
  // "Meeting" and "appointment" may mean any event; "call" may not.
  const [next] = isNext && !/\bcalls?\b/i.test(title) ? coming : [];
  if (next) return next;
  const match = matchItem(atLeastOne(coming), title.replace(/\bnext\b/gi, ' '), naming.textOf);
  if (match.kind === 'one') return match.item;
  const fitting = match.kind === 'many' ? match.items : coming;
  const first = isNext && match.kind === 'many' ? coming.find((event) => fitting.includes(event)) : undefined;
  if (first) return first;
  throw ambiguousItem('', fitting, naming);
}

function atLeastOne(events: CalendarEvent[], timeText = ''): CalendarEvent[] {
  if (events.length > 0) return events;
  const when = timeText ? ` for ${quoted(timeText)}` : '';
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

function searchRange(ctx: UserCtx, timeText: string): TimeRange {
  const zone = ctx.user.timezone;
  const today = localDate(ctx.now(), zone);
  const days = timeText ? resolveDateRange(timeText, { now: ctx.now(), zone }) : null;
  const hasDay = days && resolveWhen(timeText, { now: ctx.now(), zone })?.date !== null;
  return rangeOfDays(days && hasDay ? days : { from: today, to: addDays(today, maxDaysAhead) }, zone);
}

function matchesTime(ctx: UserCtx, event: CalendarEvent, timeText: string): boolean {
  const zone = ctx.user.timezone;
  const { start, end } = eventTimeOf(event);
  if (end <= ctx.now()) return false;
  const when = timeText ? resolveWhen(timeText, { now: ctx.now(), zone }) : null;
  if (!when?.time) return true;
  if (event.isAllDay) return false;
  const isPartOfDay = /\b(?:morning|afternoon|evening|tonight)\b/i.test(timeText);
  return isPartOfDay || when.time.slice(0, 5) === localTime(start, zone);
}
