import { createHash } from 'node:crypto';

/** Event ids of our making: the provider takes a-v and 0-9, and the same id is the same event, however often it is written. */
export function eventIdOfReminder(reminderId: string): string {
  return `sk${reminderId.replaceAll('-', '')}`;
}

/** The id that a caller made for an event, in the provider's alphabet. */
export function eventIdOf(callersId: string): string {
  const hex = callersId.replaceAll('-', '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(hex) ? `se${hex}` : `se${digest(callersId).slice(0, 40)}`;
}

const longest = 255;

/** The name that a provider's id is kept under: itself, or a digest where it is longer than the column. */
export function keptId(id: string): string {
  return id.length <= longest ? id : `#${digest(id)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
