import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { FeedReminder, FeedTodo } from '@/lib/calendar-feed/reads';
import { vtimezone } from '@/lib/calendar-feed/vtimezone';
import { fromLocal } from '@/lib/time/clock';
import { readRule } from '@/lib/time/recurrence';

/** How long a reminder is drawn; it takes nobody's time. */
const drawnMs = 15 * 60_000;
const refetchSeconds = 3600;

/**
 * iCalendar (RFC 5545) text. A single reminder stands at its instant (UTC); a series keeps the clocks of its zone, with that zone's
 * changes in the file; a todo is a whole day. UIDs stay, and nothing in it depends on when it is read.
 */
export function renderFeed(feed: { reminders: FeedReminder[]; todos: FeedTodo[]; zone: string }): string {
  const calendar = ical({
    name: 'Sidekick',
    prodId: { company: 'Sidekick', product: 'Calendar', language: 'EN' },
    ttl: refetchSeconds,
    timezone: { name: null, generator: (zone) => vtimezone(zone, earliest(feed.reminders)) },
  });
  for (const reminder of feed.reminders) addReminder(calendar, reminder, feed.zone);
  for (const { id, text, dueDate, createdAt } of feed.todos) {
    if (!dueDate) continue;
    calendar.createEvent({ ...shared(`todo-${id}`, text, createdAt), start: dueDate, allDay: true });
  }
  return `${calendar.toString()}\r\n`;
}

function addReminder(calendar: ICalCalendar, reminder: FeedReminder, home: string): void {
  const { id, title, description, recurrenceRule, createdAt } = reminder;
  // What was put off comes then; a series goes on as it was.
  const reminderTime = (recurrenceRule ? null : reminder.snoozedUntil) ?? reminder.reminderTime;
  const rule = recurrenceRule ? readRule(recurrenceRule) : null;
  const end = new Date(reminderTime.getTime() + drawnMs);
  const event = {
    ...shared(`reminder-${id}`, title, createdAt),
    description: description ? plain(description) : null,
  };
  // Hours and minutes are elapsed time: they know no zone.
  const keepsClocks = rule !== null && rule.freq !== 'HOURLY' && rule.freq !== 'MINUTELY';
  const zone = reminder.zone ?? home;
  const repeating = recurrenceRule && rule ? `RRULE:${bounded(recurrenceRule, rule.until, zone)}` : null;
  if (!keepsClocks || !reminder.slot) {
    calendar.createEvent({ ...event, start: reminderTime, end, repeating });
    return;
  }
  const start = reminder.slot.padEnd(19, ':00');
  calendar.createEvent({ ...event, start, end: later(start), timezone: zone, repeating });
}

/** What all entries have. The stamp is when the thing was made: a file that is read twice is the same twice. */
function shared(uid: string, summary: string, stamp: Date) {
  return {
    id: `${uid}@sidekick`,
    summary: plain(summary),
    stamp,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** A rule whose last local day is said as RFC 5545 wants it: the instant that this day ends at. */
function bounded(rule: string, until: string | null, zone: string): string {
  const upper = rule.toUpperCase();
  if (!until) return upper;
  const last = fromLocal(until, '23:59:59', zone)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  return upper.replace(/UNTIL=[^;]*/, `UNTIL=${last}`);
}

/** A wall-clock time a quarter of an hour on. */
function later(local: string): string {
  return new Date(Date.parse(`${local}Z`) + drawnMs).toISOString().slice(0, 19);
}

function earliest(reminders: FeedReminder[]): Date {
  return new Date(Math.min(...reminders.map(({ reminderTime }) => reminderTime.getTime())));
}

/** Control characters have no place in iCalendar, however they are written. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ').toWellFormed();
}
