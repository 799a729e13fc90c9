import { eventIdOfReminder } from '@/lib/connectors/event-ids';
import type { ReminderToPush } from '@/lib/connectors/push-reads';
import { reminderMinutes } from '@/lib/connectors/rules';
import type { CalendarEntry } from '@/lib/ports';
import { slotAt } from '@/lib/scheduler/runs';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { nextOccurrence, readRule } from '@/lib/time/recurrence';

const doneMark = 'Done: ';

/**
 * A reminder as an event: a quarter of an hour that does not make anybody busy. One that was put off stands where it comes again,
 * one that is done says so; what is put off of a series leaves the series where it is.
 */
export function entryOfReminder(reminder: ReminderToPush, ownZone: string): CalendarEntry {
  const { id, title, description, recurrenceRule: rule, snoozedUntil, zone: planned } = reminder;
  const zone = planned ?? ownZone;
  const start = rule ? beginOf(reminder, zone) : (snoozedUntil ?? reminder.reminderTime);
  return {
    id: eventIdOfReminder(id),
    title: isDone(reminder) ? `${doneMark}${title}` : title,
    ...{ description, location: null, start, end: new Date(start.getTime() + reminderMinutes * 60_000) },
    ...{ isAllDay: false, zone, recurrence: rule ? [ruleLine(rule, zone)] : [] },
    ...{ seriesId: null, originalStart: null, isCancelled: false, isFree: true, attendees: [] },
  };
}

function isDone({ isActive, acknowledgedAt, reminderTime, snoozedUntil }: ReminderToPush): boolean {
  return !isActive && snoozedUntil === null && acknowledgedAt !== null && acknowledgedAt >= reminderTime;
}

/** A series that goes on by itself stays where it began, with all that was. */
function beginOf(
  { reminderTime, recurrenceRule: rule, eventStart, eventRule }: ReminderToPush,
  zone: string,
): Date {
  if (!rule || !eventStart || eventRule !== ruleLine(rule, zone)) return reminderTime;
  const [date = '', time = ''] = slotAt(eventStart, zone).split('T');
  const hit = nextOccurrence({ rule, date, time, zone }, new Date(reminderTime.getTime() - 1));
  return hit?.at.getTime() === reminderTime.getTime() ? eventStart : reminderTime;
}

/** Our UNTIL is the last local day; the provider wants an instant. */
function ruleLine(rule: string, zone: string): string {
  const { until } = readRule(rule) ?? { until: null };
  const rest = rule
    .toUpperCase()
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='));
  if (until === null) return `RRULE:${rest.join(';')}`;
  const end = new Date(fromLocal(addDays(until, 1), '00:00', zone).getTime() - 1000);
  return `RRULE:${[...rest, `UNTIL=${utc(end)}`].join(';')}`;
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** The rule of a series as reminders keep it; null for none, or for one of several lines. */
export function ruleOf({ recurrence }: Pick<CalendarEntry, 'recurrence'>, zone: string): string | null {
  const rules = recurrence.filter((line) => /^RRULE:/i.test(line));
  const [line] = rules;
  if (rules.length !== 1 || !line) return null;
  return line
    .slice('RRULE:'.length)
    .split(';')
    .map((part) => (/^UNTIL=\d{8}T\d{6}Z$/i.test(part) ? `UNTIL=${localDayOf(part.slice(6), zone)}` : part))
    .join(';');
}

function localDayOf(stamp: string, zone: string): string {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return localDate(new Date(iso), zone).replaceAll('-', '');
}
