import { expect, test } from 'vitest';
import { admit, newDevice } from '@/lib/auth/throttle';
import { sweepThrottle } from '@/lib/auth/throttle-writes';
import { verifyPassword } from '@/lib/auth/verify';
import { AppError } from '@/lib/errors';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

let addresses = 0;
function freshAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
}

/** Seconds this attempt is told to wait; null where it was let through (and then it was wrong). */
async function guess(ctx: TestCtx, email: string, address: string, device: string | null = null) {
  try {
    await admit(ctx, { email, address, device });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.message).toBe(`Too many attempts. Try again in ${error.retryAfterSeconds} seconds.`);
    return error.retryAfterSeconds;
  }
}

test('a wrong password and an unknown account say the same, and take the same steps', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const attempt = { password: 'wrong password', device: null };
  ctx.trips.reset();
  const wrong = verifyPassword(ctx, { ...attempt, email: user.email, address: freshAddress() });
  await expect(wrong).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password. Please try again.',
  });
  const steps = [...ctx.trips.statements];
  ctx.trips.reset();
  const unknown = verifyPassword(ctx, { ...attempt, email: 'nobody@example.com', address: freshAddress() });
  await expect(unknown).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password. Please try again.',
  });
  expect(ctx.trips.statements).toEqual(steps);
});

test('after five wrong passwords each further one costs twice the wait, up to half a minute', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await guess(ctx, 'slow@example.com', address)).toBe(null);
  }
  const waits = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const wait = await guess(ctx, 'slow@example.com', address);
    waits.push(wait);
    ctx.clock.advance(Number(wait) * 1000);
    expect(await guess(ctx, 'slow@example.com', address)).toBe(null);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('an attempt that is told to wait does not lengthen the wait', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let tries = 0; tries < 7; tries += 1) {
    await guess(ctx, 'patient@example.com', address);
    ctx.clock.advance(tries < 4 ? 0 : 2 ** (tries - 4) * 1000);
  }
  await guess(ctx, 'patient@example.com', address);
  for (let tries = 0; tries < 50; tries += 1)
    expect(await guess(ctx, 'patient@example.com', address)).toBe(8);
});

test('a right password clears the way for its address', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const address = freshAddress();
  for (let tries = 0; tries < 4; tries += 1) await guess(ctx, user.email, address);
  await verifyPassword(ctx, { email: user.email, password: 'right password', address, device: null });
  for (let tries = 0; tries < 4; tries += 1) expect(await guess(ctx, user.email, address)).toBe(null);
});

test('signing in a hundred times in a row makes nobody wait', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let times = 0; times < 100; times += 1) {
    const succeeded = await admit(ctx, { email: 'busy@example.com', address, device: null });
    await succeeded();
  }
});

test('guesses sent side by side count before their hashes are done', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  const waits = await Promise.all(Array.from({ length: 40 }, () => guess(ctx, 'burst@example.com', address)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

test('one address cannot try the same password on everyone', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  const waits = [];
  for (let person = 0; person < 30; person += 1)
    waits.push(await guess(ctx, `p${person}@example.com`, address));
  expect(waits.filter((wait) => wait === null)).toHaveLength(20);
});

test('10,000 guesses run from everywhere, and the owner gets in from a known browser each time', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const owner = { email: user.email, password: 'right password', device: newDevice(user.email) };
  const crowd = Array.from({ length: 300 }, freshAddress);
  let hashed = 0;
  for (let tries = 0; tries < 10_000; tries += 1) {
    const address = crowd[tries % crowd.length] ?? '';
    if ((await guess(ctx, user.email, address)) === null) hashed += 1;
    if (tries % 2500 === 2499) {
      expect(await guess(ctx, user.email, freshAddress())).toBeGreaterThan(0);
      expect(await verifyPassword(ctx, { ...owner, address })).toMatchObject({ id: user.id });
    }
    ctx.clock.advance(100);
  }
  // 20 at once, then 1, 2, 4, 8, 16 and 30 s apart for a thousand seconds.
  expect(hashed).toBeLessThanOrEqual(60);
}, 120_000);

test('a forged or foreign device cookie is no known browser', async () => {
  const ctx = await testCtx();
  const others = newDevice('mallory@example.com');
  for (let tries = 0; tries < 20; tries += 1) await guess(ctx, 'victim@example.com', freshAddress());
  for (const device of [others, 'x.y', '', newDevice('victim@example.com').slice(0, -1)]) {
    expect(await guess(ctx, 'victim@example.com', freshAddress(), device)).toBeGreaterThan(0);
  }
  expect(await guess(ctx, 'victim@example.com', freshAddress(), newDevice('victim@example.com'))).toBe(null);
});

test('a stolen known browser is slowed down too', async () => {
  const ctx = await testCtx();
  const device = newDevice('stolen@example.com');
  const waits = [];
  for (let tries = 0; tries < 8; tries += 1) {
    waits.push(await guess(ctx, 'stolen@example.com', freshAddress(), device));
  }
  expect(waits).toEqual([null, null, null, null, null, 1, 1, 1]);
});

test('a quarter of an hour without guesses forgets them, and the sweep takes the rows', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let tries = 0; tries < 5; tries += 1) await guess(ctx, 'later@example.com', address);
  ctx.clock.advance(16 * 60_000);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await guess(ctx, 'later@example.com', address)).toBe(null);
  }
  await sweepThrottle(ctx);
  expect(await guess(ctx, 'later@example.com', address)).toBe(1);
  ctx.clock.advance(16 * 60_000);
  await sweepThrottle(ctx);
  expect(await guess(ctx, 'later@example.com', address)).toBe(null);
});
