import { expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { chat } from '@/lib/assistant/chat';
import { saveOrder } from '@/lib/channels/order-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import {
  dailyMessages,
  heldBackText,
  maxDailyMessage,
  maxDailyName,
  notSentText,
} from '@/lib/daily-reminders/rules';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { sendTestSummary } from '@/lib/daily-reminders/send';
import {
  createDailyReminder,
  deleteDailyReminder,
  moveDailyReminderToZone,
  updateDailyReminder,
} from '@/lib/daily-reminders/writes';
import { SendError } from '@/lib/ports';
import { createTodo } from '@/lib/todos/writes';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

const input = (more: Record<string, unknown> = {}) =>
  dailyReminderInput.parse({ name: 'Morning summary', time: '07:30', ...more });

test('a daily reminder has defaults and the time zone of the user, and can be replaced and deleted', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Asia/Kolkata' });
  const created = await createDailyReminder(ctx, input());
  expect(created).toEqual({
    id: created.id,
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
  await updateDailyReminder(
    ctx,
    created.id,
    input({ includeTodos: 'overdue', customMessage: 'Drink water' }),
  );
  const changed = await updateDailyReminder(
    ctx,
    created.id,
    input({ time: '23:59', timezone: 'europe/paris' }),
  );
  expect(changed).toMatchObject({
    time: '23:59',
    includeTodos: 'all',
    customMessage: null,
    timezone: 'Europe/Paris',
  });
  expect(await listDailyReminders(ctx)).toEqual([changed]);
  await deleteDailyReminder(ctx, created.id);
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('a switch that an edit leaves out keeps its value', async () => {
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

async function say(ctx: TestCtx & UserCtx, text: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, text)).message;
}

test('in the chat, the daily summary can be created, changed, paused and resumed, and undo takes that back', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  expect(await say(ctx, 'when is my summary?')).toContain('You have no daily summary.');
  expect(await say(ctx, 'send me my summary every day at 7:30')).toContain('tomorrow, 07:30');
  await say(ctx, 'change my daily summary to 8');
  await say(ctx, 'include motivation');
  await say(ctx, 'stop the daily summary');
  expect(await listDailyReminders(ctx)).toMatchObject([
    { name: 'Daily summary', time: '08:00', isActive: false, includeMotivation: true },
  ]);
  expect(await say(ctx, 'turn it on again')).toContain('08:00');
  expect(await listDailyReminders(ctx)).toMatchObject([{ isActive: true }]);
  await say(ctx, 'undo');
  expect(await listDailyReminders(ctx)).toMatchObject([{ isActive: false }]);
});

test('a part of the summary is left out, and the summary stays on', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  await say(ctx, 'send me a daily summary at 7');
  expect(await say(ctx, 'no birthdays in the summary')).toContain('Nothing was changed');
  expect(await say(ctx, 'leave the weather out of my summary')).toContain('Nothing was changed');
  await say(ctx, "don't include reminders in my daily summary");
  expect(await listDailyReminders(ctx)).toMatchObject([{ isActive: true, includeReminders: 'today' }]);
});

test('in the chat, a missing time is asked for, and undo deletes a new daily summary', async () => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, 'stop the daily summary')).toContain('Nothing was changed.');
  expect(await say(ctx, 'send me a daily summary')).toContain('At what time');
  expect(await say(ctx, 'at 6')).toContain('06:00');
  await say(ctx, 'undo');
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('in the chat, each test is sent at once and does not count as the summary of the day', async () => {
  await clearSchedules();
  const ctx = await createUserWithPhone(await testCtx(), 'Europe/Berlin');
  expect(await say(ctx, 'test my summary')).toContain('You have no daily summary.');
  await say(ctx, 'send me my summary every day at 7:30');
  await say(ctx, 'send me the summary now');
  await runDueJobs(ctx);
  await say(ctx, 'test my summary');
  await runDueJobs(ctx);
  expect(ctx.sent).toHaveLength(2);
  for (const { text } of ctx.sent) expect(text).toContain('Wednesday, 10 March');
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: null }]);
});

test.each([
  ['send me my summary every weekday at 8', 'comes every day at one time'],
  ['send me my summary at 25:00', 'I do not understand'],
  ['send me my summary in 2 hours', 'I do not understand'],
])('in the chat, “%s” changes nothing', async (text, words) => {
  const ctx = await createUser(await testCtx());
  expect(await say(ctx, text)).toContain(words);
  expect(await listDailyReminders(ctx)).toEqual([]);
});

