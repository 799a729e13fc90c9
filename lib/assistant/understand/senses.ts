import type { TimeSense } from '@/lib/phrase';
import type { TimeExpression } from '@/lib/time/find-times';

/** Returns how times, taken together, say when something is. */
export function senseOf(times: TimeExpression[]): TimeSense {
  if (times.length === 0) return 'none';
  const hasHour = times.some(namesHour);
  const series = times.filter(({ kind }) => kind === 'recurrence');
  if (series.length > 0) return hasHour ? 'hourly series' : 'series';
  if (hasHour) return 'hour';
  if (times.some(({ kind }) => kind === 'date')) return 'day';
  if (times.some(({ kind }) => kind === 'range')) return 'range';
  return times.some(({ kind }) => kind === 'duration') ? 'length' : 'unclear';
}

function namesHour(time: TimeExpression): boolean {
  if (time.kind === 'instant' || time.kind === 'time' || time.kind === 'part of day') return true;
  if (time.kind === 'recurrence') return time.time !== null;
  return time.kind === 'range' && time.from.time !== null;
}
