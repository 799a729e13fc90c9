import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '@/lib/crypto';
import { env } from '@/lib/env';

const ending = '.ics';

/** Returns 256 random bits, too many to guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the digest that the database stores. The token is random, so an unsalted digest reveals nothing. */
export function tokenDigest(token: string): string {
  return createHash('sha256')
    .update(token.replace(/\.ics$/, ''))
    .digest('base64url');
}

/** Returns the address to subscribe to. Some calendar apps accept only addresses that end in .ics. */
export function feedUrl(token: string): string {
  return `${env().appUrl}/api/calendar-feed/${token}${ending}`;
}

/** Returns the row and column a token is sealed for. */
export function feedTokenPlace(userId: string): Place {
  return { table: 'calendar_feeds', column: 'token', row: userId };
}
