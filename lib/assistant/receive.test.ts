import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '@/db/client';
import { config } from '@/db/schema/config';
import { stats } from '@/db/schema/stats';
import { chat, undoChat } from '@/lib/assistant/chat';
import { saveSetting } from '@/lib/config/writes';
import type { UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { saveReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';
import { scriptedModel } from '@/lib/testing/scripted-model';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { listTodos } from '@/lib/todos/reads';
import { createTodos } from '@/lib/todos/writes';

type Lines = Parameters<typeof scriptedModel>[0];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

// Settings are everybody's: the next file of this worker begins without.
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

/** A person in New York on Wednesday, 10 March 2027, 10:00, whose assistant says these lines. */
async function person(
  lines: Lines,
): Promise<{ ctx: TestCtx & UserCtx; asked: ReturnType<typeof scriptedModel>['asked'] }> {
  const { model, asked } = scriptedModel(lines);
  const world = await testCtx({ models: { online: async () => model } });
  await saveSetting(world, 'openai_api_key', 'sk-test');
  return { ctx: await createUser(world, { timezone: 'America/New_York' }), asked };
}

test('two wishes in one message are both done and reported one by one, with one model call', async () => {
  const { ctx, asked } = await person([
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
  expect(answer.message).toBe(
    'Added to your list: “milk” and “taxes” (due Friday, 19 March).\n\nReminder set: “call mom”, tomorrow, Thursday, 11 March, 17:00.',
  );
  expect(answer.actions).toEqual({
    todo: { action: 'added “milk” and “taxes”' },
    reminder: { action: 'set call mom, tomorrow, Thursday, 11 March, 17:00' },
  });
  expect((await listReminders(ctx))[0]?.reminderTime).toBe('2027-03-11T22:00:00.000Z');
  expect((await listTodos(ctx, {})).items).toMatchObject([
    { text: 'milk' },
    { text: 'taxes', dueDate: '2027-03-19' },
  ]);
});

test('undo takes back the last turn that changed something, once', async () => {
  const { ctx } = await person([
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
  expect(deleted).toMatchObject({ message: 'Deleted: “eggs”.', undo: true });
  ctx.clock.advance(1000);
  expect((await chat(ctx, 'show')).message).toBe('Your todos:\n1. milk');
  expect((await undoChat(ctx)).message).toBe('Undone: deleted “eggs”.');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk', 'eggs']);
  expect((await undoChat(ctx)).message).toBe('Undone: added “milk” and “eggs”.');
  expect((await undoChat(ctx)).message).toBe('There is nothing to undo from the last 24 hours.');
});

test('a turn that is not the last one any more is not taken back by its own button', async () => {
  const { ctx } = await person([
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
  expect((await undoChat(ctx, second.turn)).message).toBe('Undone: added “eggs”.');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('a message that comes again under its name is answered again, and done once', async () => {
  const { ctx, asked } = await person([
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
    [{ tool: 'add_todos', input: { items: [{ text: 'bread' }] } }],
  ]);
  const first = await chat(ctx, 'add milk', { id: 'message-0001' });
  expect(await chat(ctx, 'add milk', { id: 'message-0001' })).toEqual(first);
  expect(asked).toHaveLength(1);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  // Somebody else's message may have the same name.
  const other = await createUser(ctx);
  await chat(other, 'add bread', { id: 'message-0001' });
  expect((await listTodos(other, {})).items.map((item) => item.text)).toEqual(['bread']);
});

test('undo ends after 24 hours', async () => {
  const { ctx } = await person([
    [{ tool: 'store_info', input: { key: 'locker code', value: '4821' } }],
    [{ tool: 'undo', input: {} }],
  ]);
  await chat(ctx, 'remember my locker code is 4821');
  ctx.clock.advance(24 * 3_600_000 + 1);
  expect((await undoChat(ctx)).message).toContain('nothing to undo');
  expect(await listInfo(ctx)).toHaveLength(1);
});

test('deleting many asks first; yes runs exactly those, also when the list has changed since', async () => {
  const { ctx, asked } = await person([[{ tool: 'delete_todos', input: { all: true } }]]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text })),
  );
  const question = await chat(ctx, 'delete everything');
  expect(question.message).toBe('That deletes 5 todos: “a”, “b”, “c”, “d” and “e”. Shall I? (yes / no)');
  expect(question.undo).toBeUndefined();
  await createTodos(ctx, [{ text: 'added meanwhile' }]);
  const answer = await chat(ctx, 'yes');
  expect(answer.message).toBe('Deleted: “a”, “b”, “c”, “d” and “e”.');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['added meanwhile']);
  expect(asked).toHaveLength(1);
});

test('no leaves everything; a yes without a question goes to the assistant', async () => {
  const { ctx } = await person([[{ tool: 'delete_todos', input: { all: true } }], 'What do you mean?']);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd'].map((text) => ({ text })),
  );
  await chat(ctx, 'delete everything');
  expect((await chat(ctx, 'no')).message).toBe('All right, I left everything as it was.');
  expect((await chat(ctx, 'yes')).message).toBe('What do you mean?');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});

test('many deletes cut into small calls are one question, and one yes runs them all', async () => {
  const { ctx } = await person([
    [
      { tool: 'delete_todos', input: { items: ['a', 'b'] } },
      { tool: 'delete_todos', input: { items: ['c', 'd'] } },
    ],
  ]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text })),
  );
  expect((await chat(ctx, 'delete a, b, c and d')).message).toContain('Shall I?');
  expect((await listTodos(ctx, {})).items).toHaveLength(5);
  expect((await chat(ctx, 'yes')).message).toBe('Deleted: “a” and “b”.\n\nDeleted: “c” and “d”.');
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['e']);
});

test('a question asked by the sibling is answered to the sibling', async () => {
  const { ctx } = await person([[{ tool: 'update_todo', input: { item: 'dentist' } }]]);
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-12T12:00:00Z'),
    rule: null,
  });
  expect((await chat(ctx, 'change the dentist')).message).toContain(
    'When should I remind you of “Dentist” instead?',
  );
  expect((await chat(ctx, 'tomorrow at 5pm')).message).toBe(
    '“Dentist” moved: tomorrow, Thursday, 11 March, 17:00.',
  );
});

