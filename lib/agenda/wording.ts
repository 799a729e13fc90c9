import type { AgendaItem } from '@/lib/agenda/schema';
import { formatDay, formatTime, localDate, type TimeReader, zoneOf } from '@/lib/time/format';
import { clip, wrapUntrusted } from '@/lib/words/wording';

const maxLines = 40;

/** Formats an agenda for a reply. The days are headings if there are several. */
export function formatAgenda(
  items: AgendaItem[],
  { reader, today }: { reader: TimeReader; today: string },
): string[] {
  const shown = items.slice(0, maxLines);
  const byDay = Map.groupBy(shown, (item) => dayOf(item, zoneOf(reader)));
  const more = items.length > maxLines ? [`… and ${items.length - maxLines} more on the dashboard.`] : [];
  const isOneDay = byDay.size === 1;
  const lines = [...byDay].flatMap(([day, own]) => [
    ...(isOneDay ? [] : [`${formatDay(day, today)}:`]),
    ...own.map((item) => `• ${formatItem(item, reader, today)}`),
  ]);
  return [...lines, ...more];
}

/** The local day of an item. What is still open from earlier keeps its own day. */
function dayOf({ at, date }: AgendaItem, zone: string): string {
  return at ? localDate(new Date(at), zone) : (date ?? '');
}

function formatItem(item: AgendaItem, reader: TimeReader, today: string): string {
  const { kind, title, at, end, state, list, location } = item;
  const until = kind === 'event' && at && end ? `–${formatTime(new Date(end), reader)}` : '';
  const time = at ? `${formatTime(new Date(at), reader)}${until} ` : '';
  // Other people may have written an event's title.
  const name = kind === 'event' ? wrapUntrusted(title) : clip(title, 120);
  const place = location ? `, ${wrapUntrusted(location, 60)}` : '';
  const mark = {
    overdue: ` [OVERDUE: ${formatDay(dayOf(item, zoneOf(reader)), today)}]`,
    unanswered: ' (came, not answered yet)',
    snoozed: ' (snoozed)',
    upcoming: '',
    past: '',
  }[state];
  return `${time}${name}${list ? ` (${list})` : ''}${place}${mark}`;
}
