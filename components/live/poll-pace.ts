const minuteMs = 60_000;

/** Between two checks while the tab is visible and in use; while nobody has touched it for five minutes; the most in a minute. */
export const activeMs = 4_500;
export const idleMs = 20_000;
export const idleAfterMs = 5 * minuteMs;
export const maxChecksAMinute = 15;

/**
 * Returns how many milliseconds to wait for the next check. `checks` are the times of the checks so far, the newest last; `lastInput` is
 * the time of the user's last input. `isUrgent`: something is known to have changed.
 */
export function nextCheckIn(
  now: number,
  { checks, lastInput, isUrgent }: { checks: readonly number[]; lastInput: number; isUrgent: boolean },
): number {
  const pace = now - lastInput < idleAfterMs ? activeMs : idleMs;
  const last = checks.at(-1);
  const wanted = isUrgent || last === undefined ? 0 : Math.max(0, last + pace - now);
  const oldest = checks.at(-maxChecksAMinute);
  return oldest === undefined ? wanted : Math.max(wanted, oldest + minuteMs - now);
}
