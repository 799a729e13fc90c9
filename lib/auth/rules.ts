export const minPassword = 6;
export const maxPassword = 200;
export const maxEmail = 254;
export const maxPhoneText = 40;
export const maxName = 100;

/** Error texts of form fields. Texts that the specification prescribes are quoted exactly. */
export const fieldMessages = {
  email: 'Invalid email address',
  passwordMissing: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: `A password has at most ${maxPassword} characters`,
  phoneMissing: 'Phone number is required',
  phoneLong: `A phone number has at most ${maxPhoneText} characters`,
} as const;

const hour = 3_600_000;
const day = 24 * hour;

/** A session ends after 7 days without use, and 30 days after sign-in in any case. */
const sessionIdleMs = 7 * day;
export const sessionAbsoluteMs = 30 * day;

/** Returns when a session will end that is used at `now`. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + sessionAbsoluteMs, now.getTime() + sessionIdleMs));
}

/**
 * Returns when a session was last used, accurate to the hour. Once the session's end has reached its 30-day limit, returns 7 days
 * before that end; the session was used then or later.
 */
export function lastSeen({ createdAt, expires }: { createdAt: Date; expires: Date }): Date {
  return new Date(Math.max(createdAt.getTime(), expires.getTime() - sessionIdleMs));
}

/** Returns whether a session's stored end is at least an hour earlier than it should be. This limits writes to one an hour. */
export function isEndDue(session: { createdAt: Date; expires: Date }, now: Date): boolean {
  return sessionEnd(session.createdAt, now).getTime() - session.expires.getTime() >= hour;
}

/**
 * Number of wrong passwords per key before waits begin. After that, each wrong password costs 1, 2, 4 … up to `throttleLongestSeconds`
 * seconds. A key is forgotten after fifteen minutes without a wrong password.
 */
export const throttleLimits = { pair: 5, device: 5, code: 5, address: 20 } as const;
export const throttleLongestSeconds = 30;
export const throttleForgetMs = 15 * 60_000;

/** After this many wrong passwords for one account from unknown browsers, client addresses must take turns at it. */
export const turnsAfter = 20;
/**
 * Seconds between two turns of a lane. An address is in the lane numbered by its wrong passwords for this account (the last lane takes
 * all higher numbers), so an address that guesses waits longer than one that has not yet.
 */
export const turnSeconds = [1, 2, 5, 30] as const;

/** Limits of registrations, per client address and in total: `burst` at once, then one every `seconds`. */
export const registrationLimits = {
  address: { burst: 30, seconds: 20 },
  all: { burst: 120, seconds: 0.5 },
} as const;

/** Limits of requests for a password reset link, per client address and per account: `burst` at once, then one every `seconds`. */
export const resetLimits = {
  address: { burst: 10, seconds: 60 },
  account: { burst: 3, seconds: 600 },
} as const;
export const resetMinutes = 30;

/** Limit of a user's writes: `burst` at once, then one every `seconds`. */
export const writePace = { burst: 600, seconds: 0.1 } as const;

/** Returns the seconds to wait after `fails` wrong passwords, see throttleLimits. */
export function delayAfter(fails: number, limit: number): number {
  return fails < limit ? 0 : Math.min(throttleLongestSeconds, 2 ** (fails - limit));
}

/** A device cookie is valid for a year after the last sign-in. */
export const deviceSeconds = 365 * 24 * 3600;
