import { expect, test } from 'vitest';
import { connectors } from '@/db/schema/connectors';
import { createEvent } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { renderSummaries } from '@/lib/daily-reminders/due';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';

/** Somebody whose day is summed up in Tokyo, where it is Thursday, 00:00. */
async function somebody(isConnected: boolean) {
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
  const plan = { userId: ctx.user.id, kind: 'daily', slot: '2027-03-11', subjectId: daily.id, body: '' };
  const { id } = await planDelivery(ctx, plan);
  const pending = { id, subjectId: daily.id, userId: ctx.user.id };
  const texts = await renderSummaries(ctx, [pending as Parameters<typeof renderSummaries>[1][number]]);
  return texts.get(id)?.replace(/[\u2068\u2069]/g, '') ?? '';
}

test('the summary tells what is in the calendar today, in the hours of the person, at most five', async () => {
  const ctx = await somebody(true);
  await add(ctx, 'Tomorrow already', '2027-03-12T00:00', '2027-03-12T01:00');
  await add(ctx, 'Over', '2027-03-10T20:00', '2027-03-10T23:00');
  await add(ctx, 'Fair', '2027-03-11T00:00', '2027-03-12T00:00', true);
  for (const hour of ['09', '10', '11', '14', '16'])
    await add(ctx, `Meeting of ${hour}`, `2027-03-11T${hour}:00`, `2027-03-11T${hour}:30`);
  expect(await summaryOf(ctx)).toBe(
    [
      'Morning · Thursday, 11 March',
      [
        'Calendar:',
        '• all day Fair',
        '• 09:00–09:30 Meeting of 09',
        '• 10:00–10:30 Meeting of 10',
        '• 11:00–11:30 Meeting of 11',
        '• 14:00–14:30 Meeting of 14',
        '… and 1 more',
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('without a calendar the summary says nothing of one', async () => {
  const ctx = await somebody(false);
  expect(await summaryOf(ctx)).toBe('Morning · Thursday, 11 March\n\nNothing is due. A free day.');
});
