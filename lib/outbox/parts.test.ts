import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { schedules, wake as wakes } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import { type Messenger, SendError } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(async () => {
  const { db } = await testCtx();
  await db.delete(schedules);
  await db.delete(deliveries);
  await db.delete(wakes);
});

let numbers = 0;

async function withProvider(send: (text: string) => void): Promise<TestCtx & UserCtx & { list: string[] }> {
  const list: string[] = [];
  const messenger: Messenger = {
    provider: 'judge',
    send: async ({ text, sendId }) => {
      send(text);
      list.push(text);
      return { providerId: `M${sendId}`, state: 'accepted' };
    },
    sentTo: async () => [],
  };
  const me = await createUser(await testCtx({ messengers: { whatsapp: messenger } }), { timezone: 'UTC' });
  numbers += 1;
  await me.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'whatsapp',
    address: `+1555031${String(numbers).padStart(4, '0')}`,
    state: 'bound',
    lastInboundAt: me.now(),
  });
  return { ...me, list };
}

async function planned(ctx: TestCtx): Promise<string[]> {
  ctx.jobs.length = 0;
  await wake(ctx);
  return ctx.jobs.flatMap(({ path, body }) =>
    path === '/api/jobs/deliver' && Array.isArray(body.ids) ? body.ids.map(String) : [],
  );
}

async function minutes(ctx: TestCtx, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    ctx.clock.advance(60_000);
    await deliver(ctx, await planned(ctx));
  }
}

const states = async (ctx: UserCtx) => {
  const rows = await ctx.db.select().from(deliveries).where(eq(deliveries.userId, ctx.user.id));
  return rows.map(({ state }) => state);
};

const twoParts = `${'words '.repeat(300)}\nthe end`;

test('of a long message of which nothing is proven every part comes again', async () => {
  let isDown = true;
  const ctx = await withProvider(() => {
    if (isDown) throw new SendError('unknown', '503');
  });
  await createReminder(ctx, { title: 'long', description: twoParts, reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await deliver(ctx, await planned(ctx));
  isDown = false;
  await minutes(ctx, 25);
  expect(ctx.list.map((text) => text.split('\n')[0]?.slice(0, 14))).toEqual([
    'Reminder: long',
    'words words wo',
  ]);
  expect(ctx.list.at(-1)).toMatch(/the end$/);
  expect(await states(ctx)).toEqual(['accepted']);
});

test('what has begun to leave alone takes no company along that it did not have', async () => {
  let isBusy = true;
  const ctx = await withProvider((text) => {
    if (isBusy && text.endsWith('the end')) throw new SendError('limited', '429', 30);
  });
  await createReminder(ctx, { title: 'long', description: twoParts, reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await deliver(ctx, await planned(ctx));
  // Another wake would plan a second delivery for this minute.
  const [first] = await ctx.db.select().from(deliveries).where(eq(deliveries.userId, ctx.user.id));
  await ctx.db.insert(deliveries).values({
    ...{ userId: ctx.user.id, kind: 'reminder', causeId: ctx.user.id, body: 'Reminder: another' },
    ...{ dueAt: new Date(ctx.now().getTime()), sendAt: ctx.now(), subjectId: first?.subjectId },
  });
  isBusy = false;
  await minutes(ctx, 2);
  expect(ctx.list).toHaveLength(3);
  expect(ctx.list).toContain('Reminder: another');
  expect(ctx.list.filter((text) => text.endsWith('the end'))).toHaveLength(1);
  expect(await states(ctx)).toEqual(['accepted', 'accepted']);
});

test('a digest of which a part was sent stays one message, and each reminder comes once', async () => {
  let calls = 0;
  const ctx = await withProvider(() => {
    calls += 1;
    if (calls === 2) throw new SendError('limited', '429', 30);
  });
  const titles = ['one', 'two', 'three'];
  for (const title of titles)
    await createReminder(ctx, {
      ...{ title, description: 'words '.repeat(110) },
      reminderTime: '2027-03-10T16:00',
    });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await deliver(ctx, await planned(ctx));
  await minutes(ctx, 5);
  const received = ctx.list.join('\n');
  for (const title of titles) expect(received.split(`Reminder: ${title}`)).toHaveLength(2);
  expect(await states(ctx)).toEqual(['accepted', 'accepted', 'accepted']);
});
