import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { authThrottle } from '@/db/schema/auth';
import { hashPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { newDevice } from '@/lib/auth/throttle/devices';
import { paceWrites } from '@/lib/auth/throttle/pace';
import { admit, admitRegistration, admitReset } from '@/lib/auth/throttle/throttle';
import { sweepThrottle } from '@/lib/auth/throttle/throttle-writes';
import { createUnlockCode, redeemUnlockCode } from '@/lib/auth/unlock';
import { verifyPassword } from '@/lib/auth/verify';
import { changeUser } from '@/lib/auth/writes';
import { AppError } from '@/lib/errors';
import { createUser } from '@/testing/people';
import { ownDatabase, type TestCtx, testCtx } from '@/testing/world';

ownDatabase();

const hash = '$argon2id$';

let addresses = 0;
function freshAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
}

async function guess(ctx: TestCtx, email: string, address: string, device: string | null = null) {
  try {
    await admit(ctx, { email, address, device }, hash);
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

test('a right password takes back its own count, and none of the guesses around it', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let tries = 0; tries < 19; tries += 1) {
    expect(await guess(ctx, `neighbour${tries}@example.com`, address)).toBe(null);
    expect(await guess(ctx, 'sought@example.com', freshAddress())).toBe(null);
  }
  const { succeeded } = await admit(ctx, { email: 'sought@example.com', address, device: null }, hash);
  await succeeded();
  expect(await guess(ctx, 'neighbour19@example.com', address)).toBe(null);
  expect(await guess(ctx, 'neighbour0@example.com', address)).toBeGreaterThan(0);
  // The first guess is the account's twentieth. The second needs a turn, and a turn is free.
  expect(await guess(ctx, 'sought@example.com', freshAddress())).toBe(null);
  expect(await guess(ctx, 'sought@example.com', freshAddress())).toBe(null);
  expect(await guess(ctx, 'sought@example.com', freshAddress())).toBeGreaterThan(0);
});

test('signing in a hundred times in a row makes nobody wait', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  for (let times = 0; times < 100; times += 1) {
    const { succeeded } = await admit(ctx, { email: 'busy@example.com', address, device: null }, hash);
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
  // Twenty wrong passwords are free, then the accounts that exist take turns, one a second.
  expect(waits).toEqual([...Array.from({ length: 20 }, () => null), null, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('strangers behind the same address who guess other accounts keep out neither the right password nor a code', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const address = freshAddress();
  const unknown = { address, device: null };
  let hashed = 0;
  const strangersTry = async (tries: number) => {
    for (let count = 0; count < tries; count += 1) {
      const admitted = await admit(ctx, { ...unknown, email: `${randomUUID()}@example.com` }, null).catch(
        () => null,
      );
      if (admitted) hashed += 1;
      await redeemUnlockCode(ctx, { email: 'other@example.com', code: 'UN-WRONG', address }).catch(
        () => null,
      );
    }
  };
  await strangersTry(60);
  expect(hashed).toBe(20);
  const { code } = await createUnlockCode({ ...ctx, user, channel: 'whatsapp' });
  await redeemUnlockCode(ctx, { email: user.email, code, address });
  expect(
    await verifyPassword(ctx, { ...unknown, email: user.email, password: 'right password' }),
  ).toMatchObject({ id: user.id });
  await strangersTry(60);
  expect(hashed).toBeLessThanOrEqual(22);
});

test('an unlock code is of use to its own account alone', async () => {
  const ctx = await testCtx();
  const [{ user }, other] = [await createUser(ctx), await createUser(ctx)];
  const { code } = await createUnlockCode({ ...ctx, user, channel: 'whatsapp' });
  const redeem = (email: string) => redeemUnlockCode(ctx, { email, code, address: freshAddress() });
  await expect(redeem(other.user.email)).rejects.toMatchObject({ code: 'invalid' });
  await redeem(user.email);
  await expect(redeem(user.email)).rejects.toMatchObject({ code: 'invalid' });
});

test('codes are guessed no faster than passwords, and a right one is accepted after the wait', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const address = freshAddress();
  const { code } = await createUnlockCode({ ...ctx, user, channel: 'whatsapp' });
  const redeem = (typed: string) => redeemUnlockCode(ctx, { email: user.email, code: typed, address });
  for (let tries = 0; tries < 5; tries += 1)
    await expect(redeem('UN-WRONG234')).rejects.toMatchObject({ code: 'invalid' });
  await expect(redeem(code)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 1 });
  ctx.clock.advance(1000);
  await redeem(code);
});

test('an unlock code is accepted for ten minutes', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx);
  const unlock = { ...ctx, user, channel: 'whatsapp' as const };
  const redeem = (code: string) =>
    redeemUnlockCode(ctx, { email: user.email, code, address: freshAddress() });
  const [inTime, late] = [await createUnlockCode(unlock), await createUnlockCode(unlock)];
  ctx.clock.advance(inTime.minutes * 60_000 - 1000);
  await redeem(inTime.code);
  ctx.clock.advance(1000);
  await expect(redeem(late.code)).rejects.toMatchObject({ code: 'invalid' });
});

