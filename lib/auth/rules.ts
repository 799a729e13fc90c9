export const minPassword = 6;
export const maxPassword = 200;
export const maxEmail = 254;
export const maxPhoneText = 40;
export const maxName = 100;

/**
 * Messages for invalid form fields. Some have the exact wording of the product specification: do not reword
 * them.
 */
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

export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + sessionAbsoluteMs, now.getTime() + sessionIdleMs));
}

/**
 * Estimates when a session was last used: 7 days before its end, because each use sets the end to 7 days later. The
 * estimate is too early for a use after the 23rd day, because no session lasts more than 30 days.
 */
export function lastSeen({ createdAt, expires }: { createdAt: Date; expires: Date }): Date {
  return new Date(Math.max(createdAt.getTime(), expires.getTime() - sessionIdleMs));
}

/**
 * Checks whether using the session now would move its end by an hour or more. Only then is the new end
 * written, so a session is written at most once an hour.
 */
export function isEndDue(session: { createdAt: Date; expires: Date }, now: Date): boolean {
  return sessionEnd(session.createdAt, now).getTime() - session.expires.getTime() >= hour;
}

/**
 * Number of wrong attempts after which a client must wait 1 second. Each further attempt doubles the wait, up
 * to `throttleLongestSeconds`. `pair` counts attempts by account and IP address, `address` by IP address
 * alone, `device` by known browser. `code` counts attempts with unlock codes and reset tokens.
 */
export const throttleLimits = { pair: 5, device: 5, code: 5, address: 20 } as const;
export const throttleLongestSeconds = 30;
export const throttleForgetMs = 15 * 60_000;

/**
 * Number of wrong passwords from unknown browsers after which networks must take turns to try one account
 * (see turnSeconds). A network is an IPv4 address or an IPv6 /48.
 */
export const turnsAfter = 20;
/**
 * Seconds between two attempts in each of four lanes, if networks must take turns to try an account. The lane
 * of a network is the number of wrong passwords that it has sent for the account, at most 3. A network that
 * has guessed before therefore waits longer. In lane 0, a network waits at most half a minute.
 */
export const turnSeconds = [1, 2, 5, 30] as const;

/**
 * Seconds between two attempts of an IP address that has sent too many wrong passwords. The address may then
 * only try accounts for which it has not yet sent a wrong password.
 */
export const addressTurnSeconds = 1;

/** Limits per IP address and in total: `burst` registrations at once, then one every `seconds`. */
export const registrationLimits = {
  address: { burst: 30, seconds: 20 },
  all: { burst: 120, seconds: 0.5 },
} as const;

/**
 * Limits of password reset links per IP address and per account: `burst` at once, then one every `seconds`.
 */
export const resetLimits = {
  address: { burst: 10, seconds: 60 },
  account: { burst: 3, seconds: 600 },
} as const;
export const resetMinutes = 30;

/** Limit of one user's writes: `burst` at once, then one every `seconds`. */
export const writePace = { burst: 600, seconds: 0.1 } as const;

export function delayAfter(fails: number, limit: number): number {
  return fails < limit ? 0 : Math.min(throttleLongestSeconds, 2 ** (fails - limit));
}

/** A device cookie is valid for a year after the last sign-in. */
export const deviceSeconds = 365 * 24 * 3600;
