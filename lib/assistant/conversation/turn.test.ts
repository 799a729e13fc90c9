import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '@/db/client';
import { config } from '@/db/schema/config';
import { stats } from '@/db/schema/stats';
import { chat, chooseChat, undoChat } from '@/lib/assistant/chat';
import { saveSetting } from '@/lib/config/writes';
import type { UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { saveReminder } from '@/lib/reminders/writes';
import { listTodos } from '@/lib/todos/reads';
import { createTodos } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { scriptedModel } from '@/testing/scripted-model';
import { type TestCtx, testCtx } from '@/testing/world';

type Lines = Parameters<typeof scriptedModel>[0];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

// All tests of a worker share the settings.
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

async function userWithModel(
  lines: Lines,
): Promise<{ ctx: TestCtx & UserCtx; asked: ReturnType<typeof scriptedModel>['asked'] }> {
  const { model, asked } = scriptedModel(lines);
  const base = await testCtx({ models: { online: async () => model } });
  await saveSetting(base, 'openai_api_key', 'sk-test');
  await saveSetting(base, 'instant_answers', 'false');
  return { ctx: await createUser(base, { timezone: 'America/New_York' }), asked };
}

test('what is understood for certain is done without a model call; the rest goes to the model with what was just spoken of', async () => {
  const { ctx, asked } = await userWithModel([[{ tool: 'list_todos', input: {} }]]);
  await saveSetting(ctx, 'instant_answers', 'true');
  expect((await chat(ctx, 'add milk to my list')).message).toContain('milk');
  expect(asked).toHaveLength(0);
  await chat(ctx, 'so what about that thing from the shop then, eh');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0]?.prompt)).toContain('made the todo “milk”');
});

test('every prompt begins alike: the rules and the sorted tools are the same for all users, days and channels', async () => {
  const prefixes = new Set<string>();
  for (const [timezone, channel] of [
    ['Asia/Tokyo', 'web'],
    ['America/Lima', 'whatsapp'],
  ] as const) {
    const { ctx, asked } = await userWithModel(['Hello.']);
    ctx.clock.advance(prefixes.size * 86_400_000);
    await chat({ ...ctx, channel, user: { ...ctx.user, timezone } }, 'good morning to you my friend');
    const { prompt, tools } = asked[0] ?? {};
    expect(tools?.map(({ name }) => name)).toEqual(tools?.map(({ name }) => name).toSorted());
    prefixes.add(JSON.stringify([prompt?.[0], tools]));
  }
  expect(prefixes.size).toBe(1);
});

test('two requests in one message are both done and reported, with one model call', async () => {
  const { ctx, asked } = await userWithModel([
    [
      { tool: 'add_todos', input: { items: [{ text: 'milk' }, { text: 'taxes', due: 'next friday' }] } },
      { tool: 'set_reminder', input: { title: 'call mom', when: 'tomorrow at 5pm' } },
    ],
  ]);
  const answer = await chat(
    ctx,
    'add milk and taxes by next friday, and remind me to call mom tomorrow at 5pm',
  );
  expect(asked).toHaveLength(1);
  expect(answer.message).toMatch(/“milk”.*“taxes”.*19 March.*\n\n.*“call mom”.*tomorrow, 5:00 PM/s);
  expect(answer.actions).toEqual({
    todo: { action: expect.stringMatching(/milk.*taxes/) },
    reminder: { action: expect.stringMatching(/call mom.*5:00 PM/) },
  });
  expect((await listReminders(ctx))[0]?.reminderTime).toBe('2027-03-11T22:00:00.000Z');
  expect((await listTodos(ctx, {})).items).toMatchObject([
    { text: 'milk' },
    { text: 'taxes', dueDate: '2027-03-19' },
  ]);
});

test('undo reverses the last turn that changed something, once', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }, { text: 'eggs' }] } }],
    [{ tool: 'delete_todos', input: { items: ['eggs'] } }],
    [{ tool: 'list_todos', input: {} }],
    [{ tool: 'undo', input: {} }],
    [{ tool: 'undo', input: {} }],
    [{ tool: 'undo', input: {} }],
  ]);
  await chat(ctx, 'add milk and eggs');
  ctx.clock.advance(1000);
  const deleted = await chat(ctx, 'delete the eggs');
  expect(deleted).toMatchObject({ message: expect.stringContaining('eggs'), undo: true });
  ctx.clock.advance(1000);
  const texts = async () => (await listTodos(ctx, {})).items.map((item) => item.text);
  expect((await chat(ctx, 'show')).undo).toBeUndefined();
  expect(await texts()).toEqual(['milk']);
  expect((await undoChat(ctx)).message).toContain('eggs');
  expect(await texts()).toEqual(['milk', 'eggs']);
  expect((await undoChat(ctx)).message).toMatch(/milk.*eggs/);
  expect(await texts()).toEqual([]);
  expect((await undoChat(ctx)).message).toContain('nothing to undo');
});

