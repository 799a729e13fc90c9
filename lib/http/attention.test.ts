import { beforeEach, expect, test } from 'vitest';
import type { UserCtx } from '@/lib/context';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { sendTestSummary } from '@/lib/daily-reminders/send';
import { createDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { wake } from '@/lib/jobs/wake';
import { journalReminderOf } from '@/lib/journal/reads';
import { createJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { listDeliveries } from '@/lib/outbox/reads';
import { updatePreferences } from '@/lib/preferences/writes';
import { updateProfile } from '@/lib/profile/update';
import { finishReminders } from '@/lib/reminders/answers/writes';
import { createReminder, updateReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(clearSchedules);

function passAt(ctx: TestCtx, at: string | Date): Promise<void> {
  ctx.clock.set(at);
  return runDueJobs(ctx);
}

async function passHours(ctx: TestCtx, from: string, hours: number): Promise<void> {
  for (let half = 0; half <= hours * 2; half += 1)
    await passAt(ctx, new Date(Date.parse(from) + half * 1_800_000));
}

const texts = (ctx: TestCtx) => ctx.sent.map(({ text }) => text);
const slots = async (ctx: UserCtx) => (await listOutcomes(ctx)).map(({ occurs }) => occurs);

const daily = (time: string, more = {}) => dailyReminderInput.parse({ name: 'Morning', time, ...more });
const caller = { address: '127.0.0.1', device: null, sid: null };

test('quiet hours hold what comes late, not what the person timed; without them nothing is held', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await updatePreferences(ctx, { quietFrom: '12:00', quietTo: '20:30' });
  await createReminder(ctx, { title: 'late', reminderTime: '2027-03-10T17:00' });
  await createReminder(ctx, { title: 'timed', reminderTime: '2027-03-10T18:30' });
  await createDailyReminder(ctx, daily('18:30'));
  await passAt(ctx, '2027-03-10T17:30:00Z');
  expect(texts(ctx).join()).toContain('Reminder: timed');
  expect(texts(ctx).join()).toContain('Morning · Wednesday, 10 March');
  expect(texts(ctx).join()).not.toContain('Reminder: late');
  await passAt(ctx, '2027-03-10T19:30:30Z');
  expect(texts(ctx).at(-1)).toContain('Reminder: late');
  await updatePreferences(ctx, { quietFrom: '00:00', quietTo: '00:00' });
  await createReminder(ctx, { title: 'late again', reminderTime: '2027-03-10T23:00' });
  await passAt(ctx, '2027-03-11T00:30:00Z');
  expect(texts(ctx).at(-1)).toContain('Reminder: late again');
});

test('a paused summary does not leave, also where it was due already; resumed it comes at its next hour', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createDailyReminder(ctx, daily('07:30', { includeMotivation: true }));
  await updateDailyReminder(ctx, id, daily('07:30', { isActive: false }));
  await passHours(ctx, '2027-03-11T05:00:00Z', 3);
  expect(texts(ctx)).toEqual([]);
  await updateDailyReminder(ctx, id, daily('10:00', { isActive: true }));
  ctx.clock.set('2027-03-11T09:00:00Z');
  await wake(ctx);
  await updateDailyReminder(ctx, id, daily('10:00', { isActive: false }));
  await passAt(ctx, '2027-03-11T09:01:00Z');
  expect(texts(ctx)).toEqual([]);
  expect(await sendTestSummary(ctx, id)).toEqual({ sent: true, channel: 'whatsapp' });
});

test('two edits of one day are one summary', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createDailyReminder(ctx, daily('07:30'));
  await passAt(ctx, '2027-03-11T06:30:00Z');
  await updateDailyReminder(ctx, id, daily('09:00', { isActive: false }));
  await updateDailyReminder(ctx, id, daily('09:00', { isActive: true, includeJournal: true }));
  await passHours(ctx, '2027-03-11T07:00:00Z', 12);
  expect(await slots(ctx)).toEqual(['2027-03-11']);
  await passAt(ctx, '2027-03-12T08:00:00Z');
  expect(await slots(ctx)).toEqual(['2027-03-11', '2027-03-12']);
});

