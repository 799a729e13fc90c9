import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries, sends } from '@/db/schema/deliveries';
import { chat, undoChat } from '@/lib/assistant/chat';
import { replyToTalk } from '@/lib/assistant/reply';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import type { UserCtx } from '@/lib/context';
import { nextWaiting } from '@/lib/deliveries/reads';
import { deliver, wake } from '@/lib/http/jobs';
import { updatePreferences } from '@/lib/preferences/writes';
import { updateProfile } from '@/lib/profile/update';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { nextDue } from '@/lib/scheduler/writes';
import { forgetDue, withPhone } from '@/lib/testing/due';
import { type TestCtx, testCtx } from '@/lib/testing/world';

type Person = TestCtx & UserCtx & { phone: string };

beforeEach(forgetDue);

/** Somebody with a bound phone; it is Wednesday, 10 March 2027, 15:00 UTC. */
async function person(ctx: TestCtx, timezone = 'Europe/Berlin'): Promise<Person> {
  const me = await withPhone(ctx, timezone);
  const [phone] = await ctx.db.select().from(contactPoints).where(eq(contactPoints.userId, me.user.id));
  return { ...me, phone: phone?.address ?? '' };
}

/** What the queue would do at this time: the wake, then every chunk it published. Gives the texts that left. */
async function passAt(ctx: TestCtx, at: string | Date): Promise<string[]> {
  ctx.clock.set(at);
  ctx.jobs.length = 0;
  ctx.sent.length = 0;
  // Nobody's window is closed in these stories.
  await ctx.db.update(contactPoints).set({ lastInboundAt: ctx.now() });
  await wake(ctx);
  for (const job of ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver'))
    await deliver(ctx, job.body.ids as string[]);
  return ctx.sent.map(({ text }) => text);
}

/** A pass at every instant at which something is due, up to a time; gives what left, with its time. */
async function passesUntil(ctx: TestCtx, end: string): Promise<[at: string, text: string][]> {
  const left: [string, string][] = [];
  for (let at: Date | undefined = ctx.now(); at && at <= new Date(end); at = await nextTime(ctx)) {
    const time = at.toISOString().slice(5, 16);
    left.push(...(await passAt(ctx, at)).map((text): [string, string] => [time, text.split('\n')[0] ?? '']));
  }
  ctx.clock.set(end);
  return left;
}

async function nextTime(ctx: TestCtx): Promise<Date | undefined> {
  const times = await Promise.all([nextDue(ctx, ['reminder', 'lead', 'nag', 'snooze']), nextWaiting(ctx)]);
  const [first] = times.flatMap((at) => at ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first;
}

/** A message from the person's phone, through the webhook's own way; gives the reply. */
async function write(ctx: Person, text: string, more: Record<string, string> = {}): Promise<string> {
  ctx.sent.length = 0;
  const sid = `SM${randomUUID()}`;
  await receiveMessage(ctx, { MessageSid: sid, From: `whatsapp:${ctx.phone}`, Body: text, ...more });
  await replyToTalk(ctx, `u:${ctx.user.id}`);
  return ctx.sent.map((message) => message.text).join('\n');
}

const newestDelivery = async (ctx: Person) => {
  const [row] = await ctx.db
    .select({ id: deliveries.id, providerId: sends.providerId })
    .from(deliveries)
    .innerJoin(sends, eq(sends.deliveryId, deliveries.id))
    .where(eq(deliveries.userId, ctx.user.id))
    .orderBy(desc(deliveries.sentAt))
    .limit(1);
  return { id: row?.id ?? '', sid: row?.providerId ?? '' };
};

const callMom = { title: 'Call mom', reminderTime: '2027-03-10T17:00' };
const stretch = { title: 'Stretch', reminderTime: '2027-03-10T17:00', recurrenceRule: 'FREQ=DAILY' };

test('announced two days and half an hour before, by the clocks of the person on both sides of their change', async () => {
  const ctx = await person(await testCtx(), 'America/New_York');
  await createReminder(ctx, {
    title: 'Dentist',
    reminderTime: '2027-03-15T17:00',
    leads: [2880, 1440, 30],
  });
  expect(await passesUntil(ctx, '2027-03-16T00:00:00Z')).toEqual([
    ['03-13T22:00', 'In 2 days: Dentist (Monday, 15 March, 17:00)'],
    ['03-14T21:00', 'Tomorrow: Dentist (Monday, 15 March, 17:00)'],
    ['03-15T20:30', 'In 30 minutes: Dentist (Monday, 15 March, 17:00)'],
    ['03-15T21:00', 'Reminder: Dentist'],
  ]);
});

test('a lead that is past when the reminder is set is not sent; of a series the next one is', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { title: 'Once', reminderTime: '2027-03-11T17:00', leads: [2880] });
  await createReminder(ctx, {
    title: 'Gym',
    reminderTime: '2027-03-11T18:00',
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH',
    leads: [2880],
  });
  expect(await passesUntil(ctx, '2027-03-24T00:00:00Z')).toEqual([
    ['03-11T16:00', 'Reminder: Once'],
    ['03-11T17:00', 'Reminder: Gym'],
    ['03-16T17:00', 'In 2 days: Gym (Thursday, 18 March, 18:00)'],
    ['03-18T17:00', 'Reminder: Gym'],
    ['03-23T17:00', 'In 2 days: Gym (Thursday, 25 March, 18:00)'],
  ]);
});