test('the undo button of a turn that is not the last one any more is refused', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
    [{ tool: 'add_todos', input: { items: [{ text: 'eggs' }] } }],
  ]);
  const first = await chat(ctx, 'add milk');
  ctx.clock.advance(1000);
  const second = await chat(ctx, 'add eggs');
  await expect(undoChat(ctx, first.turn)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('changed since'),
  });
  await undoChat(ctx, second.turn);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('a message sent again under the same id gets the same answer and has one effect', async () => {
  const { ctx, asked } = await userWithModel([
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
    [{ tool: 'add_todos', input: { items: [{ text: 'bread' }] } }],
  ]);
  const first = await chat(ctx, 'add milk', { id: 'message-0001' });
  expect(await chat(ctx, 'add milk', { id: 'message-0001' })).toEqual(first);
  expect(asked).toHaveLength(1);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  const other = await createUser(ctx);
  await chat(other, 'add bread', { id: 'message-0001' });
  expect((await listTodos(other, {})).items.map((item) => item.text)).toEqual(['bread']);
});

test('after 24 hours a turn cannot be undone', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'store_info', input: { key: 'locker code', value: '4821' } }],
    [{ tool: 'undo', input: {} }],
  ]);
  await chat(ctx, 'remember my locker code is 4821');
  ctx.clock.advance(24 * 3_600_000 + 1);
  expect((await undoChat(ctx)).message).toContain('nothing to undo');
  expect(await listInfo(ctx)).toHaveLength(1);
});

test('deleting many todos asks first, and yes deletes exactly those, even if the list has changed since', async () => {
  const { ctx, asked } = await userWithModel([[{ tool: 'delete_todos', input: { all: true } }]]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text })),
  );
  const question = await chat(ctx, 'delete everything');
  expect(question.message).toMatch(/5 todos.*“a”.*“e”.*\(yes \/ no\)/);
  expect(question.undo).toBeUndefined();
  await createTodos(ctx, [{ text: 'added meanwhile' }]);
  const answer = await chat(ctx, 'yes');
  expect(answer.message).toMatch(/“a”.*“e”/);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['added meanwhile']);
  expect(asked).toHaveLength(1);
});

test('no changes nothing, and a yes without a question goes to the model', async () => {
  const { ctx, asked } = await userWithModel([
    [{ tool: 'delete_todos', input: { all: true } }],
    'What do you mean?',
  ]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd'].map((text) => ({ text })),
  );
  await chat(ctx, 'delete everything');
  await chat(ctx, 'no');
  expect(asked).toHaveLength(1);
  expect((await chat(ctx, 'yes')).message).toBe('What do you mean?');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});

test('many deletions in several small calls are one question, and one yes runs them all', async () => {
  const { ctx } = await userWithModel([
    [
      { tool: 'delete_todos', input: { items: ['a', 'b'] } },
      { tool: 'delete_todos', input: { items: ['c', 'd'] } },
    ],
  ]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text })),
  );
  expect((await chat(ctx, 'delete a, b, c and d')).message).toContain('(yes / no)');
  expect((await listTodos(ctx, {})).items).toHaveLength(5);
  const { message } = await chat(ctx, 'yes');
  expect(message.match(/“\w”/g)?.toSorted()).toEqual(['“a”', '“b”', '“c”', '“d”']);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['e']);
});

test('a question that another tool has asked is answered to that tool', async () => {
  const { ctx } = await userWithModel([[{ tool: 'update_todo', input: { item: 'dentist' } }]]);
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-12T12:00:00Z'),
    rule: null,
  });
  expect((await chat(ctx, 'change the dentist')).message).toContain('“Dentist”');
  await chat(ctx, 'tomorrow at 5pm');
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T22:00:00.000Z' }]);
});

test('a model cannot confirm for the user', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'delete_todos', input: { all: true, confirmed: true, ids: [] } }],
  ]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd'].map((text) => ({ text })),
  );
  expect((await chat(ctx, 'clean up')).message).toContain('(yes / no)');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});

