import { expect, test } from 'vitest';
import { readAgenda } from '@/lib/agenda/read-agenda';
import type { UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import { answerOne } from '@/lib/reminders/answers/answer';
import { pauseSeries, skipOccurrences } from '@/lib/reminders/pauses/writes';
import { findReminder } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

// It is Wednesday, 10 March 2027, 16:00 in Berlin; the clocks go forward on Sunday, 28 March.
const berlin = { timezone: 'Europe/Berlin' };
const weekly = (ctx: UserCtx, rule = 'FREQ=WEEKLY;BYDAY=FR', at = '2027-03-12T08:00') =>
  createReminder(ctx, { title: 'gym', reminderTime: at, recurrenceRule: rule });

async function occurrences(ctx: UserCtx, from: string, to: string) {
  return (await readAgenda(ctx, from, to)).map(({ at }) => at?.slice(0, 16));
}

test('"not this week" leaves out one occurrence, the series goes on, and undo brings it back', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const { id } = await weekly(ctx);
  const skipped = await runTool(ctx, 'update_reminder', { item: 'gym', skip: 'this week' });
  expect(await occurrences(ctx, '2027-03-10', '2027-04-03')).toEqual([
    '2027-03-19T07:00',
    '2027-03-26T07:00',
    '2027-04-02T06:00',
  ]);
  expect((await findReminder(ctx, id))?.reminderTime).toBe('2027-03-19T07:00:00.000Z');
  await undoResult(ctx, skipped);
  expect(await occurrences(ctx, '2027-03-10', '2027-03-20')).toEqual([
    '2027-03-12T07:00',
    '2027-03-19T07:00',
  ]);
});

test('an occurrence further ahead is skipped when it comes, and those before it are sent', async () => {
  await clearSchedules();
  const base = await testCtx();
  const ctx = await createUserWithPhone(base);
  const { id } = await createReminder(ctx, {
    ...{ title: 'pills', reminderTime: '2027-03-26T02:30', recurrenceRule: 'FREQ=DAILY', leads: [60] },
  });
  await skipOccurrences(ctx, id, { from: '2027-03-28', to: '2027-03-28' });
  expect(await occurrences(ctx, '2027-03-26', '2027-03-30')).toEqual([
    ...['2027-03-26T01:30', '2027-03-27T01:30', '2027-03-29T00:30', '2027-03-30T00:30'],
  ]);
  for (const day of ['26', '27', '28', '29']) {
    for (const hour of ['00:00', '00:30', '01:30']) {
      base.clock.set(`2027-03-${day}T${hour}:00Z`);
      await runDueJobs(base);
    }
  }
  const sent = (await listOutcomes(ctx)).flatMap(({ occurs, state }) =>
    state === 'delivered' ? [occurs] : [],
  );
  expect(sent.some((slot) => slot?.startsWith('2027-03-28T01:30'))).toBe(false);
  expect(sent).toContain('2027-03-27T01:30:00.000Z');
  expect(sent).toContain('2027-03-29T00:30:00.000Z');
  expect(sent.filter((at) => at === '2027-03-29T00:30:00.000Z')).toHaveLength(2);
});

test('a day that was skipped stays skipped when another one is', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const { id } = await weekly(ctx, 'FREQ=DAILY', '2027-03-11T08:00');
  for (const day of ['2027-03-12', '2027-03-14']) await skipOccurrences(ctx, id, { from: day, to: day });
  expect(await occurrences(ctx, '2027-03-11', '2027-03-15')).toEqual([
    ...['2027-03-11T07:00', '2027-03-13T07:00', '2027-03-15T07:00'],
  ]);
});

test('every second week keeps its weeks after a skip', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const { id } = await weekly(ctx, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR');
  await skipOccurrences(ctx, id, null);
  expect(await occurrences(ctx, '2027-03-10', '2027-04-30')).toEqual([
    '2027-03-26T07:00',
    '2027-04-09T06:00',
    '2027-04-23T06:00',
  ]);
});

test('a paused series comes again from its day by its rule, and one without an end when it is resumed', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const { id } = await weekly(ctx, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR');
  const paused = await runTool(ctx, 'update_reminder', { item: 'gym', pause: 'until 1 April' });
  expect(await findReminder(ctx, id)).toMatchObject({ isPaused: true, pausedUntil: '2027-04-01' });
  expect(await occurrences(ctx, '2027-03-10', '2027-04-30')).toEqual([
    '2027-04-09T06:00',
    '2027-04-23T06:00',
  ]);
  const resumed = await runTool(ctx, 'update_reminder', { item: 'gym', resume: true });
  expect((await findReminder(ctx, id))?.reminderTime).toBe('2027-03-12T07:00:00.000Z');
  await undoResult(ctx, resumed);
  expect(await findReminder(ctx, id)).toMatchObject({
    isPaused: true,
    reminderTime: '2027-04-09T06:00:00.000Z',
  });
  await undoResult(ctx, paused);
  expect(await findReminder(ctx, id)).toMatchObject({
    isPaused: false,
    reminderTime: '2027-03-12T07:00:00.000Z',
  });
  await pauseSeries(ctx, id, null);
  expect(await findReminder(ctx, id)).toMatchObject({ isPaused: true, pausedUntil: null, isActive: false });
  expect(await occurrences(ctx, '2027-03-10', '2027-04-30')).toEqual([]);
  expect((await runTool(ctx, 'list_reminders', {})).mentions?.items).toMatchObject([{ id }]);
  await answerOne(ctx, id, { answer: 'resume' });
  expect(await occurrences(ctx, '2027-03-10', '2027-03-30')).toEqual([
    '2027-03-12T07:00',
    '2027-03-26T07:00',
  ]);
});

