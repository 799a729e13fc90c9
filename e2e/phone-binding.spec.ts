import { expect, test } from '@playwright/test';
import { onboardingText } from '@/lib/channels/rules';
import { newNumber, newPerson, openTodos, type Person, rows } from './people';
import { sentTo, write } from './stand-ins/twilio';

// Typing a number proves nothing: it binds by a message from that very number with the code that the dashboard shows.
const patience = { timeout: 20_000 };

test('a number binds by a message that holds the code, from that number alone', async () => {
  const person = await newPerson();
  const start = await person.api.post('/api/user/phone');
  expect(start.status()).toBe(201);
  const { code, link, address } = await start.json();
  expect(address).toBe(person.phone);
  expect(link).toContain(`wa.me/15550199999?text=${code}`);

  const other = newNumber();
  await write(other, code);
  await expect.poll(() => sentTo(other), patience).toEqual([onboardingText]);
  expect(await phoneOf(person)).toEqual({ address: person.phone, bound: false });

  await write(person.phone, `Hello, my code is ${code}`);
  await expect.poll(() => sentTo(person.phone), patience).toHaveLength(1);
  expect((await sentTo(person.phone))[0]).toContain('now connected');
  expect(await phoneOf(person)).toEqual({ address: person.phone, bound: true });
  await write(person.phone, 'add milk to my list');
  await expect.poll(() => openTodos(person), patience).toEqual(['milk']);

  // The code is spent.
  await write(other, code);
  await expect.poll(() => sentTo(other), patience).toHaveLength(2);
  expect(await phoneOf(person)).toEqual({ address: person.phone, bound: true });
});

test('a bound number moves to another account with a new code only, and the first account is told', async () => {
  const first = await newPerson({ bound: true });
  const second = await newPerson({ phone: first.phone });
  expect(await phoneOf(second)).toEqual({ address: first.phone, bound: false });
  await write(first.phone, 'add of the first to my list');
  await expect.poll(() => openTodos(first), patience).toEqual(['of the first']);

  const { code } = await (await second.api.post('/api/user/phone')).json();
  await write(first.phone, code);
  await expect.poll(() => phoneOf(second), patience).toEqual({ address: first.phone, bound: true });
  expect(await phoneOf(first)).toEqual({ address: null, bound: false });
  await expect
    .poll(() =>
      rows<{ body: string }>("select body from deliveries where user_id = $1 and kind = 'notice'", [
        first.id,
      ]),
    )
    .toMatchObject([{ body: expect.stringContaining('another Sidekick account') }]);

  await write(first.phone, 'show my todos');
  await expect.poll(() => sentTo(first.phone), patience).toHaveLength(3);
  expect((await sentTo(first.phone))[2]).not.toContain('of the first');
});

async function phoneOf(person: Person): Promise<unknown> {
  return (await person.api.get('/api/user/phone')).json();
}