test('a model cannot confirm for the person', async () => {
  const { ctx } = await person([[{ tool: 'delete_todos', input: { all: true, confirmed: true, ids: [] } }]]);
  await createTodos(
    ctx,
    ['a', 'b', 'c', 'd'].map((text) => ({ text })),
  );
  expect((await chat(ctx, 'clean up')).message).toContain('Shall I?');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});

test('a reminder without a time asks for it, and the next words complete it', async () => {
  const { ctx, asked } = await person([
    [{ tool: 'set_reminder', input: { title: 'call the bank', when: '' } }],
  ]);
  expect((await chat(ctx, 'remind me to call the bank')).message).toContain('When should I remind you?');
  expect(await listReminders(ctx)).toEqual([]);
  expect((await chat(ctx, 'tomorrow at 9am')).message).toBe(
    'Reminder set: “call the bank”, tomorrow, Thursday, 11 March, 09:00.',
  );
  expect(asked).toHaveLength(1);
});

test('a past time is refused with the reason, and nothing is saved', async () => {
  const { ctx } = await person([[{ tool: 'set_reminder', input: { title: 'x', when: 'yesterday at 5pm' } }]]);
  expect((await chat(ctx, 'remind me of x yesterday at 5pm')).message).toContain(
    'already past, so nothing was saved',
  );
  expect(await listReminders(ctx)).toEqual([]);
});

