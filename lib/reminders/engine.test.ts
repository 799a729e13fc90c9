import { randomUUID } from 'node:crypto';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries, sends } from '@/db/schema/deliveries';
import { reminders } from '@/db/schema/reminders';
import { chat, undoChat } from '@/lib/assistant/chat';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import type { UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import { nextCheckAt } from '@/lib/outbox/reads';
import { nextDueAt } from '@/lib/outbox/schedules/writes';
import { updatePreferences } from '@/lib/preferences/writes';
import { updateProfile } from '@/lib/profile/update';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

type Owner = TestCtx & UserCtx & { phone: string };

beforeEach(clearSchedules);

async function createOwner(ctx: TestCtx, timezone = 'Europe/Berlin'): Promise<Owner> {
  const me = await createUserWithPhone(ctx, timezone);
  const [phone] = await ctx.db.select().from(contactPoints).where(eq(contactPoints.userId, me.user.id));
  return { ...me, phone: phone?.address ?? '' };
}

async function runAt(ctx: TestCtx, at: string | Date): Promise<string[]> {
  ctx.clock.set(at);
  ctx.jobs.length = 0;
  ctx.sent.length = 0;
  await ctx.db.update(contactPoints).set({ lastInboundAt: ctx.now() });
  await wake(ctx);
  for (const job of ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver'))
    await deliver(ctx, job.body.ids as string[]);
  return ctx.sent.map(({ text }) => text);
}

async function runUntil(ctx: TestCtx, end: string): Promise<[at: string, delivery: string][]> {
  const all: [string, string][] = [];
  for (let at: Date | undefined = ctx.now(); at && at <= new Date(end); at = await nextTime(ctx)) {
    const time = at.toISOString().slice(5, 16);
    await runAt(ctx, at);
    for (const delivery of await sentDeliveries(ctx)) all.push([time, delivery]);
  }
  ctx.clock.set(end);
  return all;
}

async function sentDeliveries(ctx: TestCtx): Promise<string[]> {
  const sendIds = ctx.sent.map(({ sendId }) => sendId);
  const rows = await ctx.db
    .select({ sendId: sends.id, kind: deliveries.kind, title: reminders.title })
    .from(sends)
    .innerJoin(deliveries, or(eq(deliveries.id, sends.deliveryId), eq(deliveries.digestId, sends.deliveryId)))
    .innerJoin(reminders, eq(reminders.id, deliveries.subjectId))
    .where(inArray(sends.id, sendIds))
    .orderBy(deliveries.kind, reminders.title);
  const bySend = Map.groupBy(rows, ({ sendId }) => sendId);
  return sendIds.map((id) =>
    (bySend.get(id) ?? []).map(({ kind, title }) => `${kind} ${title}`).join(' and '),
  );
}

async function nextTime(ctx: TestCtx): Promise<Date | undefined> {
  const times = await Promise.all([nextDueAt(ctx, ['reminder', 'lead', 'nag', 'snooze']), nextCheckAt(ctx)]);
  const [first] = times.flatMap((at) => at ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first;
}

async function write(ctx: Owner, text: string, more: Record<string, string> = {}): Promise<string> {
  ctx.sent.length = 0;
  const sid = `SM${randomUUID()}`;
  await receiveMessage(ctx, { MessageSid: sid, From: `whatsapp:${ctx.phone}`, Body: text, ...more });
  await replyToConversation(ctx, `u:${ctx.user.id}`);
  return ctx.sent.map((message) => message.text).join('\n');
}

const newestDelivery = async (ctx: Owner) => {
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

test('leads of whole days keep the local time when the clocks change, and shorter ones count elapsed time', async () => {
  const ctx = await createOwner(await testCtx(), 'America/New_York');
  await createReminder(ctx, {
    title: 'Dentist',
    reminderTime: '2027-03-15T17:00',
    leads: [2880, 1440, 30],
  });
  expect(await runUntil(ctx, '2027-03-16T00:00:00Z')).toEqual([
    ['03-13T22:00', 'lead Dentist'],
    ['03-14T21:00', 'lead Dentist'],
    ['03-15T20:30', 'lead Dentist'],
    ['03-15T21:00', 'reminder Dentist'],
  ]);
});

test('a lead says how far away the reminder is, and its title and local time', async () => {
  const ctx = await createOwner(await testCtx(), 'America/New_York');
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-15T17:00', leads: [2880, 1440] });
  const [early] = await runAt(ctx, '2027-03-13T22:00:00Z');
  const [late] = await runAt(ctx, '2027-03-14T21:00:00Z');
  for (const text of [early, late]) {
    expect(text).toContain('Dentist');
    expect(text).toContain('Monday, 15 March, 5:00 PM');
  }
  expect(early).toContain('2 days');
  expect(late).toContain('Tomorrow');
});

test('a lead that was planned before its reminder was moved is not sent; that of the new time is', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createReminder(ctx, {
    title: 'Dentist',
    reminderTime: '2027-03-10T18:00',
    leads: [60],
  });
  ctx.clock.set('2027-03-10T16:00:00Z');
  ctx.jobs.length = 0;
  await wake(ctx);
  await updateReminder(ctx, id, { reminderTime: '2027-03-10T19:30' });
  for (const { path, body } of ctx.jobs.splice(0))
    if (path === '/api/jobs/deliver') await deliver(ctx, body.ids as string[]);
  expect(ctx.sent).toEqual([]);
  ctx.clock.set('2027-03-10T17:30:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toMatchObject([{ text: expect.stringContaining('Dentist') }]);
});

test('a lead that has passed when the reminder is created is not sent; a series sends that of the next occurrence', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { title: 'Once', reminderTime: '2027-03-11T17:00', leads: [2880] });
  await createReminder(ctx, {
    title: 'Gym',
    reminderTime: '2027-03-11T18:00',
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH',
    leads: [2880],
  });
  expect(await runUntil(ctx, '2027-03-24T00:00:00Z')).toEqual([
    ['03-11T16:00', 'reminder Once'],
    ['03-11T17:00', 'reminder Gym'],
    ['03-16T17:00', 'lead Gym'],
    ['03-18T17:00', 'reminder Gym'],
    ['03-23T17:00', 'lead Gym'],
  ]);
});

test('a moved reminder is announced before its new time only, and a deleted one not at all', async () => {
  const ctx = await createOwner(await testCtx());
  const given = { title: 'Dentist', reminderTime: '2027-03-15T17:00', leads: [1440] };
  const { id } = await createReminder(ctx, given);
  await updateReminder(ctx, id, { reminderTime: '2027-03-16T17:00' });
  expect(await runUntil(ctx, '2027-03-16T00:00:00Z')).toEqual([['03-15T16:00', 'lead Dentist']]);
  await deleteReminder(ctx, id);
  expect(await runUntil(ctx, '2027-03-17T00:00:00Z')).toEqual([]);
});

test('no leads or nags are sent after they were switched off', async () => {
  const ctx = await createOwner(await testCtx());
  const { id } = await createReminder(ctx, { ...callMom, leads: [30], nag: true });
  await updateReminder(ctx, id, { leads: [], nag: false });
  expect(await runUntil(ctx, '2027-03-10T21:00:00Z')).toEqual([['03-10T16:00', 'reminder Call mom']]);
});

test('a reminder without a nag is sent once', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  expect(await runUntil(ctx, '2027-03-11T20:00:00Z')).toHaveLength(1);
});

test('nags come with growing pauses, end by themselves, and resume and stop when the user says so', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  expect(await runUntil(ctx, '2027-03-10T18:00:00Z')).toEqual([
    ['03-10T16:00', 'reminder Call mom'],
    ['03-10T16:15', 'nag Call mom'],
    ['03-10T16:45', 'nag Call mom'],
    ['03-10T17:45', 'nag Call mom'],
  ]);
  expect(await runAt(ctx, '2027-03-10T19:45:00Z')).toEqual([expect.stringMatching(/Call mom.*resume/s)]);
  expect(await runUntil(ctx, '2027-03-10T19:50:00Z')).toEqual([]);
  expect(await write(ctx, 'resume')).toContain('Call mom');
  expect(await runUntil(ctx, '2027-03-10T20:05:00Z')).toEqual([['03-10T20:05', 'nag Call mom']]);
  expect(await write(ctx, 'stop asking')).toContain('Call mom');
  expect(await runUntil(ctx, '2027-03-12T00:00:00Z')).toEqual([]);
});

