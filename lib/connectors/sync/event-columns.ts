import { storedEventId } from '@/lib/connectors/events/ids';
import { maxEventDescription, maxEventLocation, maxEventTitle } from '@/lib/connectors/rules';
import type { ProviderEvent } from '@/lib/ports';
import { clip } from '@/lib/words/wording';

export function eventColumns(event: ProviderEvent) {
  return {
    externalId: storedEventId(event.id),
    title: clip(storable(event.title) || '(no title)', maxEventTitle - 1),
    description: event.description && clip(storable(event.description), maxEventDescription - 1),
    location: event.location && clip(storable(event.location), maxEventLocation - 1),
    ...eventTimeColumns(event),
    isAllDay: event.isAllDay,
    isCancelled: event.isCancelled,
    isFree: event.isFree,
    zone: event.zone,
    seriesId: event.seriesId && storedEventId(event.seriesId),
    originalStart: event.originalStart,
    attendees: event.attendees,
  };
}

export function eventTimeColumns({ start, end, recurrence }: ProviderEvent) {
  return {
    startTime: start,
    endTime: end,
    recurrence: recurrence.length > 0 ? recurrence.join('\n') : null,
  };
}

// PostgreSQL accepts no NUL characters and no lone surrogates.
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}
