import type { calendar_v3 } from 'googleapis/build/src/apis/calendar';
import type { CalendarEntry } from '@/lib/ports';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';

/** An event as Google has it; null for one without any time. All-day events begin at midnight in `zone`. */
export function entryOf(event: calendar_v3.Schema$Event, zone: string): CalendarEntry | null {
  if (!event.id) return null;
  const isCancelled = event.status === 'cancelled';
  const originalStart = instantOf(event.originalStartTime, zone);
  const start = instantOf(event.start, zone) ?? originalStart ?? (isCancelled ? new Date(0) : null);
  if (!start) return null;
  return {
    id: event.id,
    title: event.summary ?? '',
    description: event.description ?? null,
    location: event.location ?? null,
    start,
    end: instantOf(event.end, zone),
    isAllDay: event.start?.date != null,
    zone: event.start?.timeZone ?? zone,
    recurrence: event.recurrence ?? [],
    seriesId: event.recurringEventId ?? null,
    originalStart,
    isCancelled,
    isFree: event.transparency === 'transparent' || hasDeclined(event),
    attendees: (event.attendees ?? []).flatMap(({ email }) => email ?? []),
  };
}

function hasDeclined({ attendees = [] }: calendar_v3.Schema$Event): boolean {
  return attendees.some(({ self, responseStatus }) => self === true && responseStatus === 'declined');
}

function instantOf(time: calendar_v3.Schema$EventDateTime | undefined, zone: string): Date | null {
  if (time?.dateTime) return new Date(time.dateTime);
  return time?.date ? fromLocal(time.date, '00:00', zone) : null;
}

/** All of an event but its guests: those have answers, which a second writing would lose. */
export function bodyOf(entry: CalendarEntry): calendar_v3.Schema$Event {
  return {
    ...timesOf(entry),
    summary: entry.title,
    description: entry.description ?? '',
    location: entry.location ?? '',
    recurrence: entry.recurrence,
    transparency: entry.isFree ? 'transparent' : 'opaque',
    // What carries a reminder rings here, not twice.
    ...(entry.isFree ? { reminders: { useDefault: false, overrides: [] } } : {}),
  };
}

/** When it is, and that it is. */
export function timesOf(entry: CalendarEntry): calendar_v3.Schema$Event {
  const zone = entry.zone ?? 'UTC';
  const end = entry.end ?? entry.start;
  const wall = (at: Date) => ({
    dateTime: `${localDate(at, zone)}T${localTime(at, zone)}:00`,
    timeZone: zone,
  });
  const exact = (at: Date) => ({ dateTime: at.toISOString(), timeZone: zone });
  if (entry.isAllDay) {
    const first = localDate(entry.start, zone);
    const last = localDate(end, zone);
    const after = last > first ? last : addDays(first, 1);
    return {
      status: 'confirmed',
      // Null takes back the hour of one that had one.
      start: { date: first, dateTime: null },
      end: { date: after, dateTime: null },
    };
  }
  // A series follows the clocks of its zone; a single one is an instant, also where the clocks show it twice.
  const time = entry.recurrence.length > 0 ? wall : exact;
  return {
    status: 'confirmed',
    start: { ...time(entry.start), date: null },
    end: { ...time(end), date: null },
  };
}
