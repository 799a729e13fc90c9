import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ctx } from '@/lib/context';
import { type Lease, leaseEnd, leaseSeconds, whileLeased } from '@/lib/lease';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const ctx = { now: () => new Date() } as Ctx;

function longWork(renew: (from: Date, to: Date) => Promise<boolean>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: { lease?: Lease } = {};
  const done = whileLeased(ctx, leaseEnd(ctx), renew, async (lease) => {
    held.lease = lease;
    await promise;
  });
  return { isHeld: () => held.lease?.isHeld(), end: resolve, done };
}

test('a lease is renewed as long as its work goes on, from where it ended to where it ends, and not afterwards', async () => {
  const ends: Date[] = [];
  const work = longWork(async (from, to) => {
    ends.push(from, to);
    return true;
  });
  await vi.advanceTimersByTimeAsync(10 * leaseSeconds * 1000);
  expect(work.isHeld()).toBe(true);
  expect(
    ends.slice(1, -1).every((end, place) => place % 2 === 1 || ends[place + 2]?.getTime() === end.getTime()),
  ).toBe(true);
  const renewed = ends.length;
  work.end();
  await work.done;
  await vi.advanceTimersByTimeAsync(leaseSeconds * 1000);
  expect(ends).toHaveLength(renewed);
});

test('a lease that somebody else took is lost, and a worker who cannot renew loses it with time', async () => {
  const taken = longWork(async () => false);
  await vi.advanceTimersByTimeAsync(leaseSeconds * 500);
  expect(taken.isHeld()).toBe(false);
  const silence = vi.spyOn(console, 'error').mockReturnValue();
  const away = longWork(() => Promise.reject(new Error('database away')));
  await vi.advanceTimersByTimeAsync(leaseSeconds * 500);
  expect(away.isHeld()).toBe(true);
  await vi.advanceTimersByTimeAsync(leaseSeconds * 500);
  expect(away.isHeld()).toBe(false);
  silence.mockRestore();
  taken.end();
  away.end();
});
