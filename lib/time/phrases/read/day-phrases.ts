import type { Match } from '@/lib/time/phrases/pieces';
import { dayPart, nowAt, relativeDay, weekdayAt } from '@/lib/time/phrases/read/days';
import { edgeAt, periodAt } from '@/lib/time/phrases/read/periods';
import type { Scan } from '@/lib/time/phrases/text/tokens';

export function dayAt(scan: Scan, i: number): Match | null {
  return (
    relativeDay(scan, i) ??
    weekdayAt(scan, i) ??
    dayPart(scan, i) ??
    edgeAt(scan, i) ??
    periodAt(scan, i) ??
    nowAt(scan, i)
  );
}
