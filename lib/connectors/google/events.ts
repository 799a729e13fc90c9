import type { calendar_v3 } from 'googleapis/build/src/apis/calendar';
import type { ProviderEvent } from '@/lib/ports';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';

export function toProviderEvent(event: calendar_v3.Schema$Event, zone: string): ProviderEvent | null {
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

export function toGoogleEvent(event: ProviderEvent): calendar_v3.Schema$Event {
  // If attendees were sent, Google would delete their answers.
  return {
    ...toGoogleTimes(event),
    summary: event.title,
    description: event.description ?? '',
    location: event.location ?? '',
    recurrence: event.recurrence,
    transparency: event.isFree ? 'transparent' : 'opaque',
    // Only a reminder's event is marked as free. Sidekick reminds the user, so the calendar must not.
    ...(event.isFree ? { reminders: { useDefault: false, overrides: [] } } : {}),
  };
}

/**
 * Returns the fields that move an event in Google. One of them is the status 'confirmed', which restores an
 * event that was deleted in Google.
 */
export function toGoogleTimes(event: ProviderEvent): calendar_v3.Schema$Event {
  const zone = event.zone ?? 'UTC';
  const end = event.end ?? event.start;
  const wallClock = (at: Date) => ({
    dateTime: `${localDate(at, zone)}T${localTime(at, zone)}:00`,
    timeZone: zone,
  });
  const instant = (at: Date) => ({ dateTime: at.toISOString(), timeZone: zone });
  if (event.isAllDay) {
    const first = localDate(event.start, zone);
    const last = localDate(end, zone);
    const after = last > first ? last : addDays(first, 1);
    return {
      status: 'confirmed',
      // Null removes an earlier time of day.
      start: { date: first, dateTime: null },
      end: { date: after, dateTime: null },
    };
  }
  // A series keeps its local time. A single event is sent as an instant, which is unambiguous when clocks go
  // back.
  const time = event.recurrence.length > 0 ? wallClock : instant;
  return {
    status: 'confirmed',
    start: { ...time(event.start), date: null },
    end: { ...time(end), date: null },
  };
}