test('a claim without a call is corrected, and never shown as done', async () => {
  const { ctx, asked } = await person([
    "I've added milk to your list!",
    'Done, milk is added.',
    'All saved!',
  ]);
  const answer = await chat(ctx, 'add milk');
  expect(answer.message).toContain('I have not saved or changed anything');
  expect(asked).toHaveLength(3);
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('a claim without a call that is made good on the second try is done', async () => {
  const { ctx } = await person([
    "I've added milk!",
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
  ]);
  expect((await chat(ctx, 'add milk')).message).toBe('Added to your list: “milk”.');
});

test('unknown tools and wrong arguments are handed back once more, the right call is run once', async () => {
  const { ctx, asked } = await person([
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
  expect(answer.message).toContain('Added to your list: “milk”.');
  expect(answer.message).toContain('Reminder set: “eggs”, today, Wednesday, 10 March, 10:20.');
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
});

test('a text over its limit is told the limit, and nothing is saved', async () => {
  const { ctx } = await person([new Error('away')]);
  const answer = await chat(ctx, `add ${'x'.repeat(501)} to my list`);
  expect(answer.message).toContain(
    'A todo holds at most 500 characters. I have not saved or changed anything.',
  );
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test("what cannot be stored in a model's words is left out, the rest is done", async () => {
  const { ctx } = await person([[{ tool: 'add_todos', input: { items: [{ text: 'mi\u0000lk \ud83d' }] } }]]);
  expect((await chat(ctx, 'add milk')).message).toContain('Added to your list: “milk');
  expect((await listTodos(ctx, {})).items[0]?.text).toMatch(/^milk/);
});

test('an answer cut inside a call is asked again with more room, never half-run', async () => {
  const { ctx, asked } = await person([
    { cut: [{ tool: 'add_todos', input: '{"items":[{"text":"mi' }] },
    [{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }],
  ]);
  await chat(ctx, 'add milk');
  expect(asked.map((call) => call.maxOutputTokens)).toEqual([150, 1000]);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('where the provider fails the offline assistant does it and says so', async () => {
  const { ctx } = await person([new Error('429')]);
  const answer = await chat(ctx, 'add milk to my list');
  expect(answer.message).toContain('Added to your list: “milk”.');
  expect(answer.message).toContain('offline mode');
});

test('over the budget of the day no call is made', async () => {
  const { ctx, asked } = await person(['hello']);
  await ctx.db.execute(
    sql`insert into usage_days (user_id, day, tokens) values (${ctx.user.id}, '2027-03-10', 100000)`,
  );
  const answer = await chat(ctx, 'add milk to my list');
  expect(asked).toHaveLength(0);
  expect(answer.message).toContain('Added to your list: “milk”.');
  expect(answer.message).toContain('today’s share');
});

test('the settings rule the call, and the head of the prompt is the same for everyone', async () => {
  const { ctx, asked } = await person(['Hello!', 'Hello!']);
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

test('a command needs no model; an unknown or inactive one says so', async () => {
  const { ctx, asked } = await person([]);
  expect((await chat(ctx, '/add milk, eggs')).message).toBe('Added to your list: “milk” and “eggs”.');
  expect((await chat(ctx, '/todo')).message).toBe('Your todos:\n1. milk\n2. eggs');
  expect((await chat(ctx, '/done 2')).message).toBe('Done: “eggs”.');
  expect((await chat(ctx, '/remind call the bank tomorrow at 9')).message).toContain(
    'Thursday, 11 March, 09:00',
  );
  expect((await chat(ctx, '/info locker code = 4821')).message).toBe("I'll remember: locker code is 4821.");
  expect((await chat(ctx, '/status')).message).toContain('1 open todo');
  expect((await chat(ctx, '/clear')).message).toBe('Cleared 1 completed todo.');
  expect((await chat(ctx, '/help')).message).toContain('/remind');
  expect((await chat(ctx, '/nothing')).message).toContain('I do not know the command /nothing');
  expect(asked).toHaveLength(0);
});

test('what is called a todo may be a reminder', async () => {
  const { ctx } = await person([
    [{ tool: 'complete_todos', input: { items: ['dentist'] } }],
    [{ tool: 'delete_todos', input: { items: ['nothing like it'] } }],
  ]);
  await saveReminder(ctx, {
    title: 'Dentist',
    description: null,
    at: new Date('2027-03-12T12:00:00Z'),
    rule: null,
  });
  expect((await chat(ctx, 'done dentist')).message).toBe('Done: “Dentist”.');
  expect(await listReminders(ctx)).toEqual([]);
  expect((await chat(ctx, 'delete it')).message).toContain('I found nothing on your list like');
});

test('a turn counts its message, its tokens and the day', async () => {
  const { ctx } = await person([
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

test('a turn costs at most two trips before the model and one transaction after', async () => {
  const { ctx, asked } = await person([[{ tool: 'add_todos', input: { items: [{ text: 'milk' }] } }]]);
  ctx.trips.reset();
  await chat(ctx, 'add milk');
  const transaction = ctx.trips.statements.indexOf('transaction');
  expect(asked).toHaveLength(1);
  // Before: the lease, the context (the session's look-up is the door's). After: the release, and a look for waiting messages.
  expect(ctx.trips.wavesBefore(transaction)).toBe(2);
  expect(ctx.trips.statements.slice(transaction + 1)).toHaveLength(2);
});