test('each occurrence of an unanswered series has its own nags', async () => {
  const ctx = await createOwner(await testCtx(), 'America/New_York');
  const daily = { title: 'Pill', reminderTime: '2027-03-13T09:00', recurrenceRule: 'FREQ=DAILY', nag: true };
  await createReminder(ctx, daily);
  const left = await runUntil(ctx, '2027-03-15T20:00:00Z');
  expect(left.map(([at]) => at)).toEqual([
    ...['03-13T14:00', '03-13T14:15', '03-13T14:45', '03-13T15:45', '03-13T17:45'],
    ...['03-14T13:00', '03-14T13:15', '03-14T13:45', '03-14T14:45', '03-14T16:45'],
    ...['03-15T13:00', '03-15T13:15', '03-15T13:45', '03-15T14:45', '03-15T16:45'],
  ]);
});

test('"done" ends the nagging about one occurrence, and the series goes on', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...stretch, nag: true });
  expect(await runUntil(ctx, '2027-03-10T16:20:00Z')).toHaveLength(2);
  expect(await write(ctx, 'Done!')).toContain('Stretch');
  expect(await runUntil(ctx, '2027-03-11T16:20:00Z')).toEqual([
    ['03-11T16:00', 'reminder Stretch'],
    ['03-11T16:15', 'nag Stretch'],
  ]);
});

