import { Temporal } from 'temporal-polyfill';
import { type Amount, type Draft, inDays, type Phrase, type Shift } from '@/lib/time/phrases/pieces';
import { type Day, dayOf, edgeUnit } from '@/lib/time/phrases/resolve/calendar';
import { type TimeOfDay, timeOf } from '@/lib/time/phrases/resolve/hours';
import { dateOf, instant, type Moment, todayOf, type When, zoned } from '@/lib/time/phrases/resolve/moment';
import { recurring } from '@/lib/time/phrases/resolve/series';

export function resolve(phrase: Phrase, moment: Moment): When | null {
  const { main } = phrase;
  // A series of ranges ("every monday 3-4pm") resolves to their start.
  if (Object.keys(phrase.end).length > 0 && !main.every) return null;
  if (main.unclear || main.weekOf || ((main.except || main.days) && !main.every)) return null;
  if (main.every) return recurring(phrase, moment);
  if (main.stamp) return stamped(main.stamp.text, moment);
  if (main.shift && !inDays(main.shift.amount)) return exact(main, main.shift, moment);
  if (main.shift?.from === 'said') return null;
  return point(main, moment) ?? (main.now && onlyNow(main) ? asPoint(moment.now) : null);
}

// If Saturday the 18th is more days away, the 18 in "saturday 18" is the hour.
const nearDays = 42;

function withHour(draft: Draft, moment: Moment): Draft {
  const { monthDay, ...rest } = draft;
  if (!monthDay?.mayBeHour || rest.clock || rest.month || rest.period || rest.part) return draft;
  const { today } = todayOf(moment);
  const day = dayOf(draft, todayOf(moment));
  const isNear = day && Temporal.PlainDate.compare(day, today.add({ days: nearDays })) <= 0;
  return isNear
    ? draft
    : { ...rest, clock: { kind: 'clock', hour: monthDay.day, minute: 0, second: 0, half: '24' } };
}

function point(said: Draft, moment: Moment): When | null {
  const draft = withHour(said, moment);
  const named = dayOf(draft, todayOf(moment));
  if (named === null || (named && (named.year < 1 || named.year > 9999))) return null;
  const endOfDay = draft.edge !== undefined && edgeUnit(draft) === 'day';
  if (endOfDay && draft.edge?.edge === 'start') return null;
  const time = timeOf(draft, moment.prefersMorning, endOfDay);
  if (named && draft.now && !time)
    return onDay(named, { time: moment.now.toPlainTime(), other: null, after: 0 }, draft, moment);
  const day = named ?? (endOfDay ? moment.now.toPlainDate() : undefined);
  if (day) return time ? onDay(day, time, draft, moment) : dateOnly(day, draft, moment);
  return time ? nextTime(time, moment) : null;
}

function dateOnly(named: Day, draft: Draft, { anchor, now }: Moment): When {
  // A weekday without an hour never means today, because people would say "today".
  const isOwnName =
    draft.weekday?.which === 'plain' && named.equals(now.toPlainDate()) && Object.keys(draft).length === 1;
  const day = isOwnName ? named.add({ weeks: 1 }) : named;
  const at = draft.shift?.from === 'anchor' && anchor ? instant(day, anchor.toPlainTime(), now) : null;
  return { date: day.toString(), time: null, at: at && dateOf(at), rule: null };
}

function onDay(day: Day, { time, other, after }: TimeOfDay, draft: Draft, { now, home }: Moment): When {
  const today = now.toPlainDate();
  const isToday = day.equals(today);
  const midnight =
    draft.offset?.days === 0 && draft.clock?.half === '24' && draft.clock.hour === 0 && !draft.clock.minute;
  // "Tonight at 1" is today if it is still night and 1 o'clock is ahead. Otherwise it is tomorrow.
  const stillAhead =
    isToday && now.hour < 5 && instant(day, time, now).epochMilliseconds > now.epochMilliseconds;
  const late = (after === 1 && !stillAhead) || midnight;
  let at = instant(late ? day.add({ days: 1 }) : day, time, now);
  const namesToday = !draft.weekday && !draft.monthDay && !draft.date && !draft.holiday;
  if (isToday && namesToday && other && isPast(at, now) && !isPast(instant(day, other, now), now))
    at = instant(day, other, now);
  const ownName =
    draft.weekday?.which === 'plain' && !draft.date && !draft.monthDay && !draft.offset && !draft.period;
  if (isToday && ownName && !draft.shift && isPast(at, now)) at = instant(day.add({ weeks: 1 }), time, now);
  const ownNumber = draft.monthDay && !draft.month && !draft.period && !draft.weekday && !draft.shift;
  if (isToday && ownNumber && isPast(at, now)) at = instant(day.add({ months: 1 }), time, now);
  const days = late ? 0 : (draft.offset?.days ?? 0);
  if (days > 0) at = at.add({ days: daysShort(now, at, home, days) });
  return asSaid(
    at,
    at.toPlainDate(),
    at.toPlainTime().equals(time) || other?.equals(at.toPlainTime()) ? null : time,
  );
}

