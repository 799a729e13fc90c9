import { createHash } from 'node:crypto';

// Sidekick chooses the ids of its events, so that a repeated write cannot create a second event. Google
// allows the characters a-v and 0-9.

export function reminderEventId(reminderId: string): string {
  return `sk${reminderId.replaceAll('-', '')}`;
}

export function externalEventId(callersId: string): string {
  const hex = callersId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? `se${hex}` : `se${sha256(callersId).slice(0, 40)}`;
}

const maxStoredLength = 255;

export function storedEventId(id: string): string {
  return id.length <= maxStoredLength ? id : `#${sha256(id)}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function utcStamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

export function parseUtcStamp(stamp: string): Date {
  return new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
