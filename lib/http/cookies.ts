import { env } from '@/lib/env';

/** No other cookie may have a name that starts with this name, because Auth.js would read both cookies as one. */
export function sessionCookie(): string {
  return env().https ? '__Host-sidekick' : 'sidekick';
}

export function deviceCookie(): string {
  return env().https ? '__Host-known-device' : 'known-device';
}

export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().https } as const;
}