test('a moved or deleted reminder is announced at its new time only, or not at all', async () => {
  const ctx = await person(await testCtx());
  const given = { title: 'Dentist', reminderTime: '2027-03-15T17:00', leads: [1440] };
  const { id } = await createReminder(ctx, given);
  await updateReminder(ctx, id, { reminderTime: '2027-03-16T17:00' });
  expect(await passesUntil(ctx, '2027-03-16T00:00:00Z')).toEqual([
    ['03-15T16:00', 'Tomorrow: Dentist (Tuesday, 16 March, 17:00)'],
  ]);
  await deleteReminder(ctx, id);
  expect(await passesUntil(ctx, '2027-03-17T00:00:00Z')).toEqual([]);
});

test('announcing and asking again end where they are switched off', async () => {
  const ctx = await person(await testCtx());
  const { id } = await createReminder(ctx, { ...callMom, leads: [30], nag: true });
  await updateReminder(ctx, id, { leads: [], nag: false });
  expect(await passesUntil(ctx, '2027-03-10T21:00:00Z')).toEqual([['03-10T16:00', 'Reminder: Call mom']]);
});

test('nobody is asked again who did not wish for it', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, callMom);
  expect(await passesUntil(ctx, '2027-03-11T20:00:00Z')).toHaveLength(1);
});

test('asks again with growing pauses, ends by itself, and goes on when told to', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  expect(await passesUntil(ctx, '2027-03-10T18:00:00Z')).toEqual([
    ['03-10T16:00', 'Reminder: Call mom'],
    ['03-10T16:15', 'Still open: Call mom'],
    ['03-10T16:45', 'Still open: Call mom'],
    ['03-10T17:45', 'Still open: Call mom'],
  ]);
  expect(await passAt(ctx, '2027-03-10T19:45:00Z')).toEqual([
    'Still open: Call mom\nI stop asking now. Reply to resume.',
  ]);
  expect(await passesUntil(ctx, '2027-03-10T19:50:00Z')).toEqual([]);
  expect(await write(ctx, 'resume')).toBe('I keep asking: “Call mom”.');
  expect(await passesUntil(ctx, '2027-03-10T20:05:00Z')).toEqual([['03-10T20:05', 'Still open: Call mom']]);
  expect(await write(ctx, 'stop asking')).toBe('I stop asking: “Call mom”.');
  expect(await passesUntil(ctx, '2027-03-12T00:00:00Z')).toEqual([]);
});

test('a series that nobody answers is asked about after each of its times', async () => {
  const ctx = await person(await testCtx(), 'America/New_York');
  const daily = { title: 'Pill', reminderTime: '2027-03-13T09:00', recurrenceRule: 'FREQ=DAILY', nag: true };
  await createReminder(ctx, daily);
  const left = await passesUntil(ctx, '2027-03-15T20:00:00Z');
  expect(left.map(([at]) => at)).toEqual([
    ...['03-13T14:00', '03-13T14:15', '03-13T14:45', '03-13T15:45', '03-13T17:45'],
    ...['03-14T13:00', '03-14T13:15', '03-14T13:45', '03-14T14:45', '03-14T16:45'],
    ...['03-15T13:00', '03-15T13:15', '03-15T13:45', '03-15T14:45', '03-15T16:45'],
  ]);
});