async function attack(ctx: TestCtx, email: string, crowd: string[], seconds: number): Promise<void> {
  const ready = new Map(crowd.map((address) => [address, 0]));
  const guessAt = async (second: number) => {
    for (const [address, from] of ready)
      if (from <= second) ready.set(address, second + ((await guess(ctx, email, address)) ?? 0));
  };
  for (let second = 0; second < seconds; second += 1) {
    await guessAt(second);
    ctx.clock.advance(1000);
  }
  await guessAt(seconds);
}

async function secondsToSignIn(ctx: TestCtx, email: string, crowd: string[]): Promise<number> {
  const owner = { email, password: 'right password', address: freshAddress(), device: null };
  let waited = 0;
  while (waited < 300) {
    try {
      await verifyPassword(ctx, owner);
      return waited;
    } catch (error) {
      const seconds = error instanceof AppError ? (error.retryAfterSeconds ?? 0) : 0;
      if (seconds === 0) throw error;
      await attack(ctx, email, crowd, seconds);
      waited += seconds;
    }
  }
  return waited;
}

test.each([3, 20])(
  'while %i addresses guess, the right password gets through from a new browser',
  async (count) => {
    const ctx = await testCtx();
    const { user } = await createUser(ctx, { password: 'right password' });
    const crowd = Array.from({ length: count }, freshAddress);
    await attack(ctx, user.email, crowd, 70);
    for (let times = 0; times < 2; times += 1)
      expect(await secondsToSignIn(ctx, user.email, crowd)).toBeLessThanOrEqual(30);
  },
  120_000,
);

test('while 40 fresh addresses a second guess, whoever waits as told gets in within half a minute', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const owner = { email: user.email, password: 'right password', address: freshAddress(), device: null };
  const flood = () => Promise.all(Array.from({ length: 40 }, () => guess(ctx, user.email, freshAddress())));
  for (let rounds = 0; rounds < 3; rounds += 1) await flood();
  const told = await verifyPassword(ctx, owner).catch((error: unknown) => error);
  const retryAfterSeconds = told instanceof AppError ? told.retryAfterSeconds : undefined;
  expect(retryAfterSeconds).toBeLessThanOrEqual(30);
  ctx.clock.advance(Number(retryAfterSeconds) * 1000);
  for (let rounds = 0; rounds < 2; rounds += 1) await flood();
  expect(await verifyPassword(ctx, owner)).toMatchObject({ id: user.id });
});

test('the /64 networks of one /48 share their turns, and an IPv4 address keeps its own', async () => {
  const ctx = await testCtx();
  const email = 'six@example.com';
  for (let tries = 0; tries < 21; tries += 1) await guess(ctx, email, freshAddress());
  const waits: (number | null | undefined)[] = [];
  for (let subnet = 0; subnet < 200; subnet += 1) {
    ctx.clock.advance(1000);
    waits.push(await guess(ctx, email, `2001:db8:1:${subnet.toString(16)}`));
  }
  // The allowed guesses: one in lane 0, a few in lanes 1 and 2, then one every half minute.
  expect(waits.filter((wait) => wait === null).length).toBeLessThanOrEqual(3 + 200 / 30 + 1);
  expect(await guess(ctx, email, freshAddress())).toBeNull();
});

test('1,000 guesses come from everywhere in 333 seconds, and the owner gets in from a known browser each time', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const passwordHash = (await findCredentials(ctx.db, user.email))?.passwordHash ?? '';
  const owner = {
    email: user.email,
    password: 'right password',
    device: newDevice(user.email, passwordHash),
  };
  const crowd = Array.from({ length: 100 }, freshAddress);
  let hashed = 0;
  for (let tries = 0; tries < 1000; tries += 1) {
    const address = crowd[tries % crowd.length] ?? '';
    if ((await guess(ctx, user.email, address)) === null) hashed += 1;
    if (tries % 250 === 249)
      expect(await verifyPassword(ctx, { ...owner, address })).toMatchObject({ id: user.id });
    ctx.clock.advance(333);
  }
  // 20 guesses without turns, one per address in each of the fastest lanes, and the rest in the slower lanes.
  expect(hashed).toBeLessThanOrEqual(20 + 100 + 100 + 67 + 12);
}, 300_000);

