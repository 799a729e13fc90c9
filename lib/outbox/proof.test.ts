import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints, providerState } from '@/db/schema/channels';
import type { UserCtx } from '@/lib/context';
import { fingerprint, matchesFingerprint, templateFingerprint } from '@/lib/outbox/sending/fingerprint';
import { type Messenger, type OutboundMessage, SendError, type SentMessage } from '@/lib/ports';
import { newestUnansweredReminders } from '@/lib/reminders/answers/reads';
import { finishReminders } from '@/lib/reminders/answers/writes';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(async () => {
  await clearSchedules();
  await (await testCtx()).db.delete(providerState);
});

function listed({ text, template }: OutboundMessage): string {
  return template
    ? `Hello ${template.variables[1]}, a reminder from Sidekick: ${template.variables[2]}. Answer to read all of it.`
    : text;
}

async function withoutAnswers(story: {
  isOpen: boolean;
  takes: (asked: number) => boolean;
}): Promise<TestCtx & UserCtx & { list: SentMessage[] }> {
  const base = await testCtx();
  const list: SentMessage[] = [];
  let asked = 0;
  const messenger: Messenger = {
    provider: `stand-in ${randomUUID()}`,
    templates: ['reminder'],
    send: async (message) => {
      asked += 1;
      const { sendId } = message;
      if (story.takes(asked))
        list.unshift({ providerId: sendId, text: listed(message), state: 'delivered', errorCode: null });
      throw new SendError('unknown', 'ECONNRESET');
    },
    sentTo: async () => list,
  };
  const me = await createUserWithPhone(
    { ...base, list, ports: { ...base.ports, messengers: { whatsapp: messenger } } },
    'UTC',
  );
  const lastInboundAt = story.isOpen ? me.now() : null;
  await me.db.update(contactPoints).set({ lastInboundAt }).where(eq(contactPoints.userId, me.user.id));
  return me;
}

async function minutes(ctx: TestCtx, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    ctx.clock.advance(60_000);
    await runDueJobs(ctx);
  }
}

test('a template whose answer was lost is found in the list by the words that it carries, and does not come twice', async () => {
  const ctx = await withoutAnswers({ isOpen: false, takes: () => true });
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
  // In the list, the text of the longer message contains that of the shorter one.
  await createReminder(ctx, { title: 'tea with Ada', reminderTime: '2027-03-10T16:01' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  await minutes(ctx, 30);
  expect(ctx.list).toHaveLength(2);
  expect(await listOutcomes(ctx)).toMatchObject([
    { state: 'delivered', channel: 'whatsapp', late: false },
    { state: 'delivered', channel: 'whatsapp', late: false },
  ]);
});

test.each([
  [true, 'Reminder: tea\n(late: it was due today, 16:00)'],
  [
    false,
    'Hello Ada, a reminder from Sidekick: Reminder: tea (late: it was due today, 16:00). Answer to read all of it.',
  ],
])(
  'a reminder that nobody can prove comes again, and says that it is late (window open: %s)',
  async (isOpen, text) => {
    const ctx = await withoutAnswers({ isOpen, takes: (asked) => asked > 1 });
    await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
    ctx.clock.set('2027-03-10T16:00:00Z');
    await runDueJobs(ctx);
    await minutes(ctx, 40);
    expect(ctx.list.map((message) => message.text)).toEqual([text]);
    expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'whatsapp', late: true }]);
  },
);

test('what was answered meanwhile had arrived, and does not come again', async () => {
  const ctx = await withoutAnswers({ isOpen: true, takes: () => false });
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.advance(60_000);
  await finishReminders(ctx, await newestUnansweredReminders(ctx));
  await minutes(ctx, 40);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'cancelled' }]);
});

test.each([
  [fingerprint('tea'), 'tea', true],
  [fingerprint('tea'), 'Hello tea', false],
  [templateFingerprint({ 1: 'Ada', 2: 'tea' }), 'Dear Ada, now: tea. Bye', true],
  // The template has the variables in another order.
  [templateFingerprint({ 1: 'Ada', 2: 'tea' }), 'tea for Ada', false],
  [templateFingerprint({ 1: 'Ada', 2: 'tea' }), 'Dear Ada, now: coffee', false],
  [templateFingerprint({ 2: 'tea', 1: '😀' }), 'Dear 😀, now: tea', true],
])('%s is %s: %s', (digest, text, isSame) => {
  expect(matchesFingerprint(digest, text)).toBe(isSame);
});
