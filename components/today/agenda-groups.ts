import { addDays } from '@/components/page/dates';
import type { AgendaItem } from '@/lib/agenda/schema';
import { formatDate, localDate } from '@/lib/time/format';

export interface AgendaGroup {
  title: string;
  date: string | null;
  items: AgendaItem[];
}

export function dayOf({ date, at }: AgendaItem, zone: string): string {
  return date ?? (at ? localDate(new Date(at), zone) : '');
}

export function groupAgenda(
  items: AgendaItem[],
  { today, zone }: { today: string; zone: string },
): { now: AgendaGroup[]; ahead: AgendaGroup[] } {
  const tomorrow = addDays(today, 1);
  const byDay = Map.groupBy(items, (item) => {
    const day = dayOf(item, zone);
    return day < today ? 'overdue' : day;
  });
  const overdue = byDay.get('overdue') ?? [];
  const groupOf = (date: string, title: string) => ({ title, date, items: byDay.get(date) ?? [] });
  const later = [...byDay.keys()].filter((day) => day !== 'overdue' && day > tomorrow).toSorted();
  return {
    now: [
      ...(overdue.length > 0 ? [{ title: 'Overdue', date: null, items: overdue }] : []),
      groupOf(today, 'Today'),
      ...(byDay.has(tomorrow) ? [groupOf(tomorrow, 'Tomorrow')] : []),
    ],
    ahead: later.map((day) => groupOf(day, formatDate(day, today))),
  };
}

/**
 * Returns a key of an item. The key includes the time, because all occurrences of a series have the same id.
 */
export function keyOfItem({ kind, id, at, date }: AgendaItem): string {
  return `${kind} ${id} ${at ?? date}`;
}
