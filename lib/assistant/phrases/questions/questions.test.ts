import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

type Person = Awaited<ReturnType<typeof newUser>>;

async function said(ctx: Person, ...messages: string[]): Promise<string> {
  let reply = '';
  for (const message of messages) {
    ctx.clock.advance(1000);
    reply = (await chat(ctx, message)).message;
  }
  return reply;
}

const newUser = async () => createUser(await testCtx(), { timezone: 'Europe/Berlin' });

async function stored(ctx: UserCtx) {
  const [todos, reminders, facts] = await Promise.all([
    listOpenTodos(ctx),
    listReminders(ctx),
    listInfo(ctx),
  ]);
  return { todos, reminders, facts };
}

async function settled() {
  const ctx = await newUser();
  await said(
    ctx,
    'remind me of the school concert on friday from 18:00 to 19:30',
    'remind me every tuesday at 7pm of choir',
    'my locker code is 4821',
    "the plumber's number is 0171 555 019",
    'add milk and eggs to my list',
  );
  return ctx;
}

test.each([
  ['when does the school concert finish', '19:30'],
  ['ok so what time is the school concert?', '18:00'],
  ['whens the school concert', 'Friday'],
  ['how many days until the school concert', '2 days'],
  ['is the school concert on friday?', 'Yes'],
  ['is the school concert on thursday?', 'No'],
  ['which days is choir', 'Tuesday'],
  ['when is choir after this one?', '23 March'],
  ['wich code do I have for the loker', '4821'],
  ['plumber number?', '0171 555 019'],
  ['what is his number and when is choir', '0171 555 019'],
  ['what is his number and when is choir', 'Tuesday'],
  ['so how many are still open', '3'],
])('“%s” is answered with “%s”, and changes nothing', async (question, answer) => {
  const ctx = await settled();
  const before = await stored(ctx);
  expect(await said(ctx, question)).toContain(answer);
  expect(await stored(ctx)).toEqual(before);
});

test('a question is asked of what was spoken of last', async () => {
  const ctx = await newUser();
  await said(ctx, 'remind me of the exam on 3 May from 10:00 to 13:00');
  expect(await said(ctx, 'What time does it finish?')).toContain('13:00');
  expect(await said(ctx, 'and when does it start?')).toContain('10:00');
});

test.each([
  'how many things i got tomorrow',
  'how old will he be, I forget',
  'so is the choir still on',
  'what about the plumber?',
  'who won the match yesterday',
])('“%s” changes nothing, whatever was said before', async (question) => {
  const ctx = await settled();
  await said(ctx, 'move the school concert to 17:00');
  const before = await stored(ctx);
  await said(ctx, question);
  expect(await stored(ctx)).toEqual(before);
});

test('a remark beside a question is no fact', async () => {
  const ctx = await settled();
  expect(await said(ctx, 'whats the locker code again, my sister is asking')).toContain('4821');
  expect(await listInfo(ctx)).toHaveLength(2);
});

test('what is told is no question', async () => {
  const ctx = await settled();
  await said(ctx, 'the plumber is coming on friday at 8');
  expect((await listReminders(ctx)).map(({ title }) => title)).toHaveLength(3);
});

test('of what is not known nothing is claimed', async () => {
  const ctx = await settled();
  expect(await said(ctx, 'when does my shift start')).toMatch(/don’t know|can’t answer/);
});
