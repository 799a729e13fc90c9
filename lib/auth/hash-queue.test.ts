import { expect, test } from 'vitest';
import { hashesAtOnce, inHashQueue, longestHashQueue } from '@/lib/auth/hash-queue';
import { isPassword } from '@/lib/auth/passwords';

/** Creates jobs for the queue that run until `endAll` ends them, and records the highest number that ran at once. */
function slowWork() {
  const ends: (() => void)[] = [];
  const order: string[] = [];
  const counts = { running: 0, most: 0 };
  const add = (lane: string) =>
    inHashQueue(lane, async () => {
      order.push(lane);
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      await new Promise<void>((resolve) => ends.push(resolve));
      counts.running -= 1;
    });
  const endAll = async () => {
    for (let turn = 0; turn < 10 * longestHashQueue; turn += 1) {
      ends.shift()?.();
      await Promise.resolve();
    }
  };
  return { add, endAll, order, counts };
}

test('of many hashes few run at once, and what does not fit is refused at once', async () => {
  const { add, endAll, counts } = slowWork();
  const all = Promise.allSettled(Array.from({ length: 200 }, () => add('one address')));
  await endAll();
  const refused = (await all).flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
  expect(counts.most).toBe(hashesAtOnce);
  expect(refused).toEqual(Array(200 - hashesAtOnce - longestHashQueue).fill('busy'));
});

test('a flood from one address makes nobody else wait for it', async () => {
  const { add, endAll, order } = slowWork();
  const flood = Promise.allSettled(Array.from({ length: 300 }, () => add('flood')));
  const owner = add('owner');
  await endAll();
  await owner;
  await flood;
  expect(order.indexOf('owner')).toBeLessThanOrEqual(hashesAtOnce + 1);
});

test('32 passwords at once are all checked', async () => {
  const checks = Array.from({ length: 32 }, () => isPassword('some password', null, 'one address'));
  expect(await Promise.all(checks)).toEqual(Array(32).fill(false));
});