test('done ends the asking of that day, and the series goes on', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...stretch, nag: true });
  expect(await passesUntil(ctx, '2027-03-10T16:20:00Z')).toHaveLength(2);
  expect(await write(ctx, 'Done!')).toBe('Done: “Stretch”.');
  expect(await passesUntil(ctx, '2027-03-11T16:20:00Z')).toEqual([
    ['03-11T16:00', 'Reminder: Stretch'],
    ['03-11T16:15', 'Still open: Stretch'],
  ]);
});

test('what is asked in the quiet hours waits for their end, and is asked once', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:30', nag: true });
  expect(await passesUntil(ctx, '2027-03-11T12:00:00Z')).toEqual([
    ['03-10T20:30', 'Reminder: Call mom'],
    ['03-10T20:45', 'Still open: Call mom'],
    ['03-11T06:00', 'Still open: Call mom'],
  ]);
});

const moveTo = (timezone: string) => (ctx: UserCtx) =>
  updateProfile(ctx, { timezone }, { address: 'test', device: null, sid: null });

test.each<[string, (ctx: UserCtx) => Promise<unknown>, string[]]>([
  ['end earlier', (ctx) => updatePreferences(ctx, { quietTo: '05:30' }), ['03-11T04:30']],
  [
    'begin later',
    (ctx) => updatePreferences(ctx, { quietFrom: '23:30' }),
    ['03-10T22:00', '03-10T22:15', '03-11T06:00'],
  ],
  ['are over where the person is now', moveTo('Asia/Tokyo'), ['03-10T22:00', '03-10T22:15', '03-11T00:15']],
  ['last longer where the person is now', moveTo('Europe/London'), ['03-11T07:00']],
])('what waits in quiet hours that %s leaves by the new ones', async (_, change, times) => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:30', nag: true });
  expect(await passesUntil(ctx, '2027-03-10T22:00:00Z')).toHaveLength(2);
  await change(ctx);
  expect(await passesUntil(ctx, '2027-03-11T09:00:00Z')).toEqual(
    times.map((at) => [at, 'Still open: Call mom']),
  );
});

test('quiet hours that change while a message is on its way hold nothing by the old ones', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:50', nag: true });
  await createReminder(ctx, { title: 'Oven', reminderTime: '2027-03-10T22:05' });
  await passAt(ctx, '2027-03-10T20:50:00Z');
  const { messenger } = ctx.ports;
  ctx.ports.messenger = {
    ...messenger,
    send: async (message) => {
      // The question of 22:05 is held by now; this is the reminder of that minute.
      await updatePreferences(ctx, { quietTo: '23:00' });
      return messenger.send(message);
    },
  };
  expect(await passAt(ctx, '2027-03-10T21:05:00Z')).toEqual([expect.stringContaining('Reminder: Oven')]);
  ctx.ports.messenger = messenger;
  await passAt(ctx, '2027-03-10T21:06:00Z');
  expect(await nextWaiting(ctx)).toEqual(new Date('2027-03-10T22:00:00Z'));
  expect(await passesUntil(ctx, '2027-03-10T22:00:00Z')).toEqual([['03-10T22:00', 'Still open: Call mom']]);
});

test.each(['minute', 'second', '10 seconds', '90 seconds'])(
  'every %s is too often, and nothing is saved',
  async (rhythm) => {
    const ctx = await person(await testCtx());
    const { message } = await chat(ctx, `remind me every ${rhythm} to blink`);
    expect(message).toBe('A reminder repeats at most every 15 minutes. Nothing was saved.');
    expect(await listReminders(ctx)).toEqual([]);
  },
);

test('what was answered while a question was held back is not asked in the morning', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:50', nag: true });
  expect(await passesUntil(ctx, '2027-03-10T21:20:00Z')).toHaveLength(1);
  await write(ctx, '👍🏽');
  expect(await passesUntil(ctx, '2027-03-11T12:00:00Z')).toEqual([]);
});

