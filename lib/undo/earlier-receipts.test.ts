import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { turnSteps, turns } from '@/db/schema/assistant';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import { undoChat } from '@/lib/assistant/chat';
import { listCompletions } from '@/lib/completions/reads';
import { recordCompletion } from '@/lib/completions/writes';
import { inTransaction, type UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { listInfo } from '@/lib/info/reads';
import { storeInfo } from '@/lib/info/writes';
import { journalReminderOf } from '@/lib/journal/reads';
import { createJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { findPreferences } from '@/lib/preferences/reads';
import { updatePreferences } from '@/lib/preferences/writes';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { listSocialDates } from '@/lib/social/reads';
import { createSocialDate, updateSocialDate } from '@/lib/social/writes';
import { listLists } from '@/lib/todos/lists/reads';
import { createList, renameList } from '@/lib/todos/lists/writes';
import { listOpenTodos } from '@/lib/todos/reads';
import { createTodo } from '@/lib/todos/writes';
import { undoAll } from '@/lib/undo/undo';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

// Receipts as versions of the product stored them before receipts contained rows.
const newUser = async () => createUser(await testCtx(), { timezone: 'UTC' });
const undo = (ctx: UserCtx, verb: string, args: unknown) =>
  inTransaction(ctx, (tx) => undoAll(tx, [{ verb, args }]));
const made = '2027-03-10T14:00:00.000Z';

test('earlier receipts of new rows delete them', async () => {
  const ctx = await newUser();
  const list = await createList(ctx, { title: 'Camping' });
  const tent = await createTodo(ctx, { text: 'tent', listId: list.id });
  await undo(ctx, 'todos.remove', { ids: [tent.id], listIds: [list.id] });
  expect((await listLists(ctx)).map(({ title }) => title)).toEqual(['Todos']);
  const fact = await storeInfo(ctx, { key: 'locker', value: '12' });
  await undo(ctx, 'info.remove', { ids: [fact.id] });
  expect(await listInfo(ctx)).toEqual([]);
  const reminder = await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T09:00' });
  await undo(ctx, 'reminders.remove', { ids: [reminder.id] });
  expect(await listReminders(ctx)).toEqual([]);
  expect(await ctx.db.$count(schedules, eq(schedules.subjectId, reminder.id))).toBe(0);
  const date = { name: 'mom', kind: 'birthday' as const, month: 5, day: 3, year: null, leadDays: 0 };
  const birthday = await createSocialDate(ctx, { ...date, note: null, lastContactAt: null });
  await undo(ctx, 'social.remove', { ids: [birthday.id] });
  expect(await listSocialDates(ctx)).toEqual([]);
  const done = await recordCompletion(ctx, { title: 'watered the plants' });
  await undo(ctx, 'completions.remove', { ids: [done.id] });
  expect(await listCompletions(ctx, {})).toEqual([]);
});

test('earlier receipts of deleted or changed rows bring them back as they were', async () => {
  const ctx = await newUser();
  const [listId, userId] = [randomUUID(), ctx.user.id];
  const list = { id: listId, userId, title: 'Camping', isDefault: false, createdAt: made };
  const tent = {
    ...{ id: randomUUID(), listId, userId, text: 'tent', completed: false, completedAt: null },
    ...{ dueDate: '2027-04-01', createdAt: made },
  };
  await undo(ctx, 'todos.restoreList', { list, rows: [tent] });
  expect(await listOpenTodos(ctx)).toMatchObject([{ text: 'tent', list: 'Camping', dueDate: '2027-04-01' }]);
  await renameList(ctx, listId, { title: 'Trip' });
  await undo(ctx, 'todos.renameList', { id: listId, title: 'Camping' });
  expect((await listLists(ctx)).map(({ title }) => title)).toContain('Camping');
  await undo(ctx, 'todos.restore', { rows: [{ ...tent, text: 'big tent', dueDate: null }] });
  expect(await listOpenTodos(ctx)).toMatchObject([{ id: tent.id, text: 'big tent', dueDate: null }]);
  const fact = {
    ...{ id: randomUUID(), userId, key: 'Locker', keyFold: 'locker', value: '12', source: 'web' },
    ...{ createdAt: made, updatedAt: made },
  };
  await undo(ctx, 'info.restore', { rows: [fact] });
  expect(await listInfo(ctx)).toMatchObject([{ key: 'Locker', value: '12' }]);
  const values = { name: 'mom', kind: 'birthday' as const, month: 5, day: 3, year: null, leadDays: 0 };
  const { id } = await createSocialDate(ctx, { ...values, note: null, lastContactAt: null });
  await updateSocialDate(ctx, id, { month: 6 });
  const mom = { ...values, id, userId, note: null, lastContactAt: null, createdAt: made, updatedAt: made };
  await undo(ctx, 'social.restore', { rows: [mom], todos: [{ ...tent, text: 'call mom' }] });
  expect(await listSocialDates(ctx)).toMatchObject([{ month: 5 }]);
  expect(await listOpenTodos(ctx)).toMatchObject([{ text: 'call mom' }]);
  const due = await ctx.db.select().from(schedules).where(eq(schedules.subjectId, id));
  expect(due.map(({ slot }) => slot)).toEqual(['2027-05-03T09:00:00']);
});

test('an earlier receipt of a reminder restores its schedules, with the nag that ran', async () => {
  const ctx = await newUser();
  const [id, userId] = [randomUUID(), ctx.user.id];
  const row = {
    ...{ id, userId, title: 'call', description: null, reminderTime: made, recurrenceRule: null },
    ...{ leads: [], nag: true, acknowledgedAt: null, firedAt: made, skips: [], pausedSlot: null },
    ...{ pausedUntil: null, isActive: false, rev: 2, createdAt: made },
  };
  const nag = {
    ...{ kind: 'nag', subjectId: id, userId, zone: 'UTC', rule: null, lead: 0 },
    ...{ slot: '2027-03-10T14:00:00#3', at: '2027-03-10T16:00:00.000Z' },
  };
  await undo(ctx, 'reminders.restore', { rows: [row], schedules: [nag] });
  const [restored] = await ctx.db.select().from(reminders).where(eq(reminders.id, id));
  expect(restored).toMatchObject({ title: 'call', firedAt: new Date(made), isActive: false });
  const due = await ctx.db.select().from(schedules).where(eq(schedules.subjectId, id));
  expect(due).toMatchObject([{ kind: 'nag', slot: '2027-03-10T14:00:00', sequence: 3 }]);
});

test('earlier receipts of settings restore them', async () => {
  const ctx = await newUser();
  await updatePreferences(ctx, { quietFrom: '21:00', recapOn: false });
  await undo(ctx, 'preferences.restore', { quietFrom: '22:00', recapOn: true });
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '22:00', recapOn: true });
  const daily = {
    ...{
      name: 'Daily summary',
      time: '07:30',
      includeTodos: 'all' as const,
      includeReminders: 'today' as const,
    },
    ...{
      includeJournal: true,
      includeMotivation: true,
      customMessage: null,
      timezone: 'UTC',
      isActive: true,
    },
  };
  const { id } = await createDailyReminder(ctx, { ...daily, time: '08:00' });
  await undo(ctx, 'daily.restore', { id, values: daily });
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '07:30' }]);
  await undo(ctx, 'zone.restore', { zone: 'Europe/Berlin' });
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '07:30', timezone: 'Europe/Berlin' }]);
  await undo(ctx, 'daily.remove', { id });
  expect(await listDailyReminders(ctx)).toEqual([]);
  const prompt = await createJournalReminder(ctx, { time: '20:00' });
  await updateJournalReminder(ctx, { time: '21:00', isActive: false });
  await undo(ctx, 'journal.prompt', { time: '20:00', isActive: true });
  expect(await journalReminderOf(ctx)).toMatchObject({ time: '20:00', isActive: true });
  await undo(ctx, 'journal.no_prompt', { id: prompt.id });
  expect(await journalReminderOf(ctx)).toBeNull();
});

test('an earlier receipt is undone from the database, in the conversation', async () => {
  const ctx = await newUser();
  const todo = await createTodo(ctx, { text: 'milk' });
  const [turn] = await ctx.db
    .insert(turns)
    .values({
      userId: ctx.user.id,
      source: `web:${randomUUID()}`,
      channel: 'web',
      state: 'done',
      createdAt: ctx.now(),
    })
    .returning();
  await ctx.db.insert(turnSteps).values({
    ...{ turnId: turn?.id ?? '', step: 0, output: [] },
    receipts: [
      {
        ...{ tool: 'add_todos', input: {}, feature: 'todo', action: 'added “milk”' },
        undo: { verb: 'todos.remove', args: { ids: [todo.id], listIds: [] } },
      },
    ],
  });
  expect((await undoChat(ctx)).message).toContain('milk');
  expect(await listOpenTodos(ctx)).toEqual([]);
});
