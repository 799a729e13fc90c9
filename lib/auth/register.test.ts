import { expect, test } from 'vitest';
import { findSession, findUser } from '@/lib/auth/reads';
import { registrationLimits } from '@/lib/auth/rules';
import { registerInput } from '@/lib/auth/schema';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { admitRegistration } from '@/lib/auth/throttle/throttle';
import { verifyPassword } from '@/lib/auth/verify';
import { registerUser } from '@/lib/auth/writes';
import { claimAddress } from '@/lib/channels/contact-writes';
import { testCtx } from '@/testing/world';

const ada = { email: ' Ada@Example.com ', phoneNumber: '(212) 555-0100', password: 'secret1' };

test('someone registers, and the typed number is shown but bound to nobody', async () => {
  const ctx = await testCtx();
  const input = registerInput.parse({ ...ada, timezone: 'Europe/Berlin', country: 'US' });
  const user = await registerUser(ctx, input, claimAddress);
  expect(user).toEqual({
    id: user.id,
    email: 'ada@example.com',
    phoneNumber: '+12125550100',
    firstName: null,
    lastName: null,
    timezone: 'Europe/Berlin',
    clock: null,
    isAdmin: false,
  });
  expect(await findUser(ctx.db, user.id)).toEqual(user);
  const session = await findSession(ctx.db, await createSession(ctx, user.id), ctx.now());
  expect(session?.user).toEqual(user);
  expect(await verifyPassword(ctx, { ...input, address: '10.0.0.1', device: null })).toEqual(user);
});

test('an e-mail registers once, however it is spelled, and the second try leaves nothing behind', async () => {
  const ctx = await testCtx();
  const input = registerInput.parse({ ...ada, email: 'once@example.com' });
  await registerUser(ctx, input, claimAddress);
  const again = registerInput.parse({ ...ada, email: 'ONCE@example.com', password: 'another1' });
  await expect(registerUser(ctx, again, claimAddress)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This email is already registered',
  });
  await expect(verifyPassword(ctx, { ...again, address: '10.0.0.1', device: null })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('an address that has used up its burst registers nobody for a while', async () => {
  const ctx = await testCtx();
  const { burst, seconds } = registrationLimits.address;
  for (let n = 0; n < burst; n += 1) await admitRegistration(ctx, '10.0.2.1');
  const input = registerInput.parse({ ...ada, email: 'late@example.com' });
  const register = () => registerUser(ctx, input, claimAddress, '10.0.2.1');
  await expect(register()).rejects.toMatchObject({ code: 'too_many' });
  ctx.clock.advance(seconds * 1000);
  expect(await register()).toMatchObject({ email: 'late@example.com' });
});

test('two people may type the same number', async () => {
  const ctx = await testCtx();
  const first = await registerUser(
    ctx,
    registerInput.parse({ ...ada, email: 'a@example.com' }),
    claimAddress,
  );
  const second = await registerUser(
    ctx,
    registerInput.parse({ ...ada, email: 'b@example.com' }),
    claimAddress,
  );
  expect(second.phoneNumber).toBe(first.phoneNumber);
});

test('an account without a claim is not made', async () => {
  const ctx = await testCtx();
  const input = registerInput.parse({ ...ada, email: 'half@example.com' });
  const broken = async () => {
    throw new Error('the database went away');
  };
  await expect(registerUser(ctx, input, broken)).rejects.toThrow('went away');
  expect(await registerUser(ctx, input, claimAddress)).toMatchObject({ email: 'half@example.com' });
});

test('a former name of a zone that the lists show is saved as they show it', async () => {
  const ctx = await testCtx();
  const input = registerInput.parse({ ...ada, email: 'kolkata@example.com', timezone: 'Asia/Calcutta' });
  expect(await registerUser(ctx, input, claimAddress)).toMatchObject({ timezone: 'Asia/Kolkata' });
});

test('a zone that no machine knows becomes UTC', async () => {
  const ctx = await testCtx();
  const input = registerInput.parse({ ...ada, email: 'mars@example.com', timezone: 'Mars/Olympus' });
  expect(await registerUser(ctx, input, claimAddress)).toMatchObject({ timezone: 'UTC' });
});

test.each([
  [{ email: 'no at sign' }, 'Invalid email address'],
  [{ email: undefined }, 'Invalid email address'],
  [{ phoneNumber: ' ' }, 'Phone number is required'],
  [{ phoneNumber: undefined }, 'Phone number is required'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: undefined }, 'Password must be at least 6 characters'],
])('%o is answered with "%s"', (change, message) => {
  const parsed = registerInput.safeParse({ ...ada, ...change });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test('nobody registers as an admin', () => {
  expect(registerInput.safeParse({ ...ada, isAdmin: true }).success).toBe(false);
});
