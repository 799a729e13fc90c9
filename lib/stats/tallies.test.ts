import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { deliveries } from '@/db/schema/deliveries';
import { adminStats } from '@/lib/admin/stats';
import { chat, undoChat } from '@/lib/assistant/chat';
import type { Ctx } from '@/lib/context';
import { deleteInfo, storeInfo } from '@/lib/info/writes';
import { removeAccount } from '@/lib/profile/writes';
import { createReminder, deleteReminder } from '@/lib/reminders/writes';
import { type Counts, countsByUser, readCounts } from '@/lib/stats/reads';
import { latenessPercentile } from '@/lib/stats/rules';
import { deleteOldTallies, mergeTallyChanges } from '@/lib/stats/writes';
import { createTodo, deleteTodo, updateTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { ownDatabase, testCtx } from '@/testing/world';

ownDatabase();

const noTotals = { users: 0, todos: 0, completed_todos: 0, active_reminders: 0, info: 0, messages: 0 };

async function countRows(ctx: Ctx): Promise<Counts> {
  const [row] = await rowsOf<{ totals: Counts }>(
    ctx.db,
    sql`select jsonb_strip_nulls(jsonb_build_object(
      'users', (select nullif(count(*), 0) from users),
      'todos', (select nullif(count(*), 0) from todo_items),
      'completed_todos', (select nullif(count(*), 0) from todo_items where completed),
      'active_reminders', (select nullif(count(*), 0) from reminders where is_active),
      'info', (select nullif(count(*), 0) from user_info),
      'messages', (select nullif(count(*), 0) from messages))) as totals`,
  );
  return row?.totals ?? {};
}

async function expectExact(ctx: Ctx): Promise<void> {
  const counts = await readCounts(ctx);
  const totals = await countRows(ctx);
  expect(Object.fromEntries(Object.keys(noTotals).map((name) => [name, counts[name] ?? 0]))).toEqual({
    ...noTotals,
    ...totals,
  });
}

test('the totals equal the rows after adding, changing, undoing and deleting', async () => {
  const ctx = await createUser(await testCtx(), { firstName: 'Ada' });
  const todo = await createTodo(ctx, { text: 'Pay the rent' });
  const other = await createTodo(ctx, { text: 'Milk' });
  await expectExact(ctx);
  await updateTodo(ctx, todo.id, { completed: true });
  await updateTodo(ctx, todo.id, { text: 'Pay the rent, really' });
  await deleteTodo(ctx, other.id);
  await expectExact(ctx);
  const reminder = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-12T17:00' });
  const fact = await storeInfo(ctx, { key: 'Shoe size', value: '42' });
  await storeInfo(ctx, { key: 'shoe SIZE', value: '43' });
  await expectExact(ctx);
  await deleteReminder(ctx, reminder.id);
  await deleteInfo(ctx, fact.id);
  await chat(ctx, 'add bread, eggs and butter to my list');
  await expectExact(ctx);
  await undoChat(ctx);
  await expectExact(ctx);
  expect(await countsByUser(ctx, [ctx.user.id])).toEqual(new Map([[ctx.user.id, { todos: 1, messages: 4 }]]));
});

test('merging changes no count and leaves no change behind', async () => {
  const ctx = await createUser(await testCtx());
  await createTodo(ctx, { text: 'Pay the rent' });
  await chat(ctx, 'add bread');
  const before = await readCounts(ctx);
  await mergeTallyChanges(ctx);
  expect(await readCounts(ctx)).toEqual(before);
  expect(await rowsOf(ctx.db, sql`select 1 from tally_changes`)).toEqual([]);
  await createTodo(ctx, { text: 'One more' });
  await mergeTallyChanges(ctx);
  await mergeTallyChanges(ctx);
  await expectExact(ctx);
  expect(await countsByUser(ctx, [ctx.user.id])).toEqual(new Map([[ctx.user.id, { todos: 3, messages: 2 }]]));
});

test('a deleted account takes its counts with it', async () => {
  const ctx = await createUser(await testCtx());
  await createTodo(ctx, { text: 'Pay the rent' });
  await chat(ctx, 'add bread');
  await mergeTallyChanges(ctx);
  await chat(ctx, 'remember my locker code is 4821');
  await removeAccount(ctx);
  await expectExact(ctx);
  await mergeTallyChanges(ctx);
  await expectExact(ctx);
  expect(await countsByUser(ctx, [ctx.user.id])).toEqual(new Map());
});

test('deliveries of the last day are counted by state and by lateness', async () => {
  const ctx = await createUser(await testCtx());
  ctx.clock.set('2030-01-02T12:30:00Z');
  const due = { a: '2030-01-02T12:00:00Z', b: '2030-01-01T13:10:00Z', c: '2030-01-01T12:50:00Z' };
  await ctx.db.insert(deliveries).values(
    Object.values(due).map((at) => ({
      userId: ctx.user.id,
      kind: 'reminder',
      causeId: ctx.user.id,
      occursAt: new Date(at),
      body: '',
      dueAt: new Date(at),
    })),
  );
  const set = (title: keyof typeof due, change: Partial<typeof deliveries.$inferInsert>) =>
    ctx.db
      .update(deliveries)
      .set(change)
      .where(eq(deliveries.occursAt, new Date(due[title])));
  const shown = async () => (await adminStats(ctx)).deliveries;
  const nothingSent = { lateP50Ms: null, lateP99Ms: null };
  expect(await shown()).toEqual({ byOutcome: { planned: 2 }, ...nothingSent });
  await set('a', { state: 'sending' });
  expect(await shown()).toEqual({ byOutcome: { planned: 2 }, ...nothingSent });
  await mergeTallyChanges(ctx);
  await set('a', { state: 'accepted', sentAt: new Date('2030-01-02T12:00:02Z') });
  await set('a', { state: 'delivered' });
  await set('b', { state: 'expired' });
  await set('c', { state: 'delivered', sentAt: new Date('2030-01-01T12:51:00Z') });
  expect(await shown()).toEqual({
    byOutcome: { delivered: 1, expired: 1 },
    lateP50Ms: 2048,
    lateP99Ms: 2048,
  });
  ctx.clock.advance(8 * 86_400_000);
  await mergeTallyChanges(ctx);
  await deleteOldTallies(ctx);
  expect(await shown()).toEqual({ byOutcome: {}, ...nothingSent });
  expect(await rowsOf(ctx.db, sql`select 1 from tallies where subject like 'over 2030%'`)).toEqual([]);
});

test('lateness percentiles are rounded up to the next tenth', () => {
  expect(latenessPercentile({ users: 9 }, 0.5)).toBeNull();
  expect(latenessPercentile({ 'late 0': 98, 'late 73': 1, 'late 97': 1, delivered: 100 }, 0.5)).toBe(1);
  expect(latenessPercentile({ 'late 0': 98, 'late 73': 1, 'late 97': 1, delivered: 100 }, 0.99)).toBe(1051);
  expect(latenessPercentile({ 'late 97': 1 }, 0.99)).toBe(10_354);
});