test('a snooze that comes while its series is paused leaves the pause as it is', async () => {
  await clearSchedules();
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await weekly(ctx, 'FREQ=DAILY', '2027-03-10T17:00');
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  await pauseSeries(ctx, id, '2027-04-01');
  await answerOne(ctx, id, { answer: 'snooze', until: '2027-03-10T18:00' });
  ctx.clock.set('2027-03-10T17:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual(['Reminder: gym', 'Reminder: gym']);
  expect(await findReminder(ctx, id)).toMatchObject({
    ...{ isPaused: true, pausedUntil: '2027-04-01', snoozedUntil: null },
    reminderTime: '2027-04-01T15:00:00.000Z',
  });
});

test.each([
  { change: 'skipping today', input: { skip: 'today' }, next: '2027-03-11T16:00:00.000Z' },
  { change: 'a pause', input: { pause: 'until 1 April' }, next: '2027-04-01T15:00:00.000Z' },
])('$change answers what came, stops its nag and withdraws what is not sent yet', async ({ input, next }) => {
  await clearSchedules();
  const base = await testCtx();
  const ctx = await createUserWithPhone(base);
  const { id } = await createReminder(ctx, {
    ...{ title: 'stretch', reminderTime: '2027-03-10T17:00', recurrenceRule: 'FREQ=DAILY', nag: true },
  });
  base.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(base);
  expect(await findReminder(ctx, id)).toMatchObject({ unansweredSince: '2027-03-10T16:00:00.000Z' });
  await runTool(ctx, 'update_reminder', { item: 'stretch', ...input });
  expect((await findReminder(ctx, id))?.unansweredSince).toBeNull();
  base.clock.set('2027-03-10T18:00:00Z');
  await runDueJobs(base);
  expect((await listOutcomes(ctx)).filter(({ state }) => state === 'delivered')).toHaveLength(1);
  expect((await findReminder(ctx, id))?.reminderTime).toBe(next);
});

test('a lead that is planned but not sent is withdrawn with its occurrence', async () => {
  await clearSchedules();
  const base = await testCtx();
  const ctx = await createUserWithPhone(base);
  const { id } = await createReminder(ctx, {
    ...{ title: 'class', reminderTime: '2027-03-10T18:00', recurrenceRule: 'FREQ=DAILY', leads: [60] },
  });
  base.clock.set('2027-03-10T16:00:00Z');
  base.jobs.length = 0;
  await wake(base, 'hour');
  await skipOccurrences(ctx, id, { from: '2027-03-10', to: '2027-03-10' });
  for (const job of base.jobs.filter(({ path }) => path === '/api/jobs/deliver'))
    await deliver(base, job.body.ids as string[]);
  expect((await listOutcomes(ctx)).map(({ state }) => state)).toEqual(['cancelled']);
});

test('what cannot be skipped or paused is said', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const once = await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T08:00' });
  const { id } = await weekly(ctx);
  const invalid = { code: 'invalid' };
  await expect(skipOccurrences(ctx, once.id, null)).rejects.toMatchObject(invalid);
  await expect(skipOccurrences(ctx, id, { from: '2027-03-13', to: '2027-03-14' })).rejects.toMatchObject(
    invalid,
  );
  await expect(pauseSeries(ctx, id, '2027-03-10')).rejects.toMatchObject(invalid);
  await expect(answerOne(ctx, id, { answer: 'resume' })).rejects.toMatchObject({ code: 'conflict' });
  const stranger = await createUser(ctx, berlin);
  await expect(skipOccurrences(stranger, id, null)).rejects.toMatchObject({ code: 'not_found' });
  await expect(answerOne(stranger, id, { answer: 'done' })).rejects.toMatchObject({ code: 'not_found' });
});

test('every two hours skips only what comes next, and the rest keeps its hours', async () => {
  const ctx = await createUser(await testCtx(), berlin);
  const { id } = await weekly(ctx, 'FREQ=HOURLY;INTERVAL=2', '2027-03-10T17:00');
  await skipOccurrences(ctx, id, { from: '2027-03-10', to: '2027-03-10' });
  expect((await occurrences(ctx, '2027-03-10', '2027-03-11'))[0]).toBe('2027-03-11T00:00');
});
