import { RRuleTemporal } from 'rrule-temporal';
import type { TimeRange } from '@/lib/connectors/schema';
import { localDate, localTime } from '@/lib/time/format';

export interface MirroredSeries {
  startTime: Date;
  endTime: Date | null;
  recurrence: string;
  zone: string | null;
}

const maxIterations = 50_000;
const maxOccurrences = 1000;

export function expandSeries(
  series: MirroredSeries,
  { from, to }: TimeRange,
): { start: Date; end: Date | null }[] {
  const lengthMs = series.endTime ? series.endTime.getTime() - series.startTime.getTime() : 0;
  return startsOf(series, { from: new Date(from.getTime() - lengthMs), to })
    .map((start) => ({ start, end: series.endTime && new Date(start.getTime() + lengthMs) }))
    .filter(({ start, end }) => overlapsRange(start, end, { from, to }))
    .slice(0, maxOccurrences);
}

export function overlapsRange(start: Date, end: Date | null, { from, to }: TimeRange): boolean {
  const isInstant = end === null || end <= start;
  return start < to && (isInstant ? start >= from : end > from);
}

function startsOf({ startTime, recurrence, zone }: MirroredSeries, { from, to }: TimeRange): Date[] {
  try {
    const tzid = zone ?? 'UTC';
    const local = `${localDate(startTime, tzid)}T${localTime(startTime, tzid)}:00`.replaceAll(/[-:]/g, '');
    const rule = new RRuleTemporal({
      rruleString: [`DTSTART;TZID=${tzid}:${local}`, recurrence].join('\n'),
      maxIterations,
    });
    return rule.between(from, to, true).map(({ epochMilliseconds }) => new Date(epochMilliseconds));
  } catch {
    // The library does not support this rule or zone.
    return startTime < to ? [startTime] : [];
  }
}