test('snooze keeps the series: it comes again once, and at its own hour on the next day', async () => {
  const ctx = await person(await testCtx());
  const { id } = await createReminder(ctx, stretch);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(await write(ctx, 'snooze 2h')).toBe('Snoozed: “Stretch” until Wednesday, 10 March, 19:00.');
  expect(await listReminders(ctx)).toMatchObject([
    { id, reminderTime: '2027-03-11T16:00:00.000Z', snoozedUntil: '2027-03-10T18:00:00.000Z' },
  ]);
  expect(await passesUntil(ctx, '2027-03-11T20:00:00Z')).toEqual([
    ['03-10T18:00', 'Reminder: Stretch'],
    ['03-11T16:00', 'Reminder: Stretch'],
  ]);
  expect(await listReminders(ctx)).toMatchObject([{ id, snoozedUntil: null }]);
});

test.each([
  ['snooze', 'Wednesday, 10 March, 18:00'],
  ['later', 'Wednesday, 10 March, 18:00'],
  ['in 20 minutes', 'Wednesday, 10 March, 17:20'],
  ['snooze 20', 'Wednesday, 10 March, 17:20'],
  ['snooze by 20 minutes', 'Wednesday, 10 March, 17:20'],
  ['tonight', 'Wednesday, 10 March, 20:00'],
  ['Tomorrow morning.', 'Thursday, 11 March, 09:00'],
  ['remind me again in half an hour', 'Wednesday, 10 March, 17:30'],
  ['snooze until friday', 'Friday, 12 March, 09:00'],
])('“%s” puts it off', async (words, until) => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(await chat(ctx, words)).toMatchObject({ message: `Snoozed: “Call mom” until ${until}.` });
});

test.each([
  ['snooze 25:00', 'I do not understand “25:00” as a time.'],
  ['snooze 99999 days', 'I do not understand “99999 days” as a time.'],
  ['snooze until yesterday', 'Tuesday, 9 March, 09:00 is already past'],
  ['snooze for 0 minutes', 'That is no time at all'],
])('“%s” names no time that is ahead: that is said, and nothing is put off', async (words, said) => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect((await chat(ctx, words)).message).toContain(said);
  expect(await passesUntil(ctx, '2027-03-12T20:00:00Z')).toEqual([]);
});

test('tomorrow morning is nine by the clocks of the person, also where they change in that night', async () => {
  const ctx = await person(await testCtx(), 'America/New_York');
  await createReminder(ctx, { title: 'Call mom', reminderTime: '2027-03-13T18:00' });
  await passAt(ctx, '2027-03-13T23:00:00Z');
  await chat(ctx, 'tomorrow morning');
  expect(await passesUntil(ctx, '2027-03-14T20:00:00Z')).toEqual([['03-14T13:00', 'Reminder: Call mom']]);
});

test('what was put off is asked about when it has come again', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  await passAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'snooze');
  expect(await passesUntil(ctx, '2027-03-10T17:50:00Z')).toEqual([
    ['03-10T17:00', 'Reminder: Call mom'],
    ['03-10T17:15', 'Still open: Call mom'],
    ['03-10T17:45', 'Still open: Call mom'],
  ]);
  expect(await write(ctx, 'I did it')).toBe('Done: “Call mom”.');
  expect(await passesUntil(ctx, '2027-03-11T21:00:00Z')).toEqual([]);
});

test('done is about the message it replies to, not about the newest one', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { title: 'Older', reminderTime: '2027-03-10T17:00', nag: true });
  await createReminder(ctx, { title: 'Newer', reminderTime: '2027-03-10T17:05', nag: true });
  await passAt(ctx, '2027-03-10T16:00:00Z');
  const { sid } = await newestDelivery(ctx);
  await passAt(ctx, '2027-03-10T16:05:00Z');
  expect(await write(ctx, 'done', { OriginalRepliedMessageSid: sid })).toBe('Done: “Older”.');
  expect(await passesUntil(ctx, '2027-03-10T16:30:00Z')).toEqual([['03-10T16:20', 'Still open: Newer']]);
  expect(await write(ctx, 'done', { OriginalRepliedMessageSid: 'SMunknown' })).not.toContain('Newer');
});

