import type { AgendaItem } from '@/lib/agenda/schema';
import { formatDay, formatTime, localDate, type TimeReader, zoneOf } from '@/lib/time/format';
import { clip, joinWords, wrapUntrusted } from '@/lib/words/wording';

const maxLines = 40;

interface View {
  reader: TimeReader;
  today: string;
  from: string;
  isDayShown?: boolean;
}

export function formatAgenda(all: AgendaItem[], view: View): string[] {
  const { today } = view;
  const byId = Map.groupBy(
    all.filter(({ repeats, state }) => repeats && state === 'upcoming'),
    ({ id }) => id,
  );
  const isFrequent = ({ id, state }: AgendaItem) =>
    view.isDayShown && state === 'upcoming' && (byId.get(id)?.length ?? 0) > mostOfSeries;
  const items = all.filter((item) => !isFrequent(item));
  const frequent = [...byId.values()].filter(([first]) => first && isFrequent(first));
  const shown = items.slice(0, maxLines);
  const byDay = Map.groupBy(shown, (item) => shownDayOf(item, view));
  const more = [
    ...(items.length > maxLines ? [`… and ${items.length - maxLines} more on the dashboard.`] : []),
    ...(frequent.length > 0 ? ['Repeating:', ...frequent.map((own) => `• ${formatSeries(own, view)}`)] : []),
  ];
  const isOneDay = byDay.size === 1 && !view.isDayShown;
  const lines = [...byDay].flatMap(([day, own]) => [
    ...(isOneDay ? [] : [`${formatDay(day, today)}:`]),
    ...own.map((item) => `• ${formatItem(item, view)}`),
  ]);
  return [...lines, ...more];
}

// A daily series of more than a week would hide everything else, so it is one line.
const mostOfSeries = 10;

function formatSeries(items: AgendaItem[], view: View): string {
  const clocks = new Set(items.map(({ at }) => at && formatTime(new Date(at), view.reader)));
  const [line = ''] = items.map(({ at, ...item }) =>
    formatItem({ ...item, ...(at && clocks.size === 1 ? { at } : {}) }, view),
  );
  return `${line} (${items.length} times)`;
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

/** Returns whether an item is a plan of several days that began before the first day of the agenda. */
export function isUnderWay({ kind, date, end }: AgendaItem): boolean {
  return kind === 'reminder' && date !== undefined && end !== undefined;
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
  const last =
    isUnderWay(item) && item.end && item.end > dayOf(item, '') ? ` (to ${formatDay(item.end, today)})` : '';
  const days = (item.noticeDays ?? []).map((day) => formatDay(day, today));
  const notice = days.length > 0 ? ` (I also tell you ${joinWords(days)})` : '';
  return `${time}${name}${last}${list ? ` (${list})` : ''}${place}${mark}${notice}`;
}
