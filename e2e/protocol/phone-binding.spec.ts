import { expect, test } from '@playwright/test';
import { onboardingText } from '@/lib/channels/rules';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { type Account, newAccount, newNumber, openTodos, rows } from '../accounts';

// Tests that only a message from the number itself, with the code of the dashboard, connects the number.
const slow = { timeout: 20_000 };

test('a number is connected by a message with the code, from that number only, once', async () => {
  const account = await newAccount();
  const start = await account.api.post('/api/user/phone');
  expect(start.status()).toBe(201);
  const { code, link, address } = await start.json();
  expect(address).toBe(account.phone);
  expect(link).toContain(`wa.me/15550199999?text=${code}`);

  const other = newNumber();
  await write(other, code);
  await expect.poll(() => sentTo(other), slow).toEqual([onboardingText]);
  expect(await phoneOf(account)).toEqual({ address: account.phone, bound: false });

  await write(account.phone, `Hello, my code is ${code}`);
  await expect.poll(() => sentTo(account.phone), slow).toHaveLength(1);
  expect((await sentTo(account.phone))[0]).toContain('now connected');
  expect(await phoneOf(account)).toEqual({ address: account.phone, bound: true });
  await write(account.phone, 'add milk to my list');
  await expect.poll(() => openTodos(account), slow).toEqual(['milk']);

  await write(other, code);
  await expect.poll(() => sentTo(other), slow).toHaveLength(2);
  expect(await phoneOf(account)).toEqual({ address: account.phone, bound: true });
});

test('a connected number moves to another account only with a new code and a yes on the phone, and the first account is notified', async () => {
  const first = await newAccount({ bound: true });
  const second = await newAccount({ phone: first.phone });
  expect(await phoneOf(second)).toEqual({ address: first.phone, bound: false });
  await write(first.phone, 'add of the first to my list');
  await expect.poll(() => openTodos(first), slow).toEqual(['of the first']);

  const { code } = await (await second.api.post('/api/user/phone')).json();
  await write(first.phone, code);
  await expect.poll(() => sentTo(first.phone), slow).toHaveLength(2);
  expect(await phoneOf(second)).toEqual({ address: first.phone, bound: false });
  await write(first.phone, 'yes');
  await expect.poll(() => phoneOf(second), slow).toEqual({ address: first.phone, bound: true });
  expect(await phoneOf(first)).toEqual({ address: null, bound: false });
  await expect
    .poll(() =>
      rows<{ body: string }>("select body from deliveries where user_id = $1 and kind = 'notice'", [
        first.id,
      ]),
    )
    .toMatchObject([{ body: expect.stringContaining('another Sidekick account') }]);

  await write(first.phone, 'show my todos');
  await expect.poll(() => sentTo(first.phone), slow).toHaveLength(4);
  expect((await sentTo(first.phone))[3]).not.toContain('of the first');
});

async function phoneOf(account: Account): Promise<unknown> {
  return (await account.api.get('/api/user/phone')).json();
}
