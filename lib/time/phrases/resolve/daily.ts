import { Temporal } from 'temporal-polyfill';
import type { DayPiece, Every, Phrase } from '@/lib/time/phrases/pieces';
import type { Moment } from '@/lib/time/phrases/resolve/moment';
import { resolveRange } from '@/lib/time/phrases/resolve/ranges';

const everyDay: Every = { kind: 'every', freq: 'DAILY', interval: 1, days: [], inner: null };

/**
 * Turns a range of days with an hour into a daily series: "16 to 24 december at 4" becomes "every day at 4
 * from 16 december through 24 december". For a stay ("away dec 3 to 6 at 4"), the hour is the time at which
 * the stay ends on the last day. Returns other phrases unchanged.
 */
export function asDaily(phrase: Phrase, moment: Moment): Phrase {
  if (!phrase.isDaily || phrase.main.every) return phrase;
  const { clock, zone, part, ...days } = phrase.main;
  const { clock: endClock, ...lastDay } = phrase.end;
  if (moment.isStay && clock && !endClock)
    return { ...phrase, main: { ...days, ...(zone ? { zone } : {}) }, end: { ...lastDay, clock } };
  const range = resolveRange({ main: days, start: {}, until: {}, through: {}, end: lastDay }, moment);
  if (!range || !clock) return phrase;
  const [from, to] = [Temporal.PlainDate.from(range.from.date), Temporal.PlainDate.from(range.to.date)];
  return {
    main: { clock, every: everyDay, ...(zone ? { zone } : {}), ...(part ? { part } : {}) },
    start: { date: pieceOf(from) },
    until: {},
    through: { date: pieceOf(to) },
    end: endClock ? { clock: endClock } : {},
  };
}

function pieceOf({ year, month, day }: Temporal.PlainDate): Extract<DayPiece, { kind: 'date' }> {
  return { kind: 'date', year, month, day, which: 'plain' };
}
