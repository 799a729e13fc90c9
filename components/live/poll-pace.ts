const minuteMs = 60_000;

export const activeMs = 4_200;
export const idleMs = 20_000;
export const idleAfterMs = 5 * minuteMs;
export const maxChecksAMinute = 15;

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
