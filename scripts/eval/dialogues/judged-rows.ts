import { seriesFrom } from '@/lib/reminders/schedule/rules';
import { addDays, isDate } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween } from '@/lib/time/recurrence';
import { dayMs } from '@/lib/time/units';
import type { Rows } from './changes';
import type { ExpectedRow } from './checks';

export interface JudgedRow {
  id: string;
  /** Names of this row's table in expectations: "todos" and "lists" both mean the table of todos. */
  tables: string[];
  text: string;
  date: string | null;
  time: string | null;
  list: string | null;
  monthDay: string | null;
  /** When the row was completed; 'yes' if the time is unknown, null if the row is open. */
  done: string | null;
  fires: string[];
}

type Columns = Record<string, unknown>;

export function judgedRows(rows: Rows, at: { now: Date; zone: string }): JudgedRow[] {
  const lists = new Map(
    [...rows.values()].flatMap(({ table, id, row }) => (table === 'todo_lists' ? [[id, row] as const] : [])),
  );
  return [...rows.values()].flatMap(({ table, id, row }) => {
    const read = readers[table]?.(row, at, lists);
    return read ? [{ ...blank, id, ...read }] : [];
  });
}

const blank: JudgedRow = {
  ...{ id: '', tables: [], text: '', date: null, time: null, list: null, monthDay: null },
  ...{ done: null, fires: [] },
};

type Reader = (
  row: Columns,
  at: { now: Date; zone: string },
  lists: Map<string, Columns>,
) => Partial<JudgedRow>;

const readers: Record<string, Reader> = {
  reminders: (row, at) => {
    const next = new Date(String(row.reminder_time));
    return {
      tables: ['reminders', 'events'],
      text: words(row.title, row.description),
      date: localDate(next, at.zone),
      time: localTime(next, at.zone),
      done: row.acknowledged_at == null ? null : String(row.acknowledged_at),
      fires: firings(row, next, at),
    };
  },
  todo_items: (row, _at, lists) => ({
    tables: ['todos', 'lists'],
    text: words(row.text),
    date: row.due_date == null ? null : String(row.due_date),
    list: words(lists.get(String(row.list_id))?.title),
    done: row.completed === true ? 'yes' : null,
  }),
  user_info: (row) => ({ tables: ['facts'], text: words(row.key, row.value) }),
  social_dates: (row, { now, zone }) => ({
    fires: yearly(row, localDate(now, zone)),
    tables: ['social_dates', 'birthdays'],
    text: words(row.name, row.note),
    monthDay: `${twoDigits(row.month)}-${twoDigits(row.day)}`,
  }),
  journal_entries: (row) => ({
    tables: ['journal'],
    text: words(JSON.stringify(row.responses)),
    date: String(row.entry_date),
  }),
};

function yearly(row: Columns, today: string): string[] {
  const monthDay = `${twoDigits(row.month)}-${twoDigits(row.day)}`;
  const year = Number(today.slice(0, 4));
  const next = `${year}-${monthDay}` < today ? `${year + 1}-${monthDay}` : `${year}-${monthDay}`;
  if (!isDate(next)) return [];
  return [0, Number(row.lead_days ?? 0)].map((lead) => `${addDays(next, -lead)} 09:00`);
}

const daysAhead = 400;
const maxFirings = 1000;

function firings(row: Columns, next: Date, { now, zone }: { now: Date; zone: string }): string[] {
  if (row.is_active === false) return [];
  const rule = row.recurrence_rule == null ? null : String(row.recurrence_rule);
  const [date, time] = [localDate(next, zone), localTime(next, zone)];
  const occurrence = { zone, slot: `${date}T${time}:00`, at: next };
  const series = { recurrenceRule: rule, skips: (row.skips as string[] | undefined) ?? [] };
  const to = new Date(now.getTime() + daysAhead * dayMs);
  const found = rule
    ? occurrencesBetween(seriesFrom(series, occurrence), { from: next, to }, maxFirings).map(({ at }) => at)
    : [next];
  const leads = [0, ...((row.leads as number[] | undefined) ?? [])];
  return found
    .filter((at) => !isPaused(row, localDate(at, zone)))
    .flatMap((at) => leads.map((lead) => leadTime(at, lead, zone)));
}

// Returns YYYY-MM-DD HH:MM; a lead of whole days keeps the time of day, even if DST changes.
function leadTime(at: Date, lead: number, zone: string): string {
  const isDays = lead % (24 * 60) === 0;
  const moment = isDays ? at : new Date(at.getTime() - lead * 60_000);
  const date = localDate(moment, zone);
  return `${isDays ? addDays(date, -lead / (24 * 60)) : date} ${localTime(moment, zone)}`;
}

function isPaused(row: Columns, date: string): boolean {
  return row.paused_slot != null && (row.paused_until == null || date < String(row.paused_until));
}

function words(...values: unknown[]): string {
  return values
    .filter((value) => value != null)
    .join(' ')
    .toLowerCase();
}

function twoDigits(value: unknown): string {
  return String(value).padStart(2, '0');
}

export function fits(row: JudgedRow, expected: ExpectedRow): boolean {
  const tables = expected.tables ?? [expected.table ?? ''];
  const dates = expected.dates ?? (expected.date ? [expected.date] : []);
  const times = expected.times ?? (expected.time ? [expected.time] : []);
  // A fact has no date, and a journal entry may have none in the check.
  const mayLackDate = row.date === null && tables.some((table) => table === 'facts' || table === 'journal');
  return (
    row.tables.some((table) => tables.includes(table)) &&
    row.text.includes(expected.text.toLowerCase()) &&
    (dates.length === 0 || mayLackDate || dates.includes(row.date ?? '')) &&
    (times.length === 0 || times.some((time) => isNear(row.time, time, expected.within_min ?? 0))) &&
    (!expected.list || (row.list ?? '').includes(expected.list.toLowerCase())) &&
    (!expected.month_day || row.monthDay === expected.month_day)
  );
}

function isNear(time: string | null, other: string, minutes: number): boolean {
  return time !== null && Math.abs(minutesOf(time) - minutesOf(other)) <= minutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