test('nags during quiet hours wait for their end, and then only the newest is sent', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:30', nag: true });
  expect(await runUntil(ctx, '2027-03-11T12:00:00Z')).toEqual([
    ['03-10T20:30', 'reminder Call mom'],
    ['03-10T20:45', 'nag Call mom'],
    ['03-11T06:00', 'nag Call mom'],
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
])(
  'a nag that waits for the end of quiet hours follows the new ones if they %s',
  async (_, change, times) => {
    const ctx = await createOwner(await testCtx());
    await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:30', nag: true });
    expect(await runUntil(ctx, '2027-03-10T22:00:00Z')).toHaveLength(2);
    await change(ctx);
    expect(await runUntil(ctx, '2027-03-11T09:00:00Z')).toEqual(times.map((at) => [at, 'nag Call mom']));
  },
);

test('quiet hours that change while a message is being sent apply to the deliveries that wait', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:50', nag: true });
  await createReminder(ctx, { title: 'Oven', reminderTime: '2027-03-10T22:05' });
  await runAt(ctx, '2027-03-10T20:50:00Z');
  const { whatsapp: messenger } = ctx.ports.messengers;
  ctx.ports.messengers.whatsapp = {
    ...messenger,
    send: async (message) => {
      // The nag of 22:05 still waits; the message that was sent is the reminder of that minute.
      await updatePreferences(ctx, { quietTo: '23:00' });
      return messenger.send(message);
    },
  };
  expect(await runAt(ctx, '2027-03-10T21:05:00Z')).toEqual([expect.stringContaining('Oven')]);
  ctx.ports.messengers.whatsapp = messenger;
  await runAt(ctx, '2027-03-10T21:06:00Z');
  expect(await nextCheckAt(ctx)).toEqual(new Date('2027-03-10T22:00:00Z'));
  expect(await runUntil(ctx, '2027-03-10T22:00:00Z')).toEqual([['03-10T22:00', 'nag Call mom']]);
});

