import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function stored(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  for (const message of messages) {
    ctx.clock.advance(1000);
    await chat(ctx, message);
  }
  const facts = (await listInfo(ctx)).map(({ key, value }) => `${key} = ${value}`);
  const dates = (await listSocialDates(ctx)).map(({ name }) => name);
  return [...(await listPlans(ctx)), ...facts, ...dates].sort();
}

test.each([
  [['gym padlock combination is 14-32-08'], ['gym padlock combination = 14-32-08']],
  [['remember jacket sizes: Otto 52, Edda 40'], ['Edda jacket size = 40', 'Otto jacket size = 52']],
  [
    ['note: Vogel charges 35 an hour, Adler charges 42'],
    ['what Adler charges = 42', 'what Vogel charges = 35 an hour'],
  ],
  [["kira's dad's bday is july 9 haha same as me"], ["kira's dad"]],
  [['feeling really drained today ngl'], []],
  [['text the neighbours about the noise'], ['text the neighbours about the noise -']],
  [['have to buy sugar, flour, yeast tomorrow'], ['buy flour 03-11', 'buy sugar 03-11', 'buy yeast 03-11']],
  [['need to chase 7A about the deposit on friday'], ['chase 7A about the deposit 03-12']],
  [
    ['ida piano thu 4:30, emil piano thu 5, rolf nothing'],
    ['emil piano 03-11 17:00', 'ida piano 03-11 16:30'],
  ],
  [['remind me to phone Dag at 6pm', 'never mind i phoned him already'], []],
  [
    ['i gotta bring: tent, stove, matches', 'my cousins friend is bringing the stove so take that off'],
    ['bring: tent, matches -'],
  ],
])('%j', async (messages, expected) => {
  expect(await stored(...messages)).toEqual(expected);
});
