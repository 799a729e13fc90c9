import type { AgendaItem } from '@/lib/agenda/schema';
import { dayOf } from '@/lib/agenda/wording';
import { formatDay, formatTime, type TimeReader, zoneOf } from '@/lib/time/format';
import { clip, quoted, wrapUntrusted } from '@/lib/words/wording';

const usualLength = 60 * 60_000;
const maxPairs = 5;

export function clashesText(items: AgendaItem[], { reader, today }: { reader: TimeReader; today: string }) {
  const timed = items.filter(({ at }) => at).sort((a, b) => startOf(a) - startOf(b));
  const pairs = timed.flatMap((one, place) =>
    timed.slice(place + 1).flatMap((other) => (startOf(other) < endOf(one) ? [[one, other] as const] : [])),
  );
  if (pairs.length === 0) return 'No, nothing clashes.';
  return pairs
    .slice(0, maxPairs)
    .map(([one, other]) => {
      const [first, second] = [one, other].map((item) => formatTime(new Date(item.at ?? ''), reader));
      const day = formatDay(dayOf(other, zoneOf(reader)), today);
      return startOf(one) === startOf(other)
        ? `Yes: ${nameOf(one)} and ${nameOf(other)} are both at ${first}, ${day}.`
        : `${one.end ? 'Yes' : 'Close together'}: ${nameOf(one)} at ${first} and ${nameOf(other)} at ${second}, ${day}.`;
    })
    .join('\n');
}

function startOf({ at }: AgendaItem): number {
  return Date.parse(at ?? '');
}

function endOf(item: AgendaItem): number {
  return item.end ? Date.parse(item.end) : startOf(item) + usualLength;
}

function nameOf({ kind, title }: AgendaItem): string {
  return kind === 'event' ? wrapUntrusted(title) : quoted(clip(title, 120));
}
