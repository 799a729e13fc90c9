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
import { forgetDue, pass, withPhone } from '@/lib/testing/due';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { createTodo, updateTodo } from '@/lib/todos/writes';

// The people of earlier stories want none of their own here.
beforeEach(async () => {
  await forgetDue();
  const { db } = await testCtx();
  await db.update(users).set({ recapOn: false });
});

const recaps = (ctx: UserCtx) =>
  ctx.db
    .select({
      slot: deliveries.slot,
      dueAt: deliveries.dueAt,
      state: deliveries.state,
      body: deliveries.body,
    })
    .from(deliveries)
    .where(and(eq(deliveries.userId, ctx.user.id), eq(deliveries.kind, 'recap')))
    .orderBy(deliveries.dueAt);

const runOf = async (ctx: UserCtx) => {
  const [run] = await ctx.db
    .select({ slot: schedules.slot, at: schedules.nextRunAt, rule: schedules.rule, zone: schedules.zone })
    .from(schedules)
    .where(and(eq(schedules.subjectId, ctx.user.id), eq(schedules.kind, 'recap')));
  return run;
};

const prefer = (ctx: UserCtx, change: Partial<typeof users.$inferInsert>) =>
  ctx.db.update(users).set(change).where(eq(users.id, ctx.user.id));

async function finish(ctx: TestCtx & UserCtx, text: string, at: string): Promise<void> {
  const { id } = await createTodo(ctx, { text });
  ctx.clock.set(at);
  await updateTodo(ctx, id, { completed: true });
}

test('on Sunday at 18:00 the week is told from what is really there, by the days of the person', async () => {
  const ctx = await withPhone(await testCtx(), 'America/New_York', true);
  await createTodo(ctx, { text: 'pay rent', dueDate: '2027-03-09' });
  const undone = await createTodo(ctx, { text: 'ticked by mistake' });
  await updateTodo(ctx, undone.id, { completed: true });
  await updateTodo(ctx, undone.id, { completed: false });
  await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T09:30' });
  ctx.clock.set('2027-03-12T14:30:00Z');
  await pass(ctx);
  // 04:30 in UTC is still the evening before in New York.
  await finish(ctx, 'a', '2027-03-13T04:30:00Z');
  await finish(ctx, 'b', '2027-03-14T04:30:00Z');
  await finish(ctx, 'c', '2027-03-14T14:00:00Z');
  const entry = (entryDate: string, sentimentScore: number) => ({
    ...{ userId: ctx.user.id, entryText: 'secret', responses: {} },
    ...{ entryDate, sentimentScore },
  });
  await ctx.db
    .insert(journalEntries)
    .values([entry('2027-03-04', 2), entry('2027-03-13', 4), entry('2027-03-14', 5)]);
  await pass(ctx);
  expect(await runOf(ctx)).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    at: new Date('2027-03-14T22:00:00Z'),
  });
  ctx.clock.set('2027-03-14T22:00:00Z');
  await pass(ctx);
  await pass(ctx);
  const told = await recaps(ctx);
  expect(told.map(({ slot, body }) => [slot, body])).toEqual([
    [
      '2027-03-14',
      [
        'Your week · Monday, 8 March to Sunday, 14 March',
        '',
        'Done: 3 todos.',
        'In a row: something done on 3 days.',
        'Reminders: 1 reached you.',
        'Journal: 2 entries, 2 days in a row.',
        'Mood: 4.5 of 5, up from 2.0 the week before.',
        '',
        'Slipped:',
        '• pay rent (due Tuesday, 9 March)',
      ].join('\n'),
    ],
  ]);
  expect(await runOf(ctx)).toMatchObject({ at: new Date('2027-03-21T22:00:00Z') });
});

test('a quiet week is told in a line; after three silent weeks nothing is said, and one act brings it back', async () => {
  const ctx = await withPhone(await testCtx(), 'UTC', true);
  const states: string[] = [];
  await pass(ctx);
  for (const date of ['2027-03-14', '2027-03-21', '2027-03-28', '2027-04-04']) {
    ctx.clock.set(`${date}T18:00:00Z`);
    await pass(ctx);
    states.push((await recaps(ctx)).at(-1)?.state ?? '');
  }
  expect(states).toEqual(['delivered', 'delivered', 'delivered', 'cancelled']);
  expect((await recaps(ctx))[0]?.body).toContain('A quiet week');
  await createTodo(ctx, { text: 'back again' });
  ctx.clock.set('2027-04-11T18:00:00Z');
  await pass(ctx);
  expect((await recaps(ctx)).at(-1)?.state).toBe('delivered');
});

