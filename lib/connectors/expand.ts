import { RRuleTemporal } from 'rrule-temporal';
import { localDate, localTime } from '@/lib/time/format';

/** A series as it is mirrored. */
export interface MirroredSeries {
  startTime: Date;
  endTime: Date | null;
  /** RFC 5545 lines: RRULE, EXDATE, RDATE. */
  recurrence: string;
  /** IANA name. */
  zone: string | null;
}

/** A calendar's rule may be old: this many days are looked through from its beginning. */
const mostSteps = 50_000;
const mostOccurrences = 1000;

/**
 * The occurrences of a series that touch a range (from inclusive, to exclusive). A rule that cannot be read counts as the one
 * event it begins with.
 */
export function occurrencesOf(
  series: MirroredSeries,
  from: Date,
  to: Date,
): { start: Date; end: Date | null }[] {
  const length = series.endTime ? series.endTime.getTime() - series.startTime.getTime() : 0;
  return startsOf(series, new Date(from.getTime() - length), to)
    .map((start) => ({ start, end: series.endTime && new Date(start.getTime() + length) }))
    .filter(({ start, end }) => touches(start, end, from, to))
    .slice(0, mostOccurrences);
}

/** Whether a time span lies in a range; one that ends when the range begins does not, one without a length counts as its instant. */
export function touches(start: Date, end: Date | null, from: Date, to: Date): boolean {
  const isPoint = end === null || end <= start;
  return start < to && (isPoint ? start >= from : end > from);
}

function startsOf({ startTime, recurrence, zone }: MirroredSeries, from: Date, to: Date): Date[] {
  try {
    const clock = zone ?? 'UTC';
    const local = `${localDate(startTime, clock)}T${localTime(startTime, clock)}:00`.replaceAll(/[-:]/g, '');
    const rule = new RRuleTemporal({
      rruleString: [`DTSTART;TZID=${clock}:${local}`, recurrence].join('\n'),
      maxIterations: mostSteps,
    });
    return rule.between(from, to, true).map(({ epochMilliseconds }) => new Date(epochMilliseconds));
  } catch {
    // A rule or a zone that nobody knows here.
    return startTime < to ? [startTime] : [];
  }
}