test('the journal prompt comes at its hour, in the words of its person, and notes that it left', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createJournalReminder(ctx, {});
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(texts(ctx)).toHaveLength(1);
  const [first, motivation, question] = texts(ctx)[0]?.split('\n\n') ?? [];
  expect(first).toBe('Time for your daily reflection! 📝');
  expect(motivation).toBeTruthy();
  expect(question).toBe('How are you feeling today?\nJust answer here.');
  expect(await journalReminderOf(ctx)).toMatchObject({ lastSent: '2027-03-10T16:00:00.000Z' });
  await updateJournalReminder(ctx, { customMessage: 'Tell me.', includeMotivation: false });
  await passAt(ctx, '2027-03-11T16:00:00Z');
  const [latest] = await listDeliveries(ctx);
  expect(latest?.text).toBe('Tell me.\n\nHow are you feeling today?\nJust answer here.');
});

test('one journal prompt a date, across edits and a move to another zone', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createJournalReminder(ctx, { time: '18:00' });
  await passAt(ctx, '2027-03-10T17:00:00Z');
  await updateJournalReminder(ctx, { time: '21:00' });
  await updateProfile(ctx, { timezone: 'America/Los_Angeles' }, caller);
  await passHours(ctx, '2027-03-10T17:30:00Z', 14);
  expect(await slots(ctx)).toEqual(['2027-03-10']);
  await passHours(ctx, '2027-03-11T08:00:00Z', 24);
  expect(await slots(ctx)).toEqual(['2027-03-10', '2027-03-11']);
});

test('after midnight nobody is asked about yesterday, and a prompt that is switched off does not come', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createJournalReminder(ctx, { time: '23:00' });
  await passAt(ctx, '2027-03-10T23:30:00Z');
  expect(texts(ctx)).toEqual([]);
  await updateJournalReminder(ctx, { isActive: false });
  await passHours(ctx, '2027-03-11T20:00:00Z', 4);
  expect(texts(ctx)).toEqual([]);
});

test('what the quiet hours held leaves as one message at their end, but for what was done meanwhile', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await updatePreferences(ctx, { quietFrom: '22:00', quietTo: '07:00' });
  const { id } = await createReminder(ctx, { title: 'rent', reminderTime: '2027-03-10T20:30' });
  await createReminder(ctx, { title: 'bins', reminderTime: '2027-03-10T20:40' });
  const moved = await createReminder(ctx, { title: 'moved', reminderTime: '2027-03-10T20:50' });
  await passAt(ctx, '2027-03-10T22:30:00Z');
  expect(texts(ctx)).toEqual([]);
  await finishReminders(ctx, [{ id, until: ctx.now() }]);
  await updateReminder(ctx, moved.id, { reminderTime: '2027-03-12T09:00' });
  await createReminder(ctx, { title: 'milk', reminderTime: '2027-03-11T07:00' });
  await passAt(ctx, '2027-03-11T06:00:20Z');
  expect(texts(ctx)).toHaveLength(1);
  expect(texts(ctx)[0]).toContain('Reminder: bins\n(late: it was due');
  expect(texts(ctx)[0]).toContain('Reminder: milk');
  expect(texts(ctx)[0]).not.toMatch(/rent|moved/);
});

test('many things of one minute are one message of bounded length, which says how many more there are', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  for (let n = 0; n < 40; n += 1)
    await createReminder(ctx, {
      title: `thing ${n}`,
      description: 'very long '.repeat(100),
      reminderTime: '2027-03-10T17:00',
    });
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(texts(ctx)).toHaveLength(4);
  expect(texts(ctx).at(-1)).toMatch(/… and 36 more: see your dashboard\.$/);
  expect((await listOutcomes(ctx)).map(({ state }) => state)).toEqual(Array(40).fill('delivered'));
});

test('a test that has to wait for its turn says so, and comes by itself', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createDailyReminder(ctx, daily('07:30'));
  const answers = [];
  for (let n = 0; n < 12; n += 1)
    answers.push(
      await sendTestSummary(ctx, id).then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    );
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('sent'));
  expect(answers[11]).toBe(dailyMessages.later);
  await passAt(ctx, new Date(ctx.now().getTime() + 90_000));
  expect(
    texts(ctx)
      .join('\n')
      .match(/Morning · /g),
  ).toHaveLength(12);
});
