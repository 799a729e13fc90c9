import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/db/schema/auth';
import { deliveries } from '@/db/schema/deliveries';
import { journalEntries } from '@/db/schema/journal';
import { schedules } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { updateProfile } from '@/lib/profile/update';
import { scheduleMissingRecaps, scheduleRecap } from '@/lib/recaps/writes';
import { createReminder } from '@/lib/reminders/writes';
import { hourMs } from '@/lib/time/units';
import { createTodo, updateTodo } from '@/lib/todos/writes';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

// Keeps users of earlier tests from getting recaps.
beforeEach(async () => {
  await clearSchedules();
  const { db } = await testCtx();
  await db.update(users).set({ recapOn: false });
});

const recaps = (ctx: UserCtx) =>
  ctx.db
    .select({
      occursOn: deliveries.occursOn,
      dueAt: deliveries.dueAt,
      state: deliveries.state,
      body: deliveries.body,
    })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'recap')))
    .orderBy(deliveries.dueAt);

const scheduleOf = async (ctx: UserCtx) => {
  const [row] = await ctx.db
    .select({ slot: schedules.slot, at: schedules.nextRunAt, rule: schedules.rule, zone: schedules.zone })
    .from(schedules)
    .where(and(eq(schedules.subjectId, ctx.user.id), eq(schedules.kind, 'recap')));
  return row;
};

const setPreferences = (ctx: UserCtx, change: Partial<typeof users.$inferInsert>) =>
  ctx.db.update(users).set(change).where(eq(users.id, ctx.user.id));

async function completeTodo(ctx: TestCtx & UserCtx, text: string, at: string): Promise<void> {
  const { id } = await createTodo(ctx, { text });
  ctx.clock.set(at);
  await updateTodo(ctx, id, { completed: true });
}

test('the recap counts completed todos, reminders and journal entries by the local days of the user', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'America/New_York', true);
  await createTodo(ctx, { text: 'pay rent', dueDate: '2027-03-09' });
  const undone = await createTodo(ctx, { text: 'ticked by mistake' });
  await updateTodo(ctx, undone.id, { completed: true });
  await updateTodo(ctx, undone.id, { completed: false });
  await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T09:30' });
  ctx.clock.set('2027-03-12T14:30:00Z');
  await runDueJobs(ctx);
  // At 04:30 UTC it is still the evening before in New York.
  await completeTodo(ctx, 'a', '2027-03-13T04:30:00Z');
  await completeTodo(ctx, 'b', '2027-03-14T04:30:00Z');
  await completeTodo(ctx, 'c', '2027-03-14T14:00:00Z');
  const entry = (entryDate: string, sentimentScore: number) => ({
    ...{ userId: ctx.user.id, entryText: 'secret', responses: {} },
    ...{ entryDate, sentimentScore },
  });
  await ctx.db
    .insert(journalEntries)
    .values([entry('2027-03-04', 2), entry('2027-03-13', 4), entry('2027-03-14', 5)]);
  await runDueJobs(ctx);
  expect(await scheduleOf(ctx)).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    at: new Date('2027-03-14T22:00:00Z'),
  });
  ctx.clock.set('2027-03-14T22:00:00Z');
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  const [recap, ...others] = await recaps(ctx);
  expect(others).toEqual([]);
  expect(recap?.occursOn).toBe('2027-03-14');
  for (const part of [
    '8 March',
    '14 March',
    '3 todos',
    '3 days',
    '1 reached',
    '2 entries',
    '4.5',
    '2.0',
    'pay rent',
  ])
    expect(recap?.body).toContain(part);
  expect(await scheduleOf(ctx)).toMatchObject({ at: new Date('2027-03-21T22:00:00Z') });
});

test('the recap counts reminders from the local midnight at which its week begins', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'America/New_York', true);
  await scheduleRecap(ctx);
  await createReminder(ctx, { title: 'the evening before', reminderTime: '2027-03-14T21:30' });
  await createReminder(ctx, { title: 'after midnight', reminderTime: '2027-03-15T00:30' });
  for (const at of ['03-14T22:00:00Z', '03-15T01:30:00Z', '03-15T04:30:00Z', '03-21T22:00:00Z']) {
    ctx.clock.set(`2027-${at}`);
    await runDueJobs(ctx);
  }
  expect((await recaps(ctx)).at(-1)).toMatchObject({
    occursOn: '2027-03-21',
    body: expect.stringContaining('1 reached'),
  });
});

test('after three weeks without any activity the recap is not sent, until the user does something', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC', true);
  const states: string[] = [];
  await runDueJobs(ctx);
  for (const date of ['2027-03-14', '2027-03-21', '2027-03-28', '2027-04-04']) {
    ctx.clock.set(`${date}T18:00:00Z`);
    await runDueJobs(ctx);
    states.push((await recaps(ctx)).at(-1)?.state ?? '');
  }
  expect(states).toEqual(['delivered', 'delivered', 'delivered', 'cancelled']);
  await createTodo(ctx, { text: 'back again' });
  ctx.clock.set('2027-04-11T18:00:00Z');
  await runDueJobs(ctx);
  expect((await recaps(ctx)).at(-1)?.state).toBe('delivered');
});

