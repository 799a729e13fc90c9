import { createHash } from 'node:crypto';

// We choose the ids of the events we insert, so writing an event twice cannot create two. Google allows the characters a-v and 0-9.

/** Returns the id of a reminder's event at the provider. */
export function reminderEventId(reminderId: string): string {
  return `sk${reminderId.replaceAll('-', '')}`;
}

/** Converts the id that a caller chose for an event to an id that the provider accepts. */
export function externalEventId(callersId: string): string {
  const hex = callersId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? `se${hex}` : `se${sha256(callersId).slice(0, 40)}`;
}

/** Length of the column external_id. */
const maxStoredLength = 255;

/** Returns how a provider's id is stored: unchanged, or as "#" and a digest if it is longer than the column. */
export function storedEventId(id: string): string {
  return id.length <= maxStoredLength ? id : `#${sha256(id)}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Formats an instant as RFC 5545 does in UTC, like 20270311T080000Z. Google ends the ids of a series' occurrences with it. */
export function utcStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Reads what utcStamp wrote. */
export function parseUtcStamp(stamp: string): Date {
  return new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