// "Tomorrow at 8pm Manila time" is on the user's tomorrow, whatever day it is in Manila.
function daysShort(
  now: Temporal.ZonedDateTime,
  at: Temporal.ZonedDateTime,
  home: string,
  days: number,
): number {
  const meant = now.withTimeZone(home).toPlainDate().add({ days });
  return at.withTimeZone(home).toPlainDate().until(meant).days;
}

function nextTime({ time, other }: TimeOfDay, { now }: Moment): When {
  const today = now.toPlainDate();
  const candidates = [instant(today, time, now), ...(other ? [instant(today, other, now)] : [])];
  const at = candidates.find((each) => !isPast(each, now)) ?? instant(today.add({ days: 1 }), time, now);
  const phrase = at.toPlainTime().equals(other ?? time) ? (other ?? time) : time;
  return { date: null, time: phrase.toString(), at: dateOf(at), rule: null };
}

function exact(draft: Draft, shift: Shift, moment: Moment): When | null {
  const amount = signed(shift.amount, shift.sign);
  if (shift.from === 'now' || shift.from === 'anchor') {
    const from = shift.from === 'now' ? moment.now : moment.anchor;
    const day = dayOf({ ...draft, shift: undefined }, todayOf(moment));
    if (!from || draft.clock || draft.part || day === null) return null;
    const at = from.add(amount);
    // "Today in one hour" repeats the day. Any other day contradicts the distance.
    return day === undefined || day.equals(at.toPlainDate()) ? asPoint(at) : null;
  }
  if (shift.from !== 'said') return null;
  const base = point({ ...draft, shift: undefined }, moment);
  if (!base?.at) return null;
  const at = zoned(base.at, moment.now.timeZoneId).add(amount);
  // "An hour before noon" is a time of day, so its next occurrence is meant.
  if (base.date === null) return nextTime({ time: at.toPlainTime(), other: null, after: 0 }, moment);
  return asPoint(at);
}

function stamped(text: string, { now }: Moment): When | null {
  const upper = text.toUpperCase();
  if (/(Z|[+-]\d\d:?\d\d)$/.test(upper)) {
    return asPoint(Temporal.Instant.from(upper).toZonedDateTimeISO(now.timeZoneId));
  }
  const local = Temporal.PlainDateTime.from(upper);
  const at = local.toZonedDateTime(now.timeZoneId, { disambiguation: 'compatible' });
  return asSaid(at, local.toPlainDate(), local.toPlainTime());
}

function onlyNow(draft: Draft): boolean {
  return Object.keys(draft).every((kind) => kind === 'now');
}

function asPoint(at: Temporal.ZonedDateTime): When | null {
  return at.year < 1 || at.year > 9999 ? null : asSaid(at, at.toPlainDate(), null);
}

// In a DST gap, the instant moves forward but `time` remains as the user said it.
function asSaid(at: Temporal.ZonedDateTime, day: Day, time: Temporal.PlainTime | null): When {
  const wall = (time ?? at.toPlainTime()).round({ smallestUnit: 'second', roundingMode: 'floor' });
  return { date: day.toString(), time: wall.toString(), at: dateOf(at), rule: null };
}

function isPast(at: Temporal.ZonedDateTime, now: Temporal.ZonedDateTime): boolean {
  return at.epochMilliseconds <= now.epochMilliseconds;
}

function signed(amount: Amount, sign: 1 | -1): Amount {
  return Object.fromEntries(Object.entries(amount).map(([unit, n]) => [unit, n * sign]));
}