test.each(['minute', 'second', '10 seconds', '90 seconds'])(
  'a reminder every %s is refused, and nothing is saved',
  async (rhythm) => {
    const ctx = await createOwner(await testCtx());
    const { message } = await chat(ctx, `remind me every ${rhythm} to blink`);
    expect(message).toContain('15 minutes');
    expect(await listReminders(ctx)).toEqual([]);
  },
);

test('a nag that waits for the end of quiet hours is not sent if the reminder was answered meanwhile', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:50', nag: true });
  expect(await runUntil(ctx, '2027-03-10T21:20:00Z')).toHaveLength(1);
  await write(ctx, '👍🏽');
  expect(await runUntil(ctx, '2027-03-11T12:00:00Z')).toEqual([]);
});

test.each([
  { isDeleted: false, sent: [['03-11T06:00', 'nag Call mom']] },
  { isDeleted: true, sent: [] },
])(
  'a nag whose job comes only in quiet hours waits for their end (deleted meanwhile: $isDeleted)',
  async ({ isDeleted, sent }) => {
    const ctx = await createOwner(await testCtx());
    const { id } = await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:40', nag: true });
    expect(await runAt(ctx, '2027-03-10T20:40:00Z')).toHaveLength(1);
    // Due at 20:55, before the quiet hours begin at 21:00.
    expect(await runAt(ctx, '2027-03-10T21:05:00Z')).toEqual([]);
    if (isDeleted) await deleteReminder(ctx, id);
    expect(await runUntil(ctx, '2027-03-11T12:00:00Z')).toEqual(sent);
  },
);

test('a nag that waits for quiet hours again, because the zone changed at their end, expires', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-10T21:30', nag: true });
  expect(await runUntil(ctx, '2027-03-11T05:59:00Z')).toHaveLength(2);
  ctx.clock.set('2027-03-11T06:00:00Z');
  // The newest nag was due at 00:15 UTC. In Denver, the quiet hours end at 14:00 UTC.
  await moveTo('America/Denver')(ctx);
  expect(await runUntil(ctx, '2027-03-12T12:00:00Z')).toEqual([]);
  const nags = await ctx.db.select().from(deliveries).where(eq(deliveries.userId, ctx.user.id));
  expect(nags.find(({ sequence }) => sequence === 4)?.state).toBe('expired');
});

test('a snoozed series is sent once more, and its next occurrence keeps its time', async () => {
  const ctx = await createOwner(await testCtx());
  const { id } = await createReminder(ctx, stretch);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  expect(await write(ctx, 'snooze 2h')).toContain('today, 19:00');
  expect(await listReminders(ctx)).toMatchObject([
    { id, reminderTime: '2027-03-11T16:00:00.000Z', snoozedUntil: '2027-03-10T18:00:00.000Z' },
  ]);
  expect(await runUntil(ctx, '2027-03-11T20:00:00Z')).toEqual([
    ['03-10T18:00', 'snooze Stretch'],
    ['03-11T16:00', 'reminder Stretch'],
  ]);
  expect(await listReminders(ctx)).toMatchObject([{ id, snoozedUntil: null }]);
});

test('a series that was snoozed and is then done is not sent again when the snooze ends', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, stretch);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'snooze 2h');
  expect(await write(ctx, 'done')).toContain('Stretch');
  expect(await listReminders(ctx)).toMatchObject([{ snoozedUntil: null }]);
  expect(await runUntil(ctx, '2027-03-11T16:00:00Z')).toEqual([['03-11T16:00', 'reminder Stretch']]);
});

test.each([
  ['snooze', 'today, 18:00'],
  ['later', 'today, 18:00'],
  ['in 20 minutes', 'today, 17:20'],
  ['snooze 20', 'today, 17:20'],
  ['snooze by 20 minutes', 'today, 17:20'],
  ['tonight', 'today, 20:00'],
  ['Tomorrow morning.', 'tomorrow, 09:00'],
  ['remind me again in half an hour', 'today, 17:30'],
  ['snooze until friday', 'Friday, 12 March, 09:00'],
])('“%s” snoozes a reminder until %s', async (words, until) => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  const { message } = await chat(ctx, words);
  expect(message).toContain('Call mom');
  expect(message).toContain(until);
});

