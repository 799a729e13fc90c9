import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { chat, undoChat } from '@/lib/assistant/chat';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { updateDailyReminder } from '@/lib/daily-reminders/writes';
import { features } from '@/lib/features';
import { listReminders } from '@/lib/reminders/reads';
import { updateReminder } from '@/lib/reminders/writes';
import { listSocialDates } from '@/lib/social/reads';
import { updateSocialDate } from '@/lib/social/writes';
import { listLists } from '@/lib/todos/lists/reads';
import { createList, deleteList } from '@/lib/todos/lists/writes';
import { listOpenTodos } from '@/lib/todos/reads';
import { createTodo, deleteTodo, updateTodo } from '@/lib/todos/writes';
import { rowChanges, type ToolResult } from '@/lib/tool';
import { restoreRows } from '@/lib/undo/restore';
import { createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

const newUser = async () => createUser(await testCtx());

test('a row that was changed since on the dashboard is left as it is, with all that the turn changed', async () => {
  const ctx = await newUser();
  await chat(ctx, 'add milk and eggs to my list');
  const [milk] = await listOpenTodos(ctx);
  await updateTodo(ctx, milk?.id ?? '', { text: 'oat milk' });
  const { message } = await undoChat(ctx);
  expect(message).toContain('milk');
  expect(message).toContain('nothing was undone');
  expect((await listOpenTodos(ctx)).map(({ text }) => text)).toEqual(['oat milk', 'eggs']);
  await updateTodo(ctx, milk?.id ?? '', { text: 'milk' });
  await undoChat(ctx);
  expect(await listOpenTodos(ctx)).toEqual([]);
});

test('a row that was deleted since is not created again', async () => {
  const ctx = await newUser();
  const todo = await createTodo(ctx, { text: 'milk' });
  const done = await runTool(ctx, 'complete_todos', { items: ['milk'] });
  await deleteTodo(ctx, todo.id);
  await expect(undoResult(ctx, done)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('deleted since'),
  });
  expect(await listOpenTodos(ctx)).toEqual([]);
});

test('each feature refuses to undo what was changed since', async () => {
  const ctx = await newUser();
  const refused = async (result: ToolResult) =>
    expect(undoResult(ctx, result)).rejects.toMatchObject({ code: 'conflict' });
  const reminder = await runTool(ctx, 'set_reminder', { title: 'dentist', when: 'tomorrow at 9' });
  const [{ id } = { id: '' }] = await listReminders(ctx);
  await updateReminder(ctx, id, { reminderTime: '2027-03-12T10:00' });
  await refused(reminder);
  const birthday = await runTool(ctx, 'set_social_date', { name: 'mom', date: '3 May' });
  const [date] = await listSocialDates(ctx);
  await updateSocialDate(ctx, date?.id ?? '', { note: 'likes tea' });
  await refused(await runTool(ctx, 'set_social_date', { name: 'mom', date: '4 May' }).then(() => birthday));
  const summary = await runTool(ctx, 'set_daily_summary', { time: '7:30' });
  const [daily] = await listDailyReminders(ctx);
  if (!daily) throw new Error('no summary');
  const { id: dailyId, lastSent: _, ...values } = daily;
  await updateDailyReminder(ctx, dailyId, { ...values, time: '08:00' });
  await refused(summary);
  expect(await listReminders(ctx)).toHaveLength(1);
  expect(await listSocialDates(ctx)).toMatchObject([{ day: 4, note: 'likes tea' }]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '08:00' }]);
});

test('a series that has come since is not changed by something else, and goes on at its old time', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC');
  await runTool(ctx, 'set_reminder', { title: 'stretch', when: 'every day at 16:00' });
  const moved = await runTool(ctx, 'update_reminder', { item: 'stretch', when: 'every day at 17:00' });
  ctx.clock.set('2027-03-10T17:00:30Z');
  await runDueJobs(ctx);
  await undoResult(ctx, moved);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T16:00:00.000Z' }]);
});

test('turns are undone one after the other, from the last one to the first', async () => {
  const ctx = await newUser();
  for (const message of [
    'remind me to call mom tomorrow at 9',
    'move the call mom reminder to tomorrow at 10',
    'move the call mom reminder to tomorrow at 11',
  ]) {
    await chat(ctx, message);
    ctx.clock.advance(1000);
  }
  const times = async () => (await listReminders(ctx)).map(({ reminderTime }) => reminderTime.slice(11, 16));
  expect(await times()).toEqual(['11:00']);
  await undoChat(ctx);
  expect(await times()).toEqual(['10:00']);
  await undoChat(ctx);
  expect(await times()).toEqual(['09:00']);
  await undoChat(ctx);
  expect(await times()).toEqual([]);
});

test('changes of one row are undone as one, to its first state', async () => {
  const ctx = await newUser();
  const todo = await createTodo(ctx, { text: 'milk' });
  const results = [
    await runTool(ctx, 'update_todo', { item: 'milk', text: 'bread' }),
    await runTool(ctx, 'update_todo', { item: 'bread', due: 'tomorrow' }),
    await runTool(ctx, 'delete_todos', { items: ['bread'] }),
  ];
  const changes = results.flatMap(({ receipt }) =>
    receipt && 'rows' in receipt.undo ? receipt.undo.rows : [],
  );
  await restoreRows(ctx, JSON.parse(JSON.stringify(changes)));
  expect(await listOpenTodos(ctx)).toMatchObject([{ id: todo.id, text: 'milk', dueDate: null }]);
});

test('a list comes back before its items, unless its name has been taken', async () => {
  const ctx = await newUser();
  await runTool(ctx, 'add_todos', { items: [{ text: 'tent' }], list: 'camping' });
  const [, camping] = await listLists(ctx);
  const before = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select id, title, is_default as "isDefault", created_at as "createdAt" from todo_lists where id = ${camping?.id}`,
  );
  const items = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select id, list_id as "listId", text, completed, created_at as "createdAt" from todo_items where list_id = ${camping?.id}`,
  );
  await deleteList(ctx, camping?.id ?? '', { items: 'delete' });
  const changes = [...rowChanges('todo_items', items, []), ...rowChanges('todo_lists', before, [])];
  const other = await createList(ctx, { title: 'Camping' });
  await expect(restoreRows(ctx, changes)).rejects.toMatchObject({ code: 'conflict' });
  expect(await listOpenTodos(ctx)).toEqual([]);
  await deleteList(ctx, other.id, {});
  await restoreRows(ctx, changes);
  expect(await listOpenTodos(ctx)).toMatchObject([{ text: 'tent', list: 'Camping' }]);
});

test('the tables of undo are in the order of their foreign keys', () => {
  const tables = features.flatMap(({ undo = [] }) => undo.map(({ table }) => table));
  const early = tables.flatMap((table, place) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const parent = tables.indexOf(key.reference().foreignTable);
      const isOwner = getTableName(key.reference().foreignTable) === 'users';
      return parent > place && !isOwner ? [getTableName(table)] : [];
    }),
  );
  expect(early).toEqual([]);
  expect(tables.length).toBeGreaterThan(8);
});
