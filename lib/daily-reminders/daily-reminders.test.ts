import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages, maxDailyMessage, maxDailyName } from '@/lib/daily-reminders/rules';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { sendNow } from '@/lib/daily-reminders/send';
import {
  createDailyReminder,
  deleteDailyReminder,
  moveDailyReminder,
  updateDailyReminder,
} from '@/lib/daily-reminders/writes';
import { forgetDue, pass, withPhone } from '@/lib/testing/due';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';

const input = (more: Record<string, unknown> = {}) =>
  dailyReminderInput.parse({ name: 'Morning summary', time: '07:30', ...more });

test('a daily reminder takes the defaults and the zone of its person, is written anew and deleted', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Asia/Kolkata' });
  const made = await createDailyReminder(ctx, input());
  expect(made).toEqual({
    id: made.id,
    name: 'Morning summary',
    time: '07:30',
    includeTodos: 'all',
    includeReminders: 'next_3_days',
    includeJournal: false,
    includeMotivation: false,
    customMessage: null,
    timezone: 'Asia/Kolkata',
    isActive: true,
    lastSent: null,
  });
  await updateDailyReminder(ctx, made.id, input({ includeTodos: 'overdue', customMessage: 'Drink water' }));
  const changed = await updateDailyReminder(ctx, made.id, input({ time: '23:59', timezone: 'europe/paris' }));
  expect(changed).toMatchObject({
    time: '23:59',
    includeTodos: 'all',
    customMessage: null,
    timezone: 'Europe/Paris',
  });
  expect(await listDailyReminders(ctx)).toEqual([changed]);
  await deleteDailyReminder(ctx, made.id);
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('a switch that is set stays set where an edit does not name it', async () => {
  const ctx = await createUser(await testCtx());
  const off = { isActive: false, includeJournal: true, includeMotivation: true };
  const { id } = await createDailyReminder(ctx, input(off));
  expect(await updateDailyReminder(ctx, id, input({ time: '09:00' }))).toMatchObject({
    time: '09:00',
    ...off,
  });
  const on = await updateDailyReminder(ctx, id, input({ isActive: true, includeJournal: false }));
  expect(on).toMatchObject({ isActive: true, includeJournal: false, includeMotivation: true });
});

/** What is answered; every message is a second later than the one before. */
async function say(ctx: TestCtx & UserCtx, text: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
}

test('by chat: asked for, changed, paused, resumed and undone', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  expect(await say(ctx, 'when is my summary?')).toContain('You have no daily summary.');
  expect(await say(ctx, 'send me my summary every day at 7:30')).toBe(
    'Your daily summary comes every day at 07:30, next tomorrow, Thursday, 11 March, 07:30. In it: all open todos and reminders of the next 3 days.',
  );
  await say(ctx, 'change my daily summary to 8');
  expect(await say(ctx, 'include motivation')).toContain('a line of motivation');
  expect(await say(ctx, 'stop the daily summary')).toContain('paused');
  expect(await listDailyReminders(ctx)).toMatchObject([
    { name: 'Daily summary', time: '08:00', isActive: false, includeMotivation: true },
  ]);
  expect(await say(ctx, 'turn it on again')).toContain('every day at 08:00');
  expect(await say(ctx, 'undo')).toBe('Undone: changed the daily summary, 08:00.');
  expect(await listDailyReminders(ctx)).toMatchObject([{ isActive: false }]);
});

test('by chat: what is made is undone with it, what has no time is asked for', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'stop the daily summary')).toContain('Nothing was changed.');
  expect(await say(ctx, 'send me a daily summary')).toContain('At what time');
  expect(await say(ctx, 'at 6')).toContain('every day at 06:00');
  await say(ctx, 'undo');
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('by chat: a test leaves at once, each time, and is none of the day', async () => {
  await forgetDue();
  const world = await testCtx();
  const ctx = await withPhone(world, 'Europe/Berlin');
  expect(await say(ctx, 'test my summary')).toContain('You have no daily summary.');
  await say(ctx, 'send me my summary every day at 7:30');
  expect(await say(ctx, 'send me the summary now')).toContain('I send your daily summary now');
  await pass(ctx);
  expect(await say(ctx, 'test my summary')).toContain('I send your daily summary now');
  await pass(ctx);
  expect(world.sent.map(({ text }) => text.split('\n')[0])).toEqual([
    'Daily summary · Wednesday, 10 March',
    'Daily summary · Wednesday, 10 March',
  ]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: null }]);
});