test('a new password ends what browsers were known by', async () => {
  const ctx = await testCtx();
  const { user } = await createUser(ctx, { password: 'right password' });
  const device = newDevice(user.email, (await findCredentials(ctx.db, user.email))?.passwordHash ?? '');
  for (let tries = 0; tries < 30; tries += 1) await guess(ctx, user.email, freshAddress());
  await changeUser({ ...ctx, user, channel: 'web' }, { passwordHash: await hashPassword('a new password') });
  const attempt = { email: user.email, password: 'a new password', address: freshAddress(), device };
  await expect(verifyPassword(ctx, attempt)).rejects.toMatchObject({ code: 'too_many' });
});

test('an instance whose clock is a day ahead locks nobody out, and neither does what it once wrote', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  const ahead = { ...ctx, now: () => new Date(ctx.now().getTime() + 86_400_000) };
  for (let tries = 0; tries < 5; tries += 1)
    await admit(ahead, { email: 'clock@example.com', address, device: null }, hash);
  expect(await guess(ctx, 'clock@example.com', address)).toBe(1);
  const tomorrow = new Date(ctx.now().getTime() + 86_400_000);
  await ctx.db.update(authThrottle).set({ blockedUntil: tomorrow });
  expect(await guess(ctx, 'clock@example.com', address)).toBe(30);
});

test('a burst of 30 registrations from one address passes, the next wait for seconds', async () => {
  const ctx = await testCtx();
  const address = freshAddress();
  const register = () => admitRegistration(ctx, address);
  const results = await Promise.allSettled(Array.from({ length: 40 }, register));
  const waits = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.retryAfterSeconds] : []));
  expect(waits).toEqual(Array(10).fill(20));
  ctx.clock.advance(20_000);
  await register();
  await expect(register()).rejects.toMatchObject({ code: 'too_many' });
});

test('registrations from everywhere keep a pace', async () => {
  const ctx = await testCtx();
  ctx.clock.advance(3_600_000);
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () => admitRegistration(ctx, freshAddress())),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(120);
});

test('a forged or foreign device cookie is no known browser', async () => {
  const ctx = await testCtx();
  const others = newDevice('mallory@example.com', hash);
  for (let tries = 0; tries < 21; tries += 1) await guess(ctx, 'victim@example.com', freshAddress());
  for (const device of [others, 'x.y', '', newDevice('victim@example.com', hash).slice(0, -1)]) {
    expect(await guess(ctx, 'victim@example.com', freshAddress(), device)).toBeGreaterThan(0);
  }
  expect(await guess(ctx, 'victim@example.com', freshAddress(), newDevice('victim@example.com', hash))).toBe(
    null,
  );
});

test('a stolen known browser is slowed down too', async () => {
  const ctx = await testCtx();
  const device = newDevice('stolen@example.com', hash);
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

test('times that a wrong clock has stored a day ahead make nobody wait longer than many attempts do', async () => {
  const ctx = await testCtx();
  ctx.clock.advance(2 * 3_600_000);
  const { user } = await createUser(ctx, { password: 'right password' });
  const address = freshAddress();
  const acts = {
    signIn: () =>
      verifyPassword(ctx, { email: user.email, password: 'right password', address, device: null }),
    register: () => admitRegistration(ctx, address),
    ask: () => admitReset(ctx, { email: user.email, address }),
    write: () => paceWrites({ ...ctx, user, channel: 'web' }),
  };
  const refused = async () => {
    const names: string[] = [];
    for (const [name, act] of Object.entries(acts)) await act().catch(() => names.push(name));
    return names;
  };
  await attack(ctx, user.email, Array.from({ length: 60 }, freshAddress), 3);
  expect(await refused()).toEqual(['signIn']);
  const tomorrow = new Date(ctx.now().getTime() + 86_400_000);
  await ctx.db.update(authThrottle).set({ blockedUntil: tomorrow });
  await refused();
  // Whoever waits as told gets through. Only another reset link takes longer than half a minute.
  ctx.clock.advance(30_000);
  expect(await refused()).toEqual(['ask']);
  ctx.clock.advance(30_000);
  await acts.ask();
});