test.each([
  ['snooze 25:00', 'I do not understand “25:00” as a time.'],
  ['snooze 99999 days', 'I do not understand “99999 days” as a time.'],
  ['snooze until yesterday', 'Tuesday, 9 March, 09:00 is already past'],
  ['snooze for 0 minutes', 'That is no time at all'],
])('“%s” names no future time, so nothing is snoozed', async (words, error) => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  expect((await chat(ctx, words)).message).toContain(error);
  expect(await runUntil(ctx, '2027-03-12T20:00:00Z')).toEqual([]);
});

test('“tomorrow morning” is 09:00 local time, even if the clocks change during the night', async () => {
  const ctx = await createOwner(await testCtx(), 'America/New_York');
  await createReminder(ctx, { title: 'Call mom', reminderTime: '2027-03-13T18:00' });
  await runAt(ctx, '2027-03-13T23:00:00Z');
  await chat(ctx, 'tomorrow morning');
  expect(await runUntil(ctx, '2027-03-14T20:00:00Z')).toEqual([['03-14T13:00', 'snooze Call mom']]);
});

test('a snoozed reminder nags after it was sent again', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  await runAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'snooze');
  expect(await runUntil(ctx, '2027-03-10T17:50:00Z')).toEqual([
    ['03-10T17:00', 'snooze Call mom'],
    ['03-10T17:15', 'nag Call mom'],
    ['03-10T17:45', 'nag Call mom'],
  ]);
  expect(await write(ctx, 'I did it')).toContain('Call mom');
  expect(await runUntil(ctx, '2027-03-11T21:00:00Z')).toEqual([]);
});

test('“done” as a reply to a message is about that message, not the newest one', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { title: 'Older', reminderTime: '2027-03-10T17:00', nag: true });
  await createReminder(ctx, { title: 'Newer', reminderTime: '2027-03-10T17:05', nag: true });
  await runAt(ctx, '2027-03-10T16:00:00Z');
  const { sid } = await newestDelivery(ctx);
  await runAt(ctx, '2027-03-10T16:05:00Z');
  expect(await write(ctx, 'done', { OriginalRepliedMessageSid: sid })).toContain('Older');
  expect(await runUntil(ctx, '2027-03-10T16:30:00Z')).toEqual([['03-10T16:20', 'nag Newer']]);
  expect(await write(ctx, 'done', { OriginalRepliedMessageSid: 'SMunknown' })).not.toContain('Newer');
});

test("a reply to another user's message changes nothing", async () => {
  const base = await testCtx();
  const [owner, stranger] = [await createOwner(base), await createOwner(base)];
  await createReminder(owner, { ...callMom, nag: true });
  await runAt(base, '2027-03-10T16:00:00Z');
  const { sid } = await newestDelivery(owner);
  expect(await write(stranger, 'done', { OriginalRepliedMessageSid: sid })).not.toContain('Call mom');
  expect(await runAt(base, '2027-03-10T16:15:00Z')).toHaveLength(1);
});

test('“done” is about all reminders of one message, and no other', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { title: 'before', reminderTime: '2027-03-10T16:50', nag: true });
  await createReminder(ctx, { title: 'one', reminderTime: '2027-03-10T17:00', nag: true });
  await createReminder(ctx, { title: 'two', reminderTime: '2027-03-10T17:00', nag: true });
  expect(await runUntil(ctx, '2027-03-10T16:00:00Z')).toHaveLength(2);
  const reply = await write(ctx, 'done');
  expect(reply).toContain('one');
  expect(reply).toContain('two');
  expect(reply).not.toContain('before');
  expect(await runUntil(ctx, '2027-03-10T16:20:00Z')).toEqual([['03-10T16:05', 'nag before']]);
});

