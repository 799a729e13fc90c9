import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '@/lib/crypto';
import { env } from '@/lib/env';

const ending = '.ics';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenDigest(token: string): string {
  return createHash('sha256')
    .update(token.replace(/\.ics$/, ''))
    .digest('base64url');
}

/**
 * Returns the URL of the feed with this token. The URL ends in .ics, because some calendar apps accept no
 * other URLs.
 */
export function feedUrl(token: string): string {
  return `${env().appUrl}/api/calendar-feed/${token}${ending}`;
}

export function feedTokenPlace(userId: string): Place {
  return { table: 'calendar_feeds', column: 'token', row: userId };
}