test('a user has at most one daily reminder, even if two are created at the same time', async () => {
  const ctx = await createUser(await testCtx());
  const results = await Promise.allSettled([
    createDailyReminder(ctx, input({ name: 'First' })),
    createDailyReminder(ctx, input({ name: 'Second' })),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict', message: dailyMessages.onlyOne });
  const [only, ...others] = await listDailyReminders(ctx);
  expect(others).toEqual([]);
  await deleteDailyReminder(ctx, only?.id ?? '');
  await createDailyReminder(ctx, input({ name: 'Third' }));
  expect(await listDailyReminders(ctx)).toMatchObject([{ name: 'Third' }]);
});

test("a user cannot change, delete or test another user's daily reminder", async () => {
  const ctx = await testCtx();
  const owner = await createUser(ctx);
  const stranger = await createUser(ctx);
  await createDailyReminder(stranger, input());
  const { id } = await createDailyReminder(owner, input({ name: 'Private' }));
  const notFound = { code: 'not_found', message: dailyMessages.gone };
  await expect(updateDailyReminder(stranger, id, input())).rejects.toMatchObject(notFound);
  await expect(deleteDailyReminder(stranger, id)).rejects.toMatchObject(notFound);
  await expect(sendTestSummary(stranger, id)).rejects.toMatchObject(notFound);
  expect(await listDailyReminders(owner)).toMatchObject([{ name: 'Private' }]);
});

test('a test without a phone is an error and does not set lastSent', async () => {
  const ctx = await createUser(await testCtx());
  const { id } = await createDailyReminder(ctx, input());
  await expect(sendTestSummary(ctx, id)).rejects.toMatchObject({
    code: 'conflict',
    message: notSentText('whatsapp'),
  });
  expect(ctx.sent).toEqual([]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: null }]);
});

test('a test goes to the first channel of the user, and what is said of it names that channel', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createDailyReminder(ctx, input());
  let refusal: SendError | null = null;
  ctx.ports.messengers.telegram = {
    provider: 'test-telegram',
    send: async ({ sendId }) => {
      if (refusal) throw refusal;
      return { providerId: sendId, state: 'delivered' };
    },
  };
  await ctx.db
    .insert(contactPoints)
    .values({ userId: ctx.user.id, channel: 'telegram', address: `chat-${ctx.user.id}`, state: 'bound' });
  await saveOrder(ctx, ctx.user.id, ['summaries'], ['telegram', 'web']);
  expect(await sendTestSummary(ctx, id)).toEqual({ sent: true, channel: 'telegram' });
  refusal = new SendError('refused', '400');
  const refused = { code: 'conflict', message: notSentText('telegram') };
  await expect(sendTestSummary(ctx, id)).rejects.toMatchObject(refused);
  await setProviderOff(ctx, 'test-telegram', true);
  const heldBack = { code: 'conflict', message: heldBackText('telegram') };
  await expect(sendTestSummary(ctx, id)).rejects.toMatchObject(heldBack);
  await setProviderOff(ctx, 'test-telegram', false);
  await saveOrder(ctx, ctx.user.id, ['summaries'], ['web']);
  const onlyHere = { code: 'conflict', message: notSentText('web') };
  await expect(sendTestSummary(ctx, id)).rejects.toMatchObject(onlyHere);
  expect(ctx.sent).toEqual([]);
});

test('the summary is about the day of the user', async () => {
  await clearSchedules();
  const base = await testCtx();
  const ctx = await createUserWithPhone(base, 'Asia/Tokyo');
  for (const day of ['2027-03-10', '2027-03-11', '2027-03-12'])
    await createTodo(ctx, { text: `due ${day}`, dueDate: day });
  await createDailyReminder(ctx, input({ includeTodos: 'due_today' }));
  // 07:30 in Tokyo, while it is still the day before in UTC.
  base.clock.set('2027-03-10T22:30:00Z');
  await runDueJobs(base);
  const text = base.sent.at(-1)?.text ?? '';
  expect(['2027-03-10', '2027-03-11', '2027-03-12'].filter((day) => text.includes(day))).toEqual([
    '2027-03-11',
  ]);
});

test('a daily reminder keeps its local time in a new time zone', async () => {
  const ctx = await testCtx();
  const owner = await createUser(ctx, { timezone: 'Europe/Paris' });
  const other = await createUser(ctx, { timezone: 'Europe/Paris' });
  await createDailyReminder(owner, input());
  await createDailyReminder(other, input());
  await moveDailyReminderToZone(owner, 'Asia/Tokyo');
  expect(await listDailyReminders(owner)).toMatchObject([{ time: '07:30', timezone: 'Asia/Tokyo' }]);
  expect(await listDailyReminders(other)).toMatchObject([{ timezone: 'Europe/Paris' }]);
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
])('%o is refused with “%s”', (part, message) => {
  const read = dailyReminderInput.safeParse({ name: 'Morning summary', time: '07:30', ...part });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('values at the limits are valid, and lastSent cannot be set', () => {
  const full = { name: 'x'.repeat(maxDailyName), time: '00:00', customMessage: 'x'.repeat(maxDailyMessage) };
  expect(dailyReminderInput.safeParse(full).success).toBe(true);
  expect(dailyReminderInput.safeParse({ ...full, lastSent: null }).success).toBe(false);
});