test('a button is about its own delivery, and does nothing for another user', async () => {
  const base = await testCtx();
  const [owner, stranger] = [await createOwner(base), await createOwner(base)];
  await createReminder(owner, { ...callMom, nag: true });
  await createReminder(stranger, { title: 'Mine', reminderTime: '2027-03-10T17:00', nag: true });
  await runAt(base, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(owner);
  const press = { ButtonPayload: `done:${id}`, ButtonText: 'Done' };
  expect(await write(stranger, 'Done', press)).not.toContain('Call mom');
  await runAt(base, '2027-03-10T16:15:00Z');
  expect((await sentDeliveries(base)).toSorted()).toEqual(['nag Call mom', 'nag Mine']);
  const snooze = { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' };
  expect(await write(owner, 'Snooze', snooze)).toContain('Call mom');
  expect(await listReminders(owner)).toMatchObject([{ snoozedUntil: '2027-03-10T17:15:00.000Z' }]);
  expect(await write(owner, 'Done', press)).toContain('Call mom');
  expect(await listReminders(owner)).toEqual([]);
});

test('undo takes an answer back: the nagging continues, and the reminder is not sent twice', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, nag: true });
  await runAt(ctx, '2027-03-10T16:00:00Z');
  await chat(ctx, 'done');
  expect(await undoChat(ctx)).toMatchObject({ message: expect.stringContaining('Call mom') });
  expect(await runAt(ctx, '2027-03-10T16:15:00Z')).toHaveLength(1);
  await chat(ctx, 'snooze 3h');
  await undoChat(ctx);
  const left = await runUntil(ctx, '2027-03-10T19:30:00Z');
  expect(left.map(([at]) => at)).toEqual(['03-10T16:45', '03-10T17:45']);
});

test('a reminder that was done too early and undone after its time is sent late, once', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { title: 'Oven', reminderTime: '2027-03-10T17:00' });
  await chat(ctx, 'done oven');
  expect(await runAt(ctx, '2027-03-10T16:05:00Z')).toEqual([]);
  await undoChat(ctx);
  expect(await runAt(ctx, '2027-03-10T16:06:00Z')).toEqual([expect.stringMatching(/Oven.*late/s)]);
  expect(await runAt(ctx, '2027-03-10T16:20:00Z')).toEqual([]);
});

test('“done” to a message with a reminder and a lead does not finish the announced occurrence', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...stretch, leads: [1440] });
  expect((await runAt(ctx, '2027-03-10T16:00:00Z')).join()).toContain('11 March, 17:00');
  await chat(ctx, 'done');
  await runAt(ctx, '2027-03-11T16:00:00Z');
  expect(await sentDeliveries(ctx)).toEqual(['lead Stretch and reminder Stretch']);
});

test('a snooze of a lead after an early “done” makes the reminder active again: it is sent then and at its own time', async () => {
  const owner = await createOwner(await testCtx());
  await createReminder(owner, {
    ...callMom,
    reminderTime: '2027-03-11T17:00',
    leads: [1440, 60],
    nag: true,
  });
  await runAt(owner, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(owner);
  await write(owner, 'Done', { ButtonPayload: `done:${id}`, ButtonText: 'Done' });
  expect(await listReminders(owner)).toEqual([]);
  await write(owner, 'Snooze', { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' });
  expect(await listReminders(owner)).toMatchObject([{ isActive: true }]);
  const left = await runUntil(owner, '2027-03-11T16:20:00Z');
  expect(left).toEqual([
    ['03-10T17:00', 'snooze Call mom'],
    ['03-11T15:00', 'lead Call mom'],
    ['03-11T16:00', 'reminder Call mom'],
    ['03-11T16:15', 'nag Call mom'],
  ]);
});

test('undo of a snooze after an early “done” leaves the reminder done', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, reminderTime: '2027-03-11T17:00', leads: [1440], nag: true });
  await runAt(ctx, '2027-03-10T16:00:00Z');
  const { id } = await newestDelivery(ctx);
  await write(ctx, 'done');
  ctx.clock.advance(1000);
  await write(ctx, 'Snooze', { ButtonPayload: `snooze:${id}`, ButtonText: 'Snooze' });
  await write(ctx, 'undo');
  expect(await listReminders(ctx)).toEqual([]);
  expect(await runUntil(ctx, '2027-03-12T00:00:00Z')).toEqual([]);
});