test.each([
  ['send me my summary every weekday at 8', 'comes every day at one time'],
  ['send me my summary at 25:00', 'I do not understand'],
  ['send me my summary in 2 hours', 'I do not understand'],
])('by chat: %s changes nothing', async (text, words) => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, text)).toContain(words);
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('a person has one, also when two are made at once; after a deletion there is room again', async () => {
  const ctx = await createUser(await testCtx());
  const made = await Promise.allSettled([
    createDailyReminder(ctx, input({ name: 'First' })),
    createDailyReminder(ctx, input({ name: 'Second' })),
  ]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = made.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict', message: dailyMessages.onlyOne });
  const [only, ...others] = await listDailyReminders(ctx);
  expect(others).toEqual([]);
  await deleteDailyReminder(ctx, only?.id ?? '');
  await createDailyReminder(ctx, input({ name: 'Third' }));
  expect(await listDailyReminders(ctx)).toMatchObject([{ name: 'Third' }]);
});

test("a stranger's daily reminder does not exist", async () => {
  const world = await testCtx();
  const owner = await createUser(world);
  const stranger = await createUser(world);
  await createDailyReminder(stranger, input());
  const { id } = await createDailyReminder(owner, input({ name: 'Private' }));
  const gone = { code: 'not_found', message: dailyMessages.gone };
  await expect(updateDailyReminder(stranger, id, input())).rejects.toMatchObject(gone);
  await expect(deleteDailyReminder(stranger, id)).rejects.toMatchObject(gone);
  await expect(sendNow(stranger, id)).rejects.toMatchObject(gone);
  expect(await listDailyReminders(owner)).toMatchObject([{ name: 'Private' }]);
});

test('a test that no phone took claims nothing that did not happen', async () => {
  const world = await testCtx();
  const ctx = await createUser(world);
  const { id } = await createDailyReminder(ctx, input());
  await expect(sendNow(ctx, id)).rejects.toMatchObject({
    code: 'conflict',
    message: dailyMessages.noPhone,
  });
  expect(world.sent).toEqual([]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: null }]);
});

test('who moves takes the hour along', async () => {
  const world = await testCtx();
  const ctx = await createUser(world, { timezone: 'Europe/Paris' });
  const neighbour = await createUser(world, { timezone: 'Europe/Paris' });
  await createDailyReminder(ctx, input());
  await createDailyReminder(neighbour, input());
  await moveDailyReminder(ctx, 'Asia/Tokyo');
  expect(await listDailyReminders(ctx)).toMatchObject([{ time: '07:30', timezone: 'Asia/Tokyo' }]);
  expect(await listDailyReminders(neighbour)).toMatchObject([{ timezone: 'Europe/Paris' }]);
});

test.each([
  [{ name: '' }, 'A daily reminder needs a name.'],
  [{ name: ' \u200b ' }, 'A daily reminder needs a name.'],
  [{ name: 'x'.repeat(maxDailyName + 1) }, 'A name holds at most 100 characters.'],
  [{ time: '25:00' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ time: '7:30' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ time: '' }, 'The time must look like 07:30, between 00:00 and 23:59.'],
  [{ time: undefined }, 'Give the time of day, like 07:30.'],
  [{ includeTodos: 'some' }, 'includeTodos is one of all, due_today, overdue.'],
  [{ includeReminders: 'next_week' }, 'includeReminders is one of today, next_3_days, all.'],
  [{ customMessage: 'x'.repeat(maxDailyMessage + 1) }, 'A message holds at most 500 characters.'],
  [{ isActive: 'yes' }, 'isActive is true or false.'],
  [{ includeJournal: 1 }, 'includeJournal is true or false.'],
  [{ timezone: '+01:00' }, 'That is not a time zone. Choose one like Europe/Berlin.'],
])('%o is refused: %s', (part, message) => {
  const read = dailyReminderInput.safeParse({ name: 'Morning summary', time: '07:30', ...part });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('at the limits it works, and what nobody may set is refused', () => {
  const full = { name: 'x'.repeat(maxDailyName), time: '00:00', customMessage: 'x'.repeat(maxDailyMessage) };
  expect(dailyReminderInput.safeParse(full).success).toBe(true);
  expect(dailyReminderInput.safeParse({ ...full, lastSent: null }).success).toBe(false);
});
