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

/** A session ends after 7 days without use, and in any case 30 days after sign-in. */
const sessionIdleMs = 7 * day;
export const sessionAbsoluteMs = 30 * day;

/** Returns when a session that is used at `now` will end. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + sessionAbsoluteMs, now.getTime() + sessionIdleMs));
}

/**
 * Returns when a session was last used, to the nearest hour. In its last 7 days, a session's end no longer moves; this then returns
 * a time that may be earlier than the last use.
 */
export function lastSeen({ createdAt, expires }: { createdAt: Date; expires: Date }): Date {
  return new Date(Math.max(createdAt.getTime(), expires.getTime() - sessionIdleMs));
}

/**
 * Returns whether the stored end of a session is at least an hour behind the end that its use now gives. The end is then written,
 * so it is written at most once an hour.
 */
export function isEndDue(session: { createdAt: Date; expires: Date }, now: Date): boolean {
  return sessionEnd(session.createdAt, now).getTime() - session.expires.getTime() >= hour;
}

/**
 * Number of wrong passwords per key before the throttle makes the client wait. Each further wrong password adds a wait of 1, 2, 4 …
 * seconds, at most `throttleLongestSeconds`. A key is forgotten after fifteen minutes without a wrong password.
 */
export const throttleLimits = { pair: 5, device: 5, code: 5, address: 20 } as const;
export const throttleLongestSeconds = 30;
export const throttleForgetMs = 15 * 60_000;

/**
 * Number of wrong passwords for one account, from unknown browsers, after which networks can only try it in turn, see turnSeconds. A
 * network is an IPv4 address or an IPv6 /48.
 */
export const turnsAfter = 20;
/**
 * Seconds between two attempts in each lane. The number of a network's wrong passwords for the account is its lane (3 for any
 * higher number), so a network that has guessed before waits longer than one that has not. In lane 0, a network that finds no free
 * turn in the next half minute gets one at its end, so there attempts may come closer together.
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

/** Returns the number of seconds to wait after `fails` wrong passwords, 0 below `limit`. See throttleLimits. */
export function delayAfter(fails: number, limit: number): number {
  return fails < limit ? 0 : Math.min(throttleLongestSeconds, 2 ** (fails - limit));
}

/** A device cookie is valid for a year after the last sign-in. */
export const deviceSeconds = 365 * 24 * 3600;
