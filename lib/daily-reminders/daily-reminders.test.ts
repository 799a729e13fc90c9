import { expect, test } from 'vitest';
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
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';

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
