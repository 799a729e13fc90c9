import { expect, test } from 'vitest';
import {
  type HashLane,
  hashesAtOnce,
  inHashQueue,
  longestHashQueue,
  reservePlace,
} from '@/lib/auth/hash-queue';
import { hashPassword, isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { newDevice } from '@/lib/auth/throttle/devices';
import { verifyPassword } from '@/lib/auth/verify';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

function slowWork() {
  const ends: (() => void)[] = [];
  const order: HashLane[] = [];
  const counts = { running: 0, most: 0 };
  const add = (lane: HashLane) =>
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

test('new passwords and passwords to check wait in the queue, and are refused if it is full', async () => {
  const { add, endAll } = slowWork();
  const known = Promise.all(
    Array.from({ length: hashesAtOnce + longestHashQueue }, (_, n) => add({ known: `browser ${n}` })),
  );
  await expect(hashPassword('some password', 'stranger')).rejects.toMatchObject({ code: 'busy' });
  await expect(isPassword('some password', null, 'stranger')).rejects.toMatchObject({ code: 'busy' });
  await endAll();
  await known;
});

function fill(add: (lane: HashLane) => Promise<void>) {
  return Promise.allSettled(
    Array.from({ length: hashesAtOnce + longestHashQueue }, (_, n) => add(`fresh ${n}`)),
  );
}

test('known browsers go before a flood from everywhere, are never dropped for it, and do not keep it out', async () => {
  const { add, endAll, order } = slowWork();
  const flood = fill(add);
  const owners = Promise.all(Array.from({ length: 5 }, (_, n) => add({ known: `browser ${n}` })));
  await endAll();
  await owners;
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  const kinds = order.slice(hashesAtOnce, hashesAtOnce + 6).map((lane) => typeof lane);
  expect(kinds).toEqual(['object', 'object', 'object', 'string', 'object', 'object']);
});

test('beyond the limit anyone is dropped, not always who came last', async () => {
  const { add, endAll } = slowWork();
  const first = fill(add);
  const later = Promise.allSettled(Array.from({ length: longestHashQueue }, (_, n) => add(`later ${n}`)));
  await endAll();
  await first;
  expect((await later).some(({ status }) => status === 'fulfilled')).toBe(true);
});

test('while the queue is full, a sign-in is refused without a statement, and one from a known browser is not', async () => {
  const ctx = await createUser(await testCtx(), { password: 'right password' });
  const { email } = ctx.user;
  const device = newDevice(email, (await findCredentials(ctx.db, email))?.passwordHash ?? '');
  const attempt = { email, password: 'right password', address: '10.9.1.1' };
  const { add, endAll } = slowWork();
  const flood = fill(add);
  ctx.trips.reset();
  for (const forged of [null, '', 'x.y', device.slice(1)])
    await expect(verifyPassword(ctx, { ...attempt, device: forged })).rejects.toMatchObject({ code: 'busy' });
  expect(ctx.trips.statements).toEqual([]);
  const known = verifyPassword(ctx, { ...attempt, device });
  await endUntilSettled(endAll, known);
  expect(await known).toMatchObject({ email });
  await flood;
});

async function endUntilSettled(endAll: () => Promise<void>, known: Promise<unknown>): Promise<void> {
  let isSettled = false;
  void known.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    await new Promise((resolve) => setImmediate(resolve));
    await endAll();
  }
}

test('attempts that are still being looked up count, one address holds half of the places, and places come back', () => {
  const hold = (lane: string) => Array.from({ length: longestHashQueue / 2 }, () => reservePlace(lane));
  const held = [...hold('one'), ...hold('other')];
  expect(() => reservePlace('one')).toThrow();
  for (let rest = 0; rest < hashesAtOnce; rest += 1) held.push(reservePlace('third'));
  expect(() => reservePlace('third')).toThrow();
  reservePlace({ known: 'browser' })();
  for (const release of held) release();
  for (const release of held) release();
  reservePlace('one')();
});
