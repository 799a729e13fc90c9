import { keptId } from '@/lib/connectors/event-ids';
import { maxEventDescription, maxEventLocation, maxEventTitle } from '@/lib/connectors/rules';
import type { CalendarEntry } from '@/lib/ports';
import { clip } from '@/lib/wording';

/** An event's columns, as long as they may be. */
export function valuesOf(entry: CalendarEntry) {
  return {
    externalId: keptId(entry.id),
    title: clip(stored(entry.title) || '(no title)', maxEventTitle - 1),
    description: entry.description && clip(stored(entry.description), maxEventDescription - 1),
    location: entry.location && clip(stored(entry.location), maxEventLocation - 1),
    startTime: entry.start,
    endTime: entry.end,
    isAllDay: entry.isAllDay,
    isCancelled: entry.isCancelled,
    isFree: entry.isFree,
    recurrence: entry.recurrence.length > 0 ? entry.recurrence.join('\n') : null,
    zone: entry.zone,
    seriesId: entry.seriesId && keptId(entry.seriesId),
    originalStart: entry.originalStart,
    attendees: entry.attendees,
  };
}

/** PostgreSQL stores neither NUL nor half characters. */
function stored(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}
