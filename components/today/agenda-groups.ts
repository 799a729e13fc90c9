import { addDays } from '@/components/page/dates';
import type { AgendaItem } from '@/lib/agenda/schema';
import { formatDate, localDate } from '@/lib/time/format';

export interface AgendaGroup {
  title: string;
  /** Null for what is overdue. */
  date: string | null;
  items: AgendaItem[];
}

/** Returns an item's local day (YYYY-MM-DD). */
export function dayOf({ date, at }: AgendaItem, zone: string): string {
  return date ?? (at ? localDate(new Date(at), zone) : '');
}

/**
 * Groups an agenda by day: what is overdue, today and tomorrow, then the days after that. Days without anything are left out, except
 * today. The items stay in the server's order of time.
 */
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

/** What identifies an item on the screen: the occurrences of a series have the same id. */
export function keyOfItem({ kind, id, at, date }: AgendaItem): string {
  return `${kind} ${id} ${at ?? date}`;
}
