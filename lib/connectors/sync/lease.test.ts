import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoCalendar } from '@/lib/connectors/demo';
import { updateConnector } from '@/lib/connectors/settings';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { leaseSeconds } from '@/lib/lease';
import type { CalendarProvider } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { connectCalendar } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('while a sync takes longer than a lease, no other starts, and each event is written once', async () => {
  const written: string[] = [];
  const [isWriting, mayFinish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const calendar: CalendarProvider = {
    ...demoCalendar,
    isDemo: false,
    exchangeCode: async () => ({
      ...{ email: 'slow@gmail.example', accessToken: 'access', refreshToken: 'refresh' },
      expiresInSeconds: 3600,
    }),
    putEvent: async (_token, _calendarId, { title }) => {
      written.push(title);
      isWriting.resolve();
      if (written.length === 1) await mayFinish.promise;
    },
  };
  const ctx = await createUser(await testCtx({ calendar }));
  const id = await connectCalendar(ctx);
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  for (const title of ['one', 'two'])
    await createReminder(ctx, { title, reminderTime: '2027-03-11T09:00:00Z' });

  const first = syncConnector(ctx, id);
  await isWriting.promise;
  for (let second = 0; second < 2 * leaseSeconds; second += 1) {
    ctx.clock.advance(1000);
    await vi.advanceTimersByTimeAsync(1000);
    // The database answers in order, so a renewal is finished after this.
    await ctx.db.execute(sql`select 1`);
  }
  expect(await syncConnector(ctx, id)).toEqual({ state: 'busy' });
  mayFinish.resolve();
  expect(await first).toEqual({ state: 'done' });
  expect(written.toSorted()).toEqual(['one', 'two']);
});