test('a reminder without a time asks for it, and the next message completes it', async () => {
  const { ctx, asked } = await userWithModel([
    [{ tool: 'set_reminder', input: { title: 'call the bank', when: '' } }],
  ]);
  expect((await chat(ctx, 'remind me to call the bank')).message).toContain('When');
  expect(await listReminders(ctx)).toEqual([]);
  await chat(ctx, 'tomorrow at 9am');
  expect(await listReminders(ctx)).toMatchObject([
    { title: 'call the bank', reminderTime: '2027-03-11T14:00:00.000Z' },
  ]);
  expect(asked).toHaveLength(1);
});

test('a past time is refused, and nothing is saved', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'set_reminder', input: { title: 'x', when: 'yesterday at 5pm' } }],
  ]);
  expect((await chat(ctx, 'remind me of x yesterday at 5pm')).message).toContain('past');
  expect(await listReminders(ctx)).toEqual([]);
});

test('a model that claims a change without a call is corrected, and the claim is never shown', async () => {
  const { ctx, asked } = await userWithModel([
    "I've added milk to your list!",
    'Done, milk is added.',
    'All saved!',
  ]);
  const answer = await chat(ctx, 'add milk');
  expect(answer.message).toContain('not saved');
  expect(asked).toHaveLength(3);
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('a call that follows a correction is run', async () => {
  const { ctx } = await userWithModel([
    "I've added milk!",
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
  ]);
  await chat(ctx, 'add milk');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('invalid calls are returned to the model, and a repeated valid call is run once', async () => {
  const { ctx, asked } = await userWithModel([
    [
      { tool: 'add_todos', input: { items: [{ text: 'milk' }] } },
      { tool: 'launch_rocket', input: {} },
      { tool: 'set_reminder', input: { titel: 1 } },
    ],
    [
      { tool: 'add_todos', input: { items: [{ text: 'milk' }] } },
      { tool: 'set_reminder', input: { title: 'eggs', when: 'in 20 minutes' } },
    ],
  ]);
  const answer = await chat(ctx, 'milk and eggs');
  expect(asked).toHaveLength(2);
  expect(answer.message).toMatch(/“milk”.*“eggs”.*10:20/s);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-10T15:20:00.000Z' }]);
});

test('a todo over the limit is refused with the limit, and nothing is saved', async () => {
  const { ctx } = await userWithModel([new Error('away')]);
  const answer = await chat(ctx, `add ${'x'.repeat(501)} to my list`);
  expect(answer.message).toContain('500 characters');
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('characters of a model that cannot be stored are left out', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'add_todos', input: { items: [{ text: 'mi\u0000lk \ud83d' }] } }],
  ]);
  await chat(ctx, 'add milk');
  expect((await listTodos(ctx, {})).items[0]?.text).toMatch(/^milk/);
});

test('an answer cut off inside a call is requested again with a higher limit', async () => {
  const { ctx, asked } = await userWithModel([
    { cut: [{ tool: 'add_todos', input: '{"items":[{"text":"mi' }] },
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
  ]);
  await chat(ctx, 'add milk');
  expect(asked.map((call) => call.maxOutputTokens)).toEqual([150, 1000]);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('if the provider fails, the offline assistant answers and says so', async () => {
  const { ctx } = await userWithModel([new Error('429')]);
  const answer = await chat(ctx, 'add milk to my list');
  expect(answer.message).toContain('offline mode');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('above the budget of the day the model is not asked', async () => {
  const { ctx, asked } = await userWithModel(['hello']);
  await ctx.db.execute(
    sql`insert into usage_days (user_id, day, tokens) values (${ctx.user.id}, '2027-03-10', 100000)`,
  );
  const answer = await chat(ctx, 'add milk to my list');
  expect(asked).toHaveLength(0);
  expect(answer.message).toContain('until tomorrow');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('a model is not asked for a correction that is above the budget of the day', async () => {
  const { ctx, asked } = await userWithModel([[{ tool: 'add_todos', input: {} }], 'Corrected.']);
  await ctx.db.execute(
    sql`insert into usage_days (user_id, day, tokens) values (${ctx.user.id}, '2027-03-10', 99950)`,
  );
  await chat(ctx, 'add milk to my list');
  expect(asked).toHaveLength(1);
});

test.each([
  { minutes: 59, made: 1 },
  { minutes: 60, made: 0 },
])('a question that is answered after $minutes minutes, reminders made: $made', async ({ minutes, made }) => {
  const ctx = await createUser(await testCtx(), { timezone: 'America/New_York' });
  await chat(ctx, 'remind me to call mom');
  ctx.clock.advance(minutes * 60_000);
  await chat(ctx, 'tomorrow at 5pm');
  expect(await listReminders(ctx)).toHaveLength(made);
});

test.each([
  { minutes: 59, left: 1 },
  { minutes: 60, left: 2 },
])('a choice that is taken after $minutes minutes, todos left: $left', async ({ minutes, left }) => {
  const ctx = await createUser(await testCtx());
  await createTodos(ctx, [{ text: 'buy oat milk' }, { text: 'buy soy milk' }]);
  const { choices = [] } = await chat(ctx, 'delete milk');
  ctx.clock.advance(minutes * 60_000);
  await chooseChat(ctx, choices[0]?.id ?? '');
  expect((await listTodos(ctx, {})).items).toHaveLength(left);
});

test('the settings apply to every call, and the prompt begins the same for every user', async () => {
  const { ctx, asked } = await userWithModel(['Hello!', 'Hello!']);
  await saveSetting(ctx, 'temperature', '0.2');
  await saveSetting(ctx, 'max_tokens', '321');
  await saveSetting(ctx, 'system_prompt', 'Be brief.');
  await chat(ctx, 'hi there, how are things');
  const other = {
    ...ctx,
    user: { ...(await createUser(ctx, { firstName: 'Kim', timezone: 'Asia/Tokyo' })).user },
  };
  await chat(other, 'good morning to you');
  const [first, second] = asked;
  expect(first).toMatchObject({ temperature: 0.2, maxOutputTokens: 321 });
  expect(first?.tools).toEqual(second?.tools);
  expect(first?.prompt[0]).toEqual(second?.prompt[0]);
  expect(JSON.stringify(first?.prompt[0])).toContain('Be brief.');
  expect(JSON.stringify(first?.prompt[0])).not.toMatch(/2027|March|Kim|Tokyo/);
  expect(first?.tools?.length).toBeLessThanOrEqual(24);
  for (const key of ['temperature', 'max_tokens', 'system_prompt'] as const)
    await saveSetting(ctx, key, null);
});

test('commands need no model, and an unknown one says so', async () => {
  const { ctx, asked } = await userWithModel([]);
  await chat(ctx, '/add milk, eggs');
  expect((await chat(ctx, '/todo')).message).toContain('1. milk\n2. eggs');
  await chat(ctx, '/done 2');
  expect((await listTodos(ctx, {})).items).toMatchObject([
    { text: 'milk', completed: false },
    { text: 'eggs', completed: true },
  ]);
  await chat(ctx, '/remind call the bank tomorrow at 9');
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T14:00:00.000Z' }]);
  await chat(ctx, '/info locker code = 4821');
  expect(await listInfo(ctx)).toMatchObject([{ key: 'locker code', value: '4821' }]);
  expect((await chat(ctx, '/status')).message).toContain('1 open todo');
  await chat(ctx, '/clear');
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  expect((await chat(ctx, '/help')).message).toContain('/remind');
  expect((await chat(ctx, '/nothing')).message).toContain('/nothing');
  expect(asked).toHaveLength(0);
});

test('a request about a todo may mean a reminder', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'complete_todos', input: { items: ['dentist'] } }],
    [{ tool: 'delete_todos', input: { items: ['nothing like it'] } }],
  ]);
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-12T12:00:00Z'),
    rule: null,
  });
  expect((await chat(ctx, 'done dentist')).message).toContain('“Dentist”');
  expect(await listReminders(ctx)).toEqual([]);
  expect((await chat(ctx, 'delete it')).message).toContain('nothing like it');
});

