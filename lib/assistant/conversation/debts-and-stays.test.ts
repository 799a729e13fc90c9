import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listInfo } from '@/lib/info/reads';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function factsAfter(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  let reply = '';
  for (const message of messages) {
    reply = (await chat(ctx, message)).message;
    ctx.clock.advance(60_000);
  }
  return { reply, facts: (await listInfo(ctx)).map(({ key, value }) => `${key}: ${value}`).sort() };
}

test('what is paid back is no longer owed, and a part leaves the rest', async () => {
  const { facts } = await factsAfter('i owe niamh 20 and tom 35', 'paid niamh', 'gave tom 15');
  expect(facts).toEqual(['what I owe tom: 20']);
  expect((await factsAfter('niamh owes me 20', 'niamh paid me back')).facts).toEqual([]);
  expect((await factsAfter('niamh owes me 20', 'paid niamh')).facts).toEqual(['what niamh owes: me 20']);
});

test('what I am owed is owed by somebody, until it is paid', async () => {
  const { facts } = await factsAfter("put down that i'm owed 35 by Dermot");
  expect(facts).toEqual(['what Dermot owes: me 35']);
  expect((await factsAfter("i'm owed 35 by Dermot", "he's after paying me")).facts).toEqual([]);
});

test('who is away until when is kept with dates and found', async () => {
  const { reply } = await factsAfter('Timo is sick until friday', 'is timo there for the thursday job?');
  expect(reply).toContain('12 March');
  const trip = await factsAfter("i'm in Madrid from the 13th to the 19th", 'where am i on the 17th?');
  expect(trip.reply).toContain('Madrid');
});

test('a code that somebody changed replaces the known one', async () => {
  const { facts } = await factsAfter("mom's gate code is 8821", "they changed mom's gate code, its 3350 now");
  expect(facts).toEqual(['mom’s gate code: 3350']);
});

test('the phone number of someone else does not replace a code', async () => {
  const { facts } = await factsAfter('plate is KRT 4417', 'Boiler guy is Emil, 555 0188, comes in the fall');
  expect(facts).toContain('plate: KRT 4417');
});