test("a message id of somebody else's reminder names none", async () => {
  const base = await testCtx();
  const [owner, stranger] = [await person(base), await person(base)];
  await createReminder(owner, { ...callMom, nag: true });
  await passAt(base, '2027-03-10T16:00:00Z');
  const { sid } = await newestDelivery(owner);
  expect(await write(stranger, 'done', { OriginalRepliedMessageSid: sid })).not.toContain('Call mom');
  expect(await passAt(base, '2027-03-10T16:15:00Z')).toHaveLength(1);
});

test('all that left in one message is done together, and nothing else is', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { title: 'before', reminderTime: '2027-03-10T16:50', nag: true });
  await createReminder(ctx, { title: 'one', reminderTime: '2027-03-10T17:00', nag: true });
  await createReminder(ctx, { title: 'two', reminderTime: '2027-03-10T17:00', nag: true });
  expect(await passesUntil(ctx, '2027-03-10T16:00:00Z')).toHaveLength(2);
  const reply = await write(ctx, 'done');
  expect(reply).toMatch(/^Done: “(?:one|two)” and “(?:one|two)”\.$/);
  expect(await passesUntil(ctx, '2027-03-10T16:20:00Z')).toEqual([['03-10T16:05', 'Still open: before']]);
});

test("a button acts on its own delivery; somebody else's does nothing", async () => {
  const base = await testCtx();
  const [owner, stranger] = [await person(base), await person(base)];
  await createReminder(owner, { ...callMom, nag: true });
  await createReminder(stranger, { title: 'Mine', reminderTime: '2027-03-10T17:00', nag: true });
  await passAt(base, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(owner);
  const press = { ButtonPayload: `done:${id}`, ButtonText: 'Done' };
  expect(await write(stranger, 'Done', press)).not.toMatch(/^Done/);
  const asked = await passAt(base, '2027-03-10T16:15:00Z');
  expect(asked.map((text) => text.split('\n')[0]).toSorted()).toEqual([
    'Still open: Call mom',
    'Still open: Mine',
  ]);
  const snooze = { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' };
  expect(await write(owner, 'Snooze', snooze)).toMatch(/^Snoozed: “Call mom” until/);
  expect(await write(owner, 'Done', press)).toBe('Done: “Call mom”.');
  expect(await listReminders(owner)).toEqual([]);
});

test('undo takes an answer back: it is asked again, and does not come twice', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  await passAt(ctx, '2027-03-10T16:00:00Z');
  await chat(ctx, 'done');
  expect(await undoChat(ctx)).toMatchObject({ message: 'Undone: completed “Call mom”.' });
  expect(await passAt(ctx, '2027-03-10T16:15:00Z')).toHaveLength(1);
  await chat(ctx, 'snooze 3h');
  await undoChat(ctx);
  const left = await passesUntil(ctx, '2027-03-10T19:30:00Z');
  expect(left.map(([at]) => at)).toEqual(['03-10T16:45', '03-10T17:45']);
});

test('done too early and taken back after its time: it comes late, once', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { title: 'Oven', reminderTime: '2027-03-10T17:00' });
  await chat(ctx, 'done oven');
  expect(await passAt(ctx, '2027-03-10T16:05:00Z')).toEqual([]);
  await undoChat(ctx);
  expect(await passAt(ctx, '2027-03-10T16:06:00Z')).toEqual([
    expect.stringMatching(/^Reminder: Oven\n\(late: /),
  ]);
  expect(await passAt(ctx, '2027-03-10T16:20:00Z')).toEqual([]);
});

test('done with a message that also announces the next time leaves the next time alone', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...stretch, leads: [1440] });
  expect((await passAt(ctx, '2027-03-10T16:00:00Z')).join()).toContain('Tomorrow: Stretch');
  await chat(ctx, 'done');
  expect((await passAt(ctx, '2027-03-11T16:00:00Z')).join()).toContain('Reminder: Stretch');
});

