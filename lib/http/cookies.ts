import { env } from '@/lib/env';

/** Returns the name of the session cookie. The name of another cookie must not begin with this name. */
export function sessionCookie(): string {
  // Auth.js would read a cookie whose name begins with this name as a piece of the session cookie.
  return env().https ? '__Host-sidekick' : 'sidekick';
}

export function deviceCookie(): string {
  return env().https ? '__Host-known-device' : 'known-device';
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().https } as const;
}