test('a new day and time of the recap count from the next one on, and switching it off ends it', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  await setPreferences(ctx, { recapDay: 5, recapTime: '20:15' });
  await scheduleRecap(ctx);
  expect(await scheduleOf(ctx)).toMatchObject({ slot: '2027-03-12T20:15:00', rule: 'FREQ=WEEKLY;BYDAY=FR' });
  ctx.clock.set('2027-03-12T20:15:00Z');
  await runDueJobs(ctx);
  await setPreferences(ctx, { recapTime: '21:30' });
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-12T21:30:00Z');
  await runDueJobs(ctx);
  expect((await recaps(ctx)).map(({ occursOn }) => occursOn)).toEqual(['2027-03-12']);
  await setPreferences(ctx, { recapOn: false });
  await scheduleRecap(ctx);
  expect(await scheduleOf(ctx)).toBeUndefined();
  ctx.clock.set('2027-03-19T22:00:00Z');
  await runDueJobs(ctx);
  expect(await recaps(ctx)).toHaveLength(1);
});

test('a recap that is due is sent even if its time is changed', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-14T18:00:30Z');
  await setPreferences(ctx, { recapTime: '09:00' });
  await scheduleRecap(ctx);
  await runDueJobs(ctx);
  expect((await recaps(ctx)).map(({ occursOn, state }) => [occursOn, state])).toEqual([
    ['2027-03-14', 'delivered'],
  ]);
  expect(await scheduleOf(ctx)).toMatchObject({ slot: '2027-03-21T09:00:00' });
});

test('a recap that waits for the end of quiet hours is about the week it was due for', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC', true);
  await setPreferences(ctx, { recapTime: '23:00' });
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-14T23:00:00Z');
  await runDueJobs(ctx);
  expect((await recaps(ctx)).map(({ state }) => state)).toEqual(['planned']);
  ctx.clock.set('2027-03-15T07:00:00Z');
  await runDueJobs(ctx);
  expect(await recaps(ctx)).toMatchObject([
    { state: 'delivered', body: expect.stringContaining('to Sunday, 14 March') },
  ]);
});

test('a recap whose time the clocks move past midnight is set for that night, also after midnight', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'America/Nuuk', true);
  await setPreferences(ctx, { recapDay: 6, recapTime: '23:30' });
  // The clocks go from Saturday 23:00 to Sunday 00:00 and skip 23:30 on Saturday, so the recap moves to
  // 00:30.
  ctx.clock.set('2027-03-28T01:10:00Z');
  await scheduleRecap(ctx);
  expect(await scheduleOf(ctx)).toMatchObject({
    slot: '2027-03-27T23:30:00',
    at: new Date('2027-03-28T01:30:00Z'),
  });
});

test('the recap keeps its local time in a new time zone', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  await updateProfile(ctx, { timezone: 'Asia/Tokyo' }, { address: 'test', device: null, sid: null });
  expect(await scheduleOf(ctx)).toMatchObject({ zone: 'Asia/Tokyo', at: new Date('2027-03-14T09:00:00Z') });
});

test('new users get a schedule with the next wake; without new users that is one statement', async () => {
  const ctx = await testCtx();
  const [first, second] = [await createUser(ctx), await createUser(ctx)];
  await scheduleMissingRecaps(ctx);
  for (const user of [first, second])
    expect(await scheduleOf(user)).toMatchObject({ slot: '2027-03-14T18:00:00' });
  ctx.clock.advance(3 * hourMs);
  const before = await createUser(ctx);
  ctx.clock.advance(3 * hourMs);
  const newest = await createUser(ctx);
  await scheduleRecap(newest);
  await scheduleMissingRecaps(ctx);
  for (const user of [before, newest]) expect(await scheduleOf(user)).toBeDefined();
  ctx.trips.reset();
  await scheduleMissingRecaps(ctx);
  expect(ctx.trips.statements).toHaveLength(1);
});

test('the number of statements does not grow with the number of recaps', async () => {
  const ctx = await testCtx();
  const counts: number[] = [];
  for (const [count, date] of [
    [10, '2027-03-14'],
    [80, '2027-03-21'],
  ] as const) {
    for (let n = 0; n < count; n += 1) {
      const user = await createUserWithPhone(ctx, n % 2 === 0 ? 'UTC' : 'Africa/Abidjan', true);
      await createTodo(user, { text: 'one' });
    }
    await scheduleMissingRecaps(ctx);
    ctx.clock.set(`${date}T18:00:00Z`);
    ctx.trips.reset();
    await runDueJobs(ctx);
    counts.push(ctx.trips.statements.length);
    ctx.clock.advance(hourMs);
  }
  expect(counts[0]).toBe(counts[1]);
});
