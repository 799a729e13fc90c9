import type { AgendaItem } from '@/lib/agenda/schema';
import { formatDay, formatTime, localDate, type TimeReader, zoneOf } from '@/lib/time/format';
import { clip, wrapUntrusted } from '@/lib/words/wording';

const maxLines = 40;

interface View {
  reader: TimeReader;
  today: string;
  from: string;
  isDayShown?: boolean;
}

export function formatAgenda(items: AgendaItem[], view: View): string[] {
  const { today } = view;
  const shown = items.slice(0, maxLines);
  const byDay = Map.groupBy(shown, (item) => shownDayOf(item, view));
  const more = items.length > maxLines ? [`… and ${items.length - maxLines} more on the dashboard.`] : [];
  const isOneDay = byDay.size === 1 && !view.isDayShown;
  const lines = [...byDay].flatMap(([day, own]) => [
    ...(isOneDay ? [] : [`${formatDay(day, today)}:`]),
    ...own.map((item) => `• ${formatItem(item, view)}`),
  ]);
  return [...lines, ...more];
}

export function dayOf({ at, date }: AgendaItem, zone: string): string {
  return at ? localDate(new Date(at), zone) : (date ?? '');
}

function shownDayOf(item: AgendaItem, { reader, from }: View): string {
  const day = dayOf(item, zoneOf(reader));
  return item.kind === 'event' && day < from ? from : day;
}

function eventHours({ at, end }: AgendaItem, { reader, from }: View): string {
  if (!at) return '';
  const [first, last] = [at, end ?? at].map((iso) => localDate(new Date(iso), zoneOf(reader)));
  const until = end ? formatTime(new Date(end), reader) : '';
  if (first && first < from) return last === from ? `until ${until} ` : '';
  return `${formatTime(new Date(at), reader)}${until && `–${until}`} `;
}

function formatItem(item: AgendaItem, view: View): string {
  const { reader, today } = view;
  const { kind, title, at, state, list, location } = item;
  const clock = at ? `${formatTime(new Date(at), reader)} ` : '';
  const time = kind === 'event' || item.end ? eventHours(item, view) : clock;
  // An event's title is marked as untrusted text, because other people may have written it.
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
