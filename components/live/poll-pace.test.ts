import { expect, test } from 'vitest';
import { activeMs, idleAfterMs, idleMs, maxChecksAMinute, nextCheckIn } from '@/components/live/poll-pace';

const start = 1_000_000;

function checksOf(urgentEvery = Number.POSITIVE_INFINITY): number[] {
  const checks: number[] = [];
  for (let now = start; now < start + 600_000; ) {
    const isUrgent = urgentEvery < activeMs;
    now += nextCheckIn(now, { checks, lastInput: start, isUrgent });
    checks.push(now);
    if (isUrgent) now += urgentEvery;
  }
  return checks;
}

test('a change elsewhere is seen within five seconds, and after five minutes without input within twenty', () => {
  const checks = checksOf();
  const gaps = checks.slice(1).map((at, index) => ({ at, gap: at - (checks[index] ?? 0) }));
  expect(gaps.filter(({ at }) => at < start + idleAfterMs).every(({ gap }) => gap === activeMs)).toBe(true);
  expect(gaps.at(-1)?.gap).toBe(idleMs);
  expect(activeMs).toBeLessThan(5_000);
});

test('there are never more than fifteen checks in a minute, whatever other tabs tell', () => {
  for (const checks of [checksOf(), checksOf(200)]) {
    const most = Math.max(
      ...checks.map((at) => checks.filter((one) => one > at - 60_000 && one <= at).length),
    );
    expect(most).toBeLessThanOrEqual(maxChecksAMinute);
  }
});

test('what another tab tells is fetched at once', () => {
  expect(nextCheckIn(start + 100, { checks: [start], lastInput: start, isUrgent: true })).toBe(0);
});
