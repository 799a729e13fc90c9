import { expect, test } from 'vitest';
import { connectors } from '@/db/schema/connectors';
import { createEvent } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { renderSummaries } from '@/lib/daily-reminders/delivery-kinds';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function createTokyoUser(isConnected: boolean) {
  const ctx = await createUser(await testCtx(), { timezone: 'Asia/Tokyo' });
  const email = 'demo@gmail.com';
  if (isConnected)
    await ctx.db.insert(connectors).values({ userId: ctx.user.id, provider: 'gmail', email, isActive: true });
  return ctx;
}

async function add(ctx: UserCtx, title: string, from: string, to: string, isAllDay = false) {
  const [start, end] = [new Date(`${from}+09:00`), new Date(`${to}+09:00`)];
  await createEvent(ctx, { title, start, end, isAllDay, eventId: crypto.randomUUID().replaceAll('-', '') });
}

async function summaryOf(ctx: UserCtx): Promise<string> {
  const daily = await createDailyReminder(
    ctx,
    dailyReminderInput.parse({
      name: 'Morning',
      time: '07:30',
      includeMotivation: false,
      includeJournal: false,
    }),
  );
  const plan = { userId: ctx.user.id, kind: 'daily', causeId: daily.id, subjectId: daily.id, body: '' };
  const { id } = await planDelivery(ctx, plan);
  const pending = { id, subjectId: daily.id, userId: ctx.user.id };
  const due = [pending as Parameters<typeof renderSummaries>[1][number]];
  const texts = await renderSummaries(ctx, due, () => ctx.user);
  return texts.get(id)?.replace(/[\u2068\u2069]/g, '') ?? '';
}

test('the summary lists at most five events of today, in local time', async () => {
  const ctx = await createTokyoUser(true);
  await add(ctx, 'Tomorrow already', '2027-03-12T00:00', '2027-03-12T01:00');
  await add(ctx, 'Over', '2027-03-10T20:00', '2027-03-10T23:00');
  await add(ctx, 'Fair', '2027-03-11T00:00', '2027-03-12T00:00', true);
  for (const hour of ['09', '10', '11', '14', '16'])
    await add(ctx, `Meeting of ${hour}`, `2027-03-11T${hour}:00`, `2027-03-11T${hour}:30`);
  const [, calendar = ''] = (await summaryOf(ctx)).split('\n\n');
  expect(calendar.split('\n').slice(1)).toEqual([
    '• all day Fair',
    '• 09:00–09:30 Meeting of 09',
    '• 10:00–10:30 Meeting of 10',
    '• 11:00–11:30 Meeting of 11',
    '• 14:00–14:30 Meeting of 14',
    expect.stringContaining('1 more'),
  ]);
});

test('the summary has no calendar part without a connected calendar', async () => {
  const ctx = await createTokyoUser(false);
  const summary = await summaryOf(ctx);
  expect(summary).toContain('Thursday, 11 March');
  expect(summary).not.toContain('Calendar');
});
