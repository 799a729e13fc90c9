export const minPassword = 6;
export const maxPassword = 200;
export const maxEmail = 254;
export const maxPhoneText = 40;
export const maxName = 100;

/** What a field says that is filled in wrongly, to the letter of the specification where it names a text. */
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

/** When a session that is used now will end. */
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

/** Whether a session's end should be written anew: at most once an hour, never past the absolute end. */
export function isEndDue(session: { createdAt: Date; expires: Date }, now: Date): boolean {
  return sessionEnd(session.createdAt, now).getTime() - session.expires.getTime() >= hour;
}

/**
 * Wrong passwords that are free per key; each further one costs a wait of 1, 2, 4 .. `throttleLongestSeconds`. Fifteen minutes
 * without a wrong password forget them.
 */
export const throttleLimits = { pair: 5, device: 5, code: 5, address: 20 } as const;
export const throttleLongestSeconds = 30;
export const throttleForgetMs = 15 * 60_000;

/** After this many wrong passwords for one account from unknown browsers, addresses take turns at it. */
export const turnsAfter = 20;
/**
 * Seconds between two turns, by how many wrong passwords the address has given for the account: whoever guesses sinks to a slower
 * lane, and leaves the faster ones to those who have not.
 */
export const turnSeconds = [1, 2, 5, 30] as const;

/** Registrations: how many at once, and the seconds in which one more becomes possible, per address and in all. */
export const registrationLimits = {
  address: { burst: 30, seconds: 20 },
  all: { burst: 120, seconds: 0.5 },
} as const;

/** Requests for a link to a new password, in the same way, per address and per account. */
export const resetLimits = {
  address: { burst: 10, seconds: 60 },
  account: { burst: 3, seconds: 600 },
} as const;
export const resetMinutes = 30;

/** Writes of one account: how many at once, and the seconds in which one more becomes possible. */
export const writePace = { burst: 600, seconds: 0.1 } as const;

/** Seconds to wait after this many wrong passwords of which `limit` are free. */
export function delayAfter(fails: number, limit: number): number {
  return fails < limit ? 0 : Math.min(throttleLongestSeconds, 2 ** (fails - limit));
}

/** A browser that signed in is known for a year after its last sign-in. */
export const deviceSeconds = 365 * 24 * 3600;
