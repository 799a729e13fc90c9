import { expect, test } from 'vitest';
import { chat, undoChat } from '@/lib/assistant/chat';
import { recentMentions } from '@/lib/assistant/conversation/mention-writes';
import { noteEdit } from '@/lib/assistant/conversation/writes';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import type { ToolCall } from '@/lib/tool';
import { createUser, exportedRows } from '@/testing/people';
import { testCtx } from '@/testing/world';

const newUser = async () => createUser(await testCtx(), { timezone: 'Europe/Berlin' });
const call = (ctx: UserCtx, ...calls: ToolCall[]) => chat(ctx, 'x', { calls });
const brief = async (ctx: UserCtx) =>
  (await recentMentions(ctx)).map(({ act, kind, title, position }) => [act, kind, title, position]);

test('what was made, changed, listed and asked about is remembered in its order, the newest turn first', async () => {
  const ctx = await newUser();
  await call(ctx, { tool: 'add_todos', input: { items: [{ text: 'call Tom' }, { text: 'Tom: keys' }] } });
  ctx.clock.advance(1000);
  await call(
    ctx,
    { tool: 'set_reminder', input: { title: 'dentist', when: 'tomorrow at 9' } },
    { tool: 'store_info', input: { key: 'pin', value: '1' } },
  );
  ctx.clock.advance(1000);
  await chat(ctx, 'thanks');
  ctx.clock.advance(1000);
  await call(ctx, { tool: 'complete_todos', input: { items: ['tom'] } });
  expect(await brief(ctx)).toEqual([
    ['asked', 'todo', 'call Tom', 0],
    ['asked', 'todo', 'Tom: keys', 1],
    ['made', 'reminder', 'dentist', 0],
    ['made', 'fact', 'pin', 0],
    ['made', 'todo', 'call Tom', 0],
    ['made', 'todo', 'Tom: keys', 1],
  ]);
  const ids = (await recentMentions(ctx)).slice(0, 2).map(({ id }) => id);
  expect(ids).toEqual((await listOpenTodos(ctx)).map(({ id }) => id));
});

test('the channels share one memory, which lasts a day and belongs to its user', async () => {
  const ctx = await newUser();
  await call({ ...ctx, channel: 'whatsapp' }, { tool: 'add_todos', input: { items: [{ text: 'milk' }] } });
  expect(await brief(ctx)).toEqual([['made', 'todo', 'milk', 0]]);
  expect(await recentMentions(await createUser(ctx))).toEqual([]);
  ctx.clock.advance(24 * 3_600_000 + 1);
  expect(await recentMentions(ctx)).toEqual([]);
  await call(ctx, { tool: 'list_todos', input: {} });
  const { mentions } = await exportedRows(ctx);
  expect(mentions).toMatchObject([{ act: 'listed', title: 'milk' }]);
});

test('undo takes back the last change of the conversation, from whichever channel, and names it', async () => {
  const ctx = await newUser();
  await call({ ...ctx, channel: 'whatsapp' }, { tool: 'add_todos', input: { items: [{ text: 'milk' }] } });
  ctx.clock.advance(1000);
  await call(ctx, { tool: 'list_todos', input: {} });
  const { message } = await undoChat(ctx);
  expect(message).toContain('milk');
  expect(message).not.toContain('dashboard');
  expect(await listOpenTodos(ctx)).toEqual([]);
});

test('undo says so if something newer was changed in the dashboard', async () => {
  const ctx = await newUser();
  await call(ctx, { tool: 'add_todos', input: { items: [{ text: 'milk' }] } });
  ctx.clock.advance(1000);
  await noteEdit(ctx, 'reminders');
  const { message } = await undoChat(ctx);
  expect(message).toContain('milk');
  expect(message).toContain('reminders');
});

test('a series that has not come yet is not snoozed: its times stay', async () => {
  const ctx = await newUser();
  await chat(ctx, 'remind me to stretch every day at 9pm');
  const before = await listReminders(ctx);
  await chat(ctx, 'snooze 2h');
  await chat(ctx, 'snooze it for an hour');
  expect(await listReminders(ctx)).toEqual(before);
});
