import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '@/lib/crypto';
import { env } from '@/lib/env';

const ending = '.ics';

/** 256 random bits: nobody finds an address by trying. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows an address by. The token is random through and through, so a plain digest gives nothing away. */
export function digestOf(token: string): string {
  return createHash('sha256')
    .update(token.replace(/\.ics$/, ''))
    .digest('base64url');
}

/** The address that a calendar subscribes to. Some calendars take only what ends like a file of theirs. */
export function addressOf(token: string): string {
  return `${env().appUrl}/api/calendar-feed/${token}${ending}`;
}

/** Where a sealed token lives. */
export function placeOf(userId: string): Place {
  return { table: 'calendar_feeds', column: 'token', row: userId };
}
