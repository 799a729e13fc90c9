import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listReminders } from '@/lib/reminders/reads';
import { saveReminder } from '@/lib/reminders/writes';
import { listOpenTodos } from '@/lib/todos/reads';
import { createTodos } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function owner() {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  await createTodos(ctx, [{ text: 'water the ferns' }, { text: 'old bike' }]);
  for (const title of ['dentist', 'gym'])
    await saveReminder(ctx, { title, description: null, at: new Date('2027-03-12T15:00:00Z'), rule: null });
  const left = async () => [
    ...(await listOpenTodos(ctx)).map(({ text }) => text),
    ...(await listReminders(ctx)).map(({ title }) => title),
  ];
  return { ctx, left, say: async (text: string) => (await chat(ctx, text)).message };
}

test.each([
  ["I don't need old bike any more", 'old bike'],
  ['no longer going to the gym, cancel it', 'gym'],
  ["I won't make it to the gym, cancel it", 'gym'],
  ["I'm not going to the dentist, please cancel it", 'dentist'],
  ["don't remind me about the gym", 'gym'],
  ['skip the gym', 'gym'],
  ['could you please delete old bike', 'old bike'],
  ['I want to cancel the dentist', 'dentist'],
  ['I need you to delete old bike', 'old bike'],
  ['I watered the ferns', 'water the ferns'],
  ['old bike is done', 'old bike'],
  ['old bike: done', 'old bike'],
  ["I'm unwell today. Cancel the gym.", 'gym'],
  ['delete:\nold bike', 'old bike'],
  ['thanks!\n\ndelete old bike', 'old bike'],
])('“%s” is carried out', async (text, taken) => {
  const { left, say } = await owner();
  await say(text);
  expect(await left()).not.toContain(taken);
  expect(await left()).toHaveLength(3);
});

test.each([
  ['maybe cancel the gym', 'gym'],
  ['I was going to cancel the dentist', 'dentist'],
  ['Five ideas. Delete old bike.', 'old bike'],
  ['Ann:\ncancel the gym', 'gym'],
  ['Ann - cancel the gym', 'gym'],
  ['```\ndelete old bike\n```', 'old bike'],
])('“%s” asks first: no keeps it, yes deletes it', async (text, named) => {
  const { left, say } = await owner();
  expect(await say(text)).toContain(named);
  await say('no');
  expect(await left()).toHaveLength(4);
  await say(text);
  await say('yes');
  expect(await left()).not.toContain(named);
});

test('what is denied beside an order stays', async () => {
  const { left, say } = await owner();
  await say("delete old bike but don't cancel the gym");
  expect(await left()).toContain('gym');
  await say("don't cancel the dentist, cancel the gym");
  expect(await left()).toContain('dentist');
  await say('Do not, under any circumstances, cancel the dentist');
  expect(await left()).toContain('dentist');
});

test('a thing that must not be forgotten is not added again', async () => {
  const { left, say } = await owner();
  await say("don't forget to water the ferns");
  await say('I still have to water the ferns');
  expect(await left()).toHaveLength(4);
});

test('a list under its heading is kept, even if a point reads like an order', async () => {
  const { left, say } = await owner();
  await say('packing list:\nsocks\ndelete old bike');
  expect(await left()).toEqual(expect.arrayContaining(['socks', 'delete old bike', 'old bike']));
});
