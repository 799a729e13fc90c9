import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { FeedReminder, FeedTodo } from '@/lib/calendar-feed/reads';
import { vtimezone } from '@/lib/calendar-feed/vtimezone';
import { inSlices } from '@/lib/event-loop/slices';
import { fromLocal } from '@/lib/time/clock';
import { readRule } from '@/lib/time/recurrence';

const reminderLengthMs = 15 * 60_000;
const refetchSeconds = 3600;

const eventsInARow = 50;

type FeedEntry = { reminder: FeedReminder } | { todo: FeedTodo };

/** Returns the feed in the iCalendar format. Equal data gives equal text. */
export async function renderFeed(feed: {
  reminders: FeedReminder[];
  todos: FeedTodo[];
  zone: string;
}): Promise<string> {
  const zones = new Set<string>();
  const entries: FeedEntry[] = [
    ...feed.reminders.map((reminder) => ({ reminder })),
    ...feed.todos.map((todo) => ({ todo })),
  ];
  const events = await inSlices(entries, eventsInARow, (slice) => {
    const calendar = ical();
    for (const entry of slice) {
      if ('reminder' in entry) addReminder(calendar, entry.reminder, feed.zone);
      else addTodo(calendar, entry.todo);
    }
    for (const event of calendar.events()) zones.add(event.timezone() ?? '');
    return bodyOf(calendar);
  });
  const since = earliest(feed.reminders);
  const zonesInARow = 1;
  const definitions = await inSlices([...zones].filter(Boolean), zonesInARow, ([zone = '']) =>
    [vtimezone(zone, since), ''].join(lineEnd),
  );
  const calendar = ical({
    name: 'Sidekick',
    prodId: { company: 'Sidekick', product: 'Calendar', language: 'EN' },
    ttl: refetchSeconds,
  });
  const head = calendar.toString().slice(0, -calendarEnd.length);
  return [head, ...definitions, ...events, calendarEnd, lineEnd].join('');
}

const lineEnd = '\r\n';
const calendarEnd = 'END:VCALENDAR';

function bodyOf(calendar: ICalCalendar): string {
  const text = calendar.toString();
  return text.slice(text.indexOf('BEGIN:VEVENT'), -calendarEnd.length);
}

function addTodo(calendar: ICalCalendar, { id, text, dueDate, createdAt }: FeedTodo): void {
  if (!dueDate) return;
  calendar.createEvent({ ...commonFields(`todo-${id}`, text, createdAt), start: dueDate, allDay: true });
}

function addReminder(calendar: ICalCalendar, reminder: FeedReminder, userZone: string): void {
  const { id, title, description, recurrenceRule, createdAt } = reminder;
  // Snoozing an occurrence does not move the rest of its series.
  const reminderTime = (recurrenceRule ? null : reminder.snoozedUntil) ?? reminder.reminderTime;
  const rule = recurrenceRule ? readRule(recurrenceRule) : null;
  const end = new Date(reminderTime.getTime() + reminderLengthMs);
  const event = {
    ...commonFields(`reminder-${id}`, title, createdAt),
    description: description ? withoutControls(description) : null,
  };
  // Rules in hours or minutes count elapsed time, so they need no zone.
  const keepsLocalTime = rule !== null && rule.freq !== 'HOURLY' && rule.freq !== 'MINUTELY';
  const zone = reminder.zone ?? userZone;
  const exceptions = reminder.skips.map((slot) => slot.replaceAll(/[-:]/g, '')).join(',');
  const repeating =
    recurrenceRule && rule
      ? [
          `RRULE:${withUtcUntil(recurrenceRule, rule.until, zone)}`,
          ...(exceptions ? [`EXDATE;TZID=${zone}:${exceptions}`] : []),
        ].join('\r\n')
      : null;
  if (!keepsLocalTime || !reminder.slot) {
    calendar.createEvent({ ...event, start: reminderTime, end, repeating });
    return;
  }
  const start = reminder.slot.padEnd(19, ':00');
  calendar.createEvent({ ...event, start, end: endOf(start), timezone: zone, repeating });
}

// `stamp` is the creation time, so that the same data gives the same text.
function commonFields(uid: string, summary: string, stamp: Date) {
  return {
    id: `${uid}@sidekick`,
    summary: withoutControls(summary),
    stamp,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

// RFC 5545 requires a UTC instant, but `until` is a local date (YYYY-MM-DD).
function withUtcUntil(rule: string, until: string | null, zone: string): string {
  const upper = rule.toUpperCase();
  if (!until) return upper;
  const last = fromLocal(until, '23:59:59', zone)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  return upper.replace(/UNTIL=[^;]*/, `UNTIL=${last}`);
}

function endOf(local: string): string {
  return new Date(Date.parse(`${local}Z`) + reminderLengthMs).toISOString().slice(0, 19);
}

function earliest(reminders: FeedReminder[]): Date {
  return new Date(Math.min(...reminders.map(({ reminderTime }) => reminderTime.getTime())));
}

// iCalendar does not allow control characters.
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ').toWellFormed();
}
