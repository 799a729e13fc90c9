import { env } from '@/lib/env';

/**
 * Returns the name of the sign-in cookie. On https it has the __Host- prefix and is Secure; over http neither is possible. No other
 * cookie's name may begin with it, because Auth.js would take that one for a chunk of this one.
 */
export function sessionCookie(): string {
  return env().https ? '__Host-sidekick' : 'sidekick';
}

/** Returns the name of the cookie of a browser that has signed in before. */
export function deviceCookie(): string {
  return env().https ? '__Host-known-device' : 'known-device';
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().https } as const;
}
