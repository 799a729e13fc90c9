import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// Greetings, questions about Sidekick, and what it cannot do. It is Wednesday, 10 March.
test.each([
  ['hey whats up', /^All /],
  ['Is it difficult to use?', /It’s easy/],
  ["i'm too old for this", /It’s easy/],
  ['can I trust you', /“undo”/],
  ['do you ever forget things?', /“undo”/],
  ['how do I see everything', /what do I have this week/],
  ['do you remember what i tell you', /until you delete it/],
  ['my grandson set this up for me', /welcome/],
  ['ok gut, feierabend', /Bye|See you|Take care/],
  ['yes please', /asked nothing/],
  ['whats the weather tomorrow', /weather forecast/],
  ['play some music', /music/],
  ['can you read my emails', /only what you write to me/],
  ['who won the match last night', /news or results/],
  ['translate good night to spanish', /can’t translate/],
  ['order me a pizza', /can’t book, order/],
  ["don't want to talk about it", /don’t have to/],
  ['i miss my dad', /sorry|Sorry/],
  ['passed my exam!!!', /🎉/],
])('%j is answered in particular', async (message, reply) => {
  const { reply: said, plans } = await hold(message);
  expect(said).toMatch(reply);
  expect(plans).toEqual([]);
});

test.each([
  { messages: ['translate the contract by friday'], plans: ['translate the contract 03-12'] },
  { messages: ['write a letter to the bank'], plans: ['write a letter to the bank -'] },
])('$messages is still a task', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a name in a second sentence is kept', async () => {
  const { ctx } = await hold('Good morning dear. It is Margaret here.');
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['Margaret']);
});