test('who turns it off gets none; another day and hour hold from the next one on, once a date', async () => {
  const ctx = await withPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  await prefer(ctx, { recapDay: 5, recapTime: '20:15' });
  await scheduleRecap(ctx);
  expect(await runOf(ctx)).toMatchObject({ slot: '2027-03-12T20:15:00', rule: 'FREQ=WEEKLY;BYDAY=FR' });
  ctx.clock.set('2027-03-12T20:15:00Z');
  await pass(ctx);
  await prefer(ctx, { recapTime: '21:30' });
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-12T21:30:00Z');
  await pass(ctx);
  expect((await recaps(ctx)).map(({ slot }) => slot)).toEqual(['2027-03-12']);
  await prefer(ctx, { recapOn: false });
  await scheduleRecap(ctx);
  expect(await runOf(ctx)).toBeUndefined();
  ctx.clock.set('2027-03-19T22:00:00Z');
  await pass(ctx);
  expect(await recaps(ctx)).toHaveLength(1);
});

test('one that is due already is not lost by a change of its hour', async () => {
  const ctx = await withPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-14T18:00:30Z');
  await prefer(ctx, { recapTime: '09:00' });
  await scheduleRecap(ctx);
  await pass(ctx);
  expect((await recaps(ctx)).map(({ slot, state }) => [slot, state])).toEqual([['2027-03-14', 'delivered']]);
  expect(await runOf(ctx)).toMatchObject({ slot: '2027-03-21T09:00:00' });
});

test('one set for the night is held, and tells the week it was set for in the morning', async () => {
  const ctx = await withPhone(await testCtx(), 'UTC', true);
  await prefer(ctx, { recapTime: '23:00' });
  await scheduleRecap(ctx);
  ctx.clock.set('2027-03-14T23:00:00Z');
  await pass(ctx);
  expect((await recaps(ctx)).map(({ state }) => state)).toEqual(['planned']);
  ctx.clock.set('2027-03-15T07:00:00Z');
  await pass(ctx);
  expect(await recaps(ctx)).toMatchObject([
    { state: 'delivered', body: expect.stringContaining('to Sunday, 14 March') },
  ]);
});

test('a move to another zone takes it along', async () => {
  const ctx = await withPhone(await testCtx(), 'UTC', true);
  await scheduleRecap(ctx);
  await updateProfile(ctx, { timezone: 'Asia/Tokyo' }, { address: 'test', device: null, sid: null });
  expect(await runOf(ctx)).toMatchObject({ zone: 'Asia/Tokyo', at: new Date('2027-03-14T09:00:00Z') });
});

test('who joined gets a time with the next wake; nobody is left behind, and where nobody joined little is read', async () => {
  const ctx = await testCtx();
  const [first, second] = [await createUser(ctx), await createUser(ctx)];
  await scheduleMissingRecaps(ctx);
  for (const one of [first, second]) expect(await runOf(one)).toMatchObject({ slot: '2027-03-14T18:00:00' });
  ctx.clock.advance(3 * 3_600_000);
  const before = await createUser(ctx);
  ctx.clock.advance(3 * 3_600_000);
  // Who set a time of their own keeps it.
  const newest = await createUser(ctx);
  await scheduleRecap(newest);
  await scheduleMissingRecaps(ctx);
  for (const one of [before, newest]) expect(await runOf(one)).toBeDefined();
  ctx.trips.reset();
  await scheduleMissingRecaps(ctx);
  expect(ctx.trips.statements).toHaveLength(1);
});

test('many recaps of one minute cost a constant number of statements', async () => {
  const ctx = await testCtx();
  const counts: number[] = [];
  for (const [people, date] of [
    [10, '2027-03-14'],
    [80, '2027-03-21'],
  ] as const) {
    for (let n = 0; n < people; n += 1) {
      const one = await withPhone(ctx, n % 2 === 0 ? 'UTC' : 'Africa/Abidjan', true);
      await createTodo(one, { text: 'one' });
    }
    await scheduleMissingRecaps(ctx);
    ctx.clock.set(`${date}T18:00:00Z`);
    ctx.trips.reset();
    await pass(ctx);
    counts.push(ctx.trips.statements.length);
    ctx.clock.advance(3_600_000);
  }
  expect(counts[0]).toBe(counts[1]);
});