test('put off by its announcement after it was done early, it is open again: then, and at its own time', async () => {
  const owner = await person(await testCtx());
  await createReminder(owner, {
    ...callMom,
    reminderTime: '2027-03-11T17:00',
    leads: [1440, 60],
    nag: true,
  });
  await passAt(owner, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(owner);
  expect(await write(owner, 'Done', { ButtonPayload: `done:${id}`, ButtonText: 'Done' })).toContain('Done:');
  const snooze = { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' };
  expect(await write(owner, 'Snooze', snooze)).toMatch(/^Snoozed: “Call mom” until/);
  expect(await listReminders(owner)).toMatchObject([{ isActive: true }]);
  const left = await passesUntil(owner, '2027-03-11T16:20:00Z');
  expect(left).toEqual([
    ['03-10T17:00', 'Reminder: Call mom'],
    ['03-11T15:00', 'In 1 hour: Call mom (Thursday, 11 March, 17:00)'],
    ['03-11T16:00', 'Reminder: Call mom'],
    ['03-11T16:15', 'Still open: Call mom'],
  ]);
});

test('done early, put off, and that taken back: it is done, and nothing comes', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-11T17:00', leads: [1440], nag: true });
  await passAt(ctx, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(ctx);
  await write(ctx, 'done');
  ctx.clock.advance(1000);
  await write(ctx, 'Snooze', { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' });
  expect(await write(ctx, 'undo')).toContain('Undone: ');
  expect(await listReminders(ctx)).toEqual([]);
  expect(await passesUntil(ctx, '2027-03-12T00:00:00Z')).toEqual([]);
});

test('a series that was deleted comes back whole, with what goes along with it', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...stretch, leads: [30], nag: true });
  await chat(ctx, 'delete the stretch reminder');
  expect(await listReminders(ctx)).toEqual([]);
  await undoChat(ctx);
  expect(await passesUntil(ctx, '2027-03-10T16:20:00Z')).toEqual([
    ['03-10T15:30', 'In 30 minutes: Stretch (Wednesday, 10 March, 17:00)'],
    ['03-10T16:00', 'Reminder: Stretch'],
    ['03-10T16:15', 'Still open: Stretch'],
  ]);
});

test('a series that comes back after its time has passed goes on with the next one', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, stretch);
  await chat(ctx, 'delete the stretch reminder');
  ctx.clock.set('2027-03-10T18:00:00Z');
  await undoChat(ctx);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T16:00:00.000Z' }]);
  expect(await passesUntil(ctx, '2027-03-11T17:00:00Z')).toEqual([['03-11T16:00', 'Reminder: Stretch']]);
});

test('done before its time: a single one is over, a series leaves this one out', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, { ...callMom, leads: [30] });
  await createReminder(ctx, { ...stretch, leads: [30] });
  expect(await passesUntil(ctx, '2027-03-10T15:35:00Z')).toHaveLength(1);
  await write(ctx, 'done');
  const left = await passesUntil(ctx, '2027-03-11T17:00:00Z');
  expect(left.map(([at]) => at)).toEqual(['03-11T15:30', '03-11T16:00']);
});

test('done without a reminder is a wish like any other, and a second one finds nothing', async () => {
  const ctx = await person(await testCtx());
  expect(await write(ctx, 'done')).toContain('Which one do you mean?');
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'done');
  expect(await write(ctx, 'done')).not.toContain('Done: “Call mom”');
});

test('twelve hours later it is not meant any more', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  ctx.clock.set('2027-03-11T04:30:00Z');
  expect(await write(ctx, 'snooze')).not.toContain('Snoozed');
});

test('an open question of ours is answered first', async () => {
  const ctx = await person(await testCtx());
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'remind me to buy stamps');
  expect(await write(ctx, 'tomorrow morning')).toContain('Reminder set: “Buy stamps”');
});

test('an answer that is quicker than our own mark is one', async () => {
  let reply: Promise<string> | undefined;
  const world = await testCtx();
  const ctx = await person(world);
  const { messenger } = world.ports;
  world.ports.messenger = {
    ...messenger,
    send: async (message) => {
      const taken = await messenger.send(message);
      if (message.text.startsWith('Reminder')) {
        reply = write(ctx, 'done');
        await reply;
      }
      return taken;
    },
  };
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(await reply).toBe('Done: “Call mom”.');
});

test('an answer asks no model', async () => {
  const online = vi.fn(async () => {
    throw new Error('asked');
  });
  const ctx = await person(await testCtx({ models: { online } }));
  await createReminder(ctx, callMom);
  await passAt(ctx, '2027-03-10T16:00:00Z');
  expect(await write(ctx, '👍')).toBe('Done: “Call mom”.');
  expect(online).not.toHaveBeenCalled();
});
