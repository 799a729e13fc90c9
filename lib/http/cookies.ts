import { env } from '@/lib/env';

/**
 * The sign-in cookie. On https it is tied to this very host (__Host-) and Secure; a plain http address cannot have either.
 * No other cookie's name may begin with it: Auth.js takes such ones for pieces of it.
 */
export function sessionCookie(): string {
  return env().https ? '__Host-sidekick' : 'sidekick';
}

/** The cookie of a browser that signed in before. */
export function deviceCookie(): string {
  return env().https ? '__Host-known-device' : 'known-device';
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().https } as const;
}