test('undo of a deletion restores a series with its leads and its nag', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...stretch, leads: [30], nag: true });
  await chat(ctx, 'delete the stretch reminder');
  await chat(ctx, 'yes');
  expect(await listReminders(ctx)).toEqual([]);
  await undoChat(ctx);
  expect(await runUntil(ctx, '2027-03-10T16:20:00Z')).toEqual([
    ['03-10T15:30', 'lead Stretch'],
    ['03-10T16:00', 'reminder Stretch'],
    ['03-10T16:15', 'nag Stretch'],
  ]);
});

test('a series that is restored after its time has passed goes on with the next occurrence', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, stretch);
  await chat(ctx, 'delete the stretch reminder');
  await chat(ctx, 'yes');
  ctx.clock.set('2027-03-10T18:00:00Z');
  await undoChat(ctx);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T16:00:00.000Z' }]);
  expect(await runUntil(ctx, '2027-03-11T17:00:00Z')).toEqual([['03-11T16:00', 'reminder Stretch']]);
});

test('“done” to a lead ends a single reminder, and skips one occurrence of a series', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, { ...callMom, leads: [30] });
  await createReminder(ctx, { ...stretch, leads: [30] });
  expect(await runUntil(ctx, '2027-03-10T15:35:00Z')).toHaveLength(1);
  await write(ctx, 'done');
  const left = await runUntil(ctx, '2027-03-11T17:00:00Z');
  expect(left.map(([at]) => at)).toEqual(['03-11T15:30', '03-11T16:00']);
});

test('“done” is no answer before a reminder was sent, nor after it was answered', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  await write(ctx, 'done');
  expect(await listReminders(ctx)).toMatchObject([{ isActive: true }]);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'done');
  const rows = () => ctx.db.select().from(reminders).where(eq(reminders.userId, ctx.user.id));
  const before = await rows();
  await write(ctx, 'done');
  expect(await rows()).toEqual(before);
});

test('twelve hours after a reminder, an answer without a name is not about it', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  ctx.clock.set('2027-03-11T04:30:00Z');
  await write(ctx, 'snooze');
  expect(await listReminders(ctx)).toEqual([]);
});

test('an answer to an open question goes before one to a reminder', async () => {
  const ctx = await createOwner(await testCtx());
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  await write(ctx, 'remind me to buy stamps');
  await write(ctx, 'tomorrow morning');
  expect(await listReminders(ctx)).toMatchObject([
    { title: 'buy stamps', reminderTime: '2027-03-11T08:00:00.000Z' },
  ]);
});

test('an answer counts even if it arrives before the delivery is marked as sent', async () => {
  let reply: Promise<string> | undefined;
  const ctx = await createOwner(await testCtx());
  const { whatsapp: messenger } = ctx.ports.messengers;
  ctx.ports.messengers.whatsapp = {
    ...messenger,
    send: async (message) => {
      const taken = await messenger.send(message);
      if (!reply) {
        reply = write(ctx, 'done');
        await reply;
      }
      return taken;
    },
  };
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  expect(await reply).toContain('Call mom');
});

test('an answer to a reminder calls no language model', async () => {
  const online = vi.fn(async () => {
    throw new Error('asked');
  });
  const ctx = await createOwner(await testCtx({ models: { online } }));
  await createReminder(ctx, callMom);
  await runAt(ctx, '2027-03-10T16:00:00Z');
  expect(await write(ctx, '👍')).toContain('Call mom');
  expect(online).not.toHaveBeenCalled();
});
