import { env } from '@/lib/env';

/**
 * Returns the name of the sign-in cookie. On https it has the prefix __Host-, which browsers do not allow on
 * http. No other cookie's name may start with this name, because Auth.js would read that cookie as a chunk of
 * this one.
 */
export function sessionCookie(): string {
  return env().https ? '__Host-sidekick' : 'sidekick';
}

export function deviceCookie(): string {
  return env().https ? '__Host-known-device' : 'known-device';
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().https } as const;
}
