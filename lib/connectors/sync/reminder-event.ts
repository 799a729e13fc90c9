import { parseUtcStamp, reminderEventId, utcStamp } from '@/lib/connectors/events/ids';
import { reminderMinutes } from '@/lib/connectors/rules';
import type { ReminderToPush } from '@/lib/connectors/sync/push-reads';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import type { ProviderEvent } from '@/lib/ports';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { nextOccurrence, readRule, withSkips } from '@/lib/time/recurrence';

const donePrefix = 'Done: ';

export function reminderToEvent(reminder: ReminderToPush, userZone: string): ProviderEvent {
  const { id, title, description, recurrenceRule: rule, snoozedUntil, skips } = reminder;
  const zone = reminder.zone ?? userZone;
  const start = rule ? seriesStart(reminder, zone) : (snoozedUntil ?? reminder.reminderTime);
  return {
    id: reminderEventId(id),
    title: isDone(reminder) ? `${donePrefix}${title}` : title,
    ...{ description, location: null, start, end: new Date(start.getTime() + reminderMinutes * 60_000) },
    ...{ isAllDay: false, zone, recurrence: rule ? [ruleLine(rule, zone), ...skipLines(skips, zone)] : [] },
    ...{ seriesId: null, originalStart: null, isCancelled: false, isFree: true, attendees: [] },
  };
}

function isDone({ isActive, acknowledgedAt, reminderTime, snoozedUntil }: ReminderToPush): boolean {
  return !isActive && snoozedUntil === null && acknowledgedAt !== null && acknowledgedAt >= reminderTime;
}

// Keeps the old start if possible, so that past occurrences stay in the calendar.
function seriesStart(
  { reminderTime, recurrenceRule: rule, skips, isPaused, eventStart, eventRule }: ReminderToPush,
  zone: string,
): Date {
  // After a pause the series gets a new start; otherwise it would need many excluded dates.
  const isSameRule = eventRule?.split('\n')[0] === (rule && ruleLine(rule, zone));
  if (!rule || !eventStart || isPaused || !isSameRule) return reminderTime;
  const justBefore = new Date(reminderTime.getTime() - 1);
  const next = nextOccurrence(
    { rule: withSkips(rule, skips), ...wallClock(eventStart, zone), zone },
    justBefore,
  );
  return next?.at.getTime() === reminderTime.getTime() ? eventStart : reminderTime;
}

function wallClock(at: Date, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = slotAt(at, zone).split('T');
  return { date, time };
}

// UNTIL is a local date in our rules, but a UTC instant in the calendar.
function ruleLine(rule: string, zone: string): string {
  const { until } = readRule(rule) ?? { until: null };
  const rest = rule
    .toUpperCase()
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='));
  if (until === null) return `RRULE:${rest.join(';')}`;
  const end = new Date(fromLocal(addDays(until, 1), '00:00', zone).getTime() - 1000);
  return `RRULE:${[...rest, `UNTIL=${utcStamp(end)}`].join(';')}`;
}

function skipLines(skips: string[], zone: string): string[] {
  if (skips.length === 0) return [];
  return [`EXDATE;TZID=${zone}:${skips.map((slot) => slot.replaceAll(/[-:]/g, '')).join(',')}`];
}

export function reminderRule({ recurrence }: ProviderEvent, zone: string): string | null {
  const rules = recurrence.filter((line) => /^RRULE:/i.test(line));
  const [line] = rules;
  if (rules.length !== 1 || !line) return null;
  return line
    .slice('RRULE:'.length)
    .split(';')
    .map((part) => {
      if (!/^UNTIL=\d{8}T\d{6}Z$/i.test(part)) return part;
      return `UNTIL=${localDate(parseUtcStamp(part.slice('UNTIL='.length)), zone).replaceAll('-', '')}`;
    })
    .join(';');
}

export function nextReminderTime(
  series: { rule: string; start: Date; zone: string },
  after: Date,
): Date | null {
  const { rule, start, zone } = series;
  try {
    return nextOccurrence({ rule, ...wallClock(start, zone), zone }, after)?.at ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