test('a turn is counted with its tokens, for the user and for the day', async () => {
  const { ctx } = await userWithModel([
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }, { text: 'eggs' }] } }],
  ]);
  ctx.clock.set('2027-05-01T12:00:00Z');
  await chat(ctx, 'add milk and eggs');
  const [usage] = await rowsOf(
    ctx.db,
    sql`select messages, calls, tokens from usage_days where user_id = ${ctx.user.id}`,
  );
  expect(usage).toEqual({ messages: 1, calls: 1, tokens: 110 });
  const [day] = await ctx.db.select().from(stats).where(eq(stats.date, '2027-05-01'));
  expect(day).toMatchObject({ messagesToday: 0, todosCreated: 2, activeUsers: 1 });
});

test('a turn makes at most two trips before the model is asked, and one transaction after', async () => {
  const { ctx, asked } = await userWithModel([[{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }]]);
  ctx.trips.reset();
  await chat(ctx, 'add milk');
  const transaction = ctx.trips.statements.indexOf('transaction');
  expect(asked).toHaveLength(1);
  // Before the transaction: claim the lease, read the context. After it: release the lease, look for pending
  // messages.
  expect(ctx.trips.wavesBefore(transaction)).toBe(2);
  expect(ctx.trips.statements.slice(transaction + 1)).toHaveLength(2);
});
