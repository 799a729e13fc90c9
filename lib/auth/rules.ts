export const minPassword = 6;
export const maxPassword = 200;
export const maxEmail = 254;
export const maxPhoneText = 40;
export const maxName = 100;

/** Messages for invalid fields. Some must keep the exact wording of the product specification. */
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

const sessionIdleMs = 7 * day;
export const sessionAbsoluteMs = 30 * day;

export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + sessionAbsoluteMs, now.getTime() + sessionIdleMs));
}

/**
 * Returns the approximate time of a session's last use. Each use sets the session's end to 7 days after the
 * use.
 */
export function lastSeen({ createdAt, expires }: { createdAt: Date; expires: Date }): Date {
  return new Date(Math.max(createdAt.getTime(), expires.getTime() - sessionIdleMs));
}

export function isEndDue(session: { createdAt: Date; expires: Date }, now: Date): boolean {
  return sessionEnd(session.createdAt, now).getTime() - session.expires.getTime() >= hour;
}

/** Number of wrong attempts before a client must wait. Each further wrong attempt doubles the wait. */
export const throttleLimits = { pair: 5, device: 5, code: 5, address: 20 } as const;
export const throttleLongestSeconds = 30;
export const throttleForgetMs = 15 * 60_000;

/** Number of wrong passwords for an account after which attempts must be `turnSeconds` apart. */
export const turnsAfter = 20;
/**
 * Seconds between attempts for an account. The index is the number of wrong passwords from the client's
 * network: 0, 1, 2, or 3 and more.
 */
export const turnSeconds = [1, 2, 5, 30] as const;

export const addressTurnSeconds = 1;

export const registrationLimits = {
  address: { burst: 30, seconds: 20 },
  all: { burst: 120, seconds: 0.5 },
} as const;

export const resetLimits = {
  address: { burst: 10, seconds: 60 },
  account: { burst: 3, seconds: 600 },
} as const;
export const resetMinutes = 30;

export const writePace = { burst: 600, seconds: 0.1 } as const;

export function delayAfter(fails: number, limit: number): number {
  return fails < limit ? 0 : Math.min(throttleLongestSeconds, 2 ** (fails - limit));
}

export const deviceSeconds = 365 * 24 * 3600;
