import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import { deliveries } from '@/db/schema/deliveries';
import { accessTo } from '@/lib/connectors/access';
import {
  agenda,
  busyTimes,
  cancelEvent,
  createEvent,
  moveEvent,
  refreshIfStale,
} from '@/lib/connectors/calendar';
import { finishConnecting, startConnecting } from '@/lib/connectors/connect';
import { googleCalendar } from '@/lib/connectors/google/google';
import { listConnectors } from '@/lib/connectors/reads';
import { calendarChoices, disconnect, revokeAll, updateConnector } from '@/lib/connectors/settings';
import { nudgeDueCalendars } from '@/lib/connectors/sync/nudge';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { inTransaction, type UserCtx } from '@/lib/context';
import { finishReminders, snoozeReminders } from '@/lib/reminders/answer-writes';
import { listReminders } from '@/lib/reminders/reads';
import {
  createReminder,
  deleteReminder,
  removeReminders,
  restoreReminders,
  updateReminder,
} from '@/lib/reminders/writes';
import { connectCalendar, consentAt, origin, sessionOf, syncNow } from '@/lib/testing/calendar';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';
import { googleOf, standInClient, startGoogle } from '../../../e2e/stand-ins/google';

let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());

let people = 0;

/** Somebody whose Google account is on the stand-in. */
async function somebody(timezone = 'Europe/Berlin') {
  people += 1;
  const login = `person${people}@gmail.example`;
  const { id: clientId, secret: clientSecret } = standInClient;
  const settings = { clientId, clientSecret, apiUrl: google.url, oauthUrl: google.url };
  const base = await testCtx({ calendar: googleCalendar(settings, Number.POSITIVE_INFINITY) });
  const ctx = await createUser(base, { timezone });
  return { base, ctx, login, there: googleOf(google.url, login) };
}

async function synced(timezone?: string) {
  const one = await somebody(timezone);
  const id = await connectCalendar(one.ctx, one.login);
  await updateConnector(one.ctx, id, { syncRemindersToCalendar: true });
  await syncNow(one.base, id);
  return { ...one, id, sync: () => syncNow(one.base, id) };
}

function notices(ctx: UserCtx) {
  return ctx.db.select({ body: deliveries.body }).from(deliveries).where(eq(deliveries.userId, ctx.user.id));
}

function writesIn(calls: string[]): string[] {
  return calls.filter((call) => /^(POST calendars|PATCH|DELETE)/.test(call));
}

const tomorrow = { from: new Date('2027-03-11T00:00:00Z'), to: new Date('2027-03-12T00:00:00Z') };

test('a consent with PKCE connects, once, and only for the session that began it', async () => {
  const { ctx, login } = await somebody();
  const sid = await sessionOf(ctx);
  const { authUrl, isDemo } = await startConnecting(ctx, 'gmail', { sid, origin });
  const ask = new URL(authUrl).searchParams;
  expect(isDemo).toBe(false);
  expect(Object.fromEntries(ask)).toMatchObject({
    access_type: 'offline',
    code_challenge_method: 'S256',
    redirect_uri: expect.stringMatching(/\/api\/connectors\/callback\/gmail$/),
  });
  const query = await consentAt(authUrl, login);
  const other = await createUser(ctx);
  const refused = { code: 'forbidden' };
  await expect(finishConnecting(ctx, 'gmail', query, await sessionOf(ctx))).rejects.toMatchObject(refused);
  await expect(finishConnecting(other, 'gmail', query, await sessionOf(other))).rejects.toMatchObject(
    refused,
  );
  await expect(finishConnecting(ctx, 'gmail', { ...query, state: 'forged' }, sid)).rejects.toMatchObject(
    refused,
  );
  expect(await finishConnecting(ctx, 'gmail', query, sid)).toBe('connected');
  await expect(finishConnecting(ctx, 'gmail', query, sid)).rejects.toMatchObject(refused);
  expect(await listConnectors(ctx)).toMatchObject([{ email: login, isDemo: false, state: 'ok' }]);
  expect(await listConnectors(other)).toEqual([]);
});

test('a state is good for ten minutes, and a consent that was declined or incomplete connects nothing', async () => {
  const { base, ctx, login } = await somebody();
  const sid = await sessionOf(ctx);
  const late = await startConnecting(ctx, 'gmail', { sid, origin });
  base.clock.advance(10 * 60_000 + 1);
  await expect(
    finishConnecting(ctx, 'gmail', await consentAt(late.authUrl, login), sid),
  ).rejects.toMatchObject({ code: 'forbidden' });
  const declined = await startConnecting(ctx, 'gmail', { sid, origin });
  const { state } = await consentAt(declined.authUrl, login);
  expect(await finishConnecting(ctx, 'gmail', { state, error: 'access_denied' }, sid)).toBe('error');
  const partly = await startConnecting(ctx, 'gmail', { sid, origin });
  const query = await consentAt(partly.authUrl, login, 'openid email');
  await expect(finishConnecting(ctx, 'gmail', query, sid)).rejects.toMatchObject({ kind: 'refused' });
  expect(await listConnectors(ctx)).toEqual([]);
});

test('tokens are sealed where they lie: a ciphertext in another row or column does not open', async () => {
  const { ctx, login } = await somebody();
  const id = await connectCalendar(ctx, login);
  const other = await createUser(ctx);
  const otherId = await connectCalendar(other, `other-${login}`);
  const [row] = await ctx.db.select().from(connectors).where(eq(connectors.id, id));
  const dump = JSON.stringify([
    await ctx.db.select().from(connectors),
    await ctx.db.select().from(connectorStates),
  ]);
  expect(dump).not.toMatch(/access-[0-9a-f]{8}|refresh-[0-9a-f]{8}/);
  await ctx.db
    .update(connectors)
    .set({ accessToken: row?.accessToken ?? null, refreshToken: row?.refreshToken ?? null })
    .where(eq(connectors.id, otherId));
  await expect(
    accessTo(other, { id: otherId })((calendar, token) => calendar.calendars(token)),
  ).rejects.toMatchObject({ kind: 'revoked' });
  expect(await listConnectors(other)).toMatchObject([{ state: 'needs_reconnect' }]);
});

test('twenty requests that find the token used up make one refresh', async () => {
  const { ctx, login, there } = await somebody();
  const id = await connectCalendar(ctx, login);
  await there.fault({ expire: true });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accessTo(ctx, { id })((calendar, token) => calendar.calendars(token))),
  );
  expect(answers.map((all) => all.length)).toEqual(Array.from({ length: 20 }, () => 2));
  expect((await there.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
});

test('a consent that was taken back is told once, keeps what waits, and is mended by connecting again', async () => {
  const { base, ctx, login, there, id, sync } = await synced();
  await there.fault({ expire: true, revoked: true });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  await sync();
  await refreshIfStale(ctx);
  expect(await listConnectors(ctx)).toMatchObject([
    { state: 'needs_reconnect', sync: { done: 0, total: 1 } },
  ]);
  const told = (await notices(ctx)).map(({ body }) => body);
  expect(told).toEqual([expect.stringContaining('connect it again')]);
  expect(await there.events()).toEqual([]);
  expect(await connectCalendar(ctx, login)).toBe(id);
  await syncNow(base, id);
  expect(await listConnectors(ctx)).toMatchObject([{ state: 'ok', sync: null }]);
  expect((await there.events()).map(({ summary }) => summary)).toEqual(['Dentist']);
});

test('a reminder’s whole life shows in the calendar, as one event', async () => {
  const { ctx, there, sync } = await synced();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await there.events();
  expect(event).toMatchObject({
    summary: 'Dentist',
    transparency: 'transparent',
    start: { dateTime: '2027-03-11T09:00:00.000Z' },
    end: { dateTime: '2027-03-11T09:15:00.000Z' },
  });
  await updateReminder(ctx, id, { title: 'Dentist, Main St', reminderTime: '2027-03-11T10:00:00Z' });
  await sync();
  expect(await there.events()).toMatchObject([
    { id: event?.id, summary: 'Dentist, Main St', start: { dateTime: '2027-03-11T10:00:00.000Z' } },
  ]);
  await snoozeReminders(ctx, [{ id, until: ctx.now() }], new Date('2027-03-11T12:30:00Z'));
  await sync();
  expect(await there.events()).toMatchObject([{ start: { dateTime: '2027-03-11T12:30:00.000Z' } }]);
  const kept = await removeReminders(ctx, [id]);
  await sync();
  expect(await there.events()).toEqual([]);
  await restoreReminders(ctx, kept);
  await sync();
  expect(await there.events()).toMatchObject([{ start: { dateTime: '2027-03-11T12:30:00.000Z' } }]);
  await finishReminders(ctx, [{ id, until: new Date('2027-03-11T12:30:00Z') }]);
  await sync();
  expect(await there.all()).toMatchObject([{ id: event?.id, summary: 'Done: Dentist, Main St' }]);
  expect(await notices(ctx)).toEqual([]);
});

test('a series is one event with its rule, on the clocks of its zone, and stays where it is while it goes on', async () => {
  const { base, ctx, there, sync } = await synced();
  const made = await createReminder(ctx, {
    ...{ title: 'Water plants', reminderTime: '2027-03-11T09:00' },
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270601',
  });
  await sync();
  const [event] = await there.events();
  expect(event).toMatchObject({
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270601T215959Z'],
    start: { dateTime: '2027-03-11T08:00:00.000Z', timeZone: 'Europe/Berlin' },
  });
  base.clock.set('2027-03-19T12:00:00Z');
  await ctx.db.execute(`update reminders set reminder_time = '2027-03-25T08:00:00Z' where id = '${made.id}'`);
  const calls = (await there.calls()).length;
  await sync();
  expect(writesIn((await there.calls()).slice(calls))).toEqual([]);
  await updateReminder(ctx, made.id, { title: 'Water all plants' });
  await sync();
  expect(await there.events()).toMatchObject([
    { summary: 'Water all plants', start: { dateTime: '2027-03-11T08:00:00.000Z' } },
  ]);
  await createReminder(ctx, {
    title: 'Drink',
    reminderTime: '2027-03-20T09:00',
    recurrenceRule: 'FREQ=HOURLY',
  });
  await sync();
  expect(await there.events()).toHaveLength(1);
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
});

test('an insert whose answer was lost makes no second event', async () => {
  const { base, ctx, there, sync } = await synced();
  await there.fault({ swallowed: 1 });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 0, total: 1 } }]);
  base.clock.advance(10_000);
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
  expect(await there.all()).toHaveLength(1);
});

test('Google asks to slow down: it is left alone, whatever comes meanwhile, and then goes on', async () => {
  const { base, ctx, there, id, sync } = await synced();
  for (const title of ['one', 'two', 'three'])
    await createReminder(ctx, { title, reminderTime: '2027-03-11T09:00:00Z' });
  await there.fault({ limited: 1 });
  base.jobs.length = 0;
  await syncConnector(base, id);
  expect(base.jobs).toMatchObject([{ path: '/api/jobs/calendar-sync', delaySeconds: 6 }]);
  const calls = (await there.calls()).length;
  await sync();
  expect(await there.calls()).toHaveLength(calls);
  base.clock.advance(6_000);
  await sync();
  expect(await there.events()).toHaveLength(3);
});

test('a thousand reminders are carried over with progress, through a crash and Google’s limit, each once', async () => {
  const { base, ctx, there, id, sync } = await synced();
  await updateConnector(ctx, id, { syncRemindersToCalendar: false });
  await ctx.db.execute(`insert into reminders (user_id, title, reminder_time)
    select '${ctx.user.id}', 'Number ' || n, timestamptz '2027-04-01 09:00Z' + n * interval '1 hour' from generate_series(1, 1000) n`);
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  let puts = 0;
  const { calendar } = base.ports;
  const dying = {
    ...calendar,
    put: (...args: Parameters<typeof calendar.put>) => {
      puts += 1;
      if (puts === 301) throw new Error('killed');
      return calendar.put(...args);
    },
  };
  await expect(syncConnector({ ...base, ports: { ...base.ports, calendar: dying } }, id)).rejects.toThrow(
    'killed',
  );
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 300, total: 1000 } }]);
  await there.fault({ swallowed: 1 });
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 300, total: 1000 } }]);
  await there.fault({ limited: 2 });
  for (let hour = 0; hour < 12 && (await listConnectors(ctx))[0]?.sync; hour += 1) {
    base.clock.advance(3_600_000);
    await sync();
  }
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
  const events = await there.all();
  expect(events).toHaveLength(1000);
  expect(new Set(events.map(({ summary }) => summary)).size).toBe(1000);
}, 240_000);

test('moved in the calendar it moves here, and nothing is carried back', async () => {
  const { base, ctx, there, sync } = await synced();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await there.events();
  await there.change(event?.id ?? '', {
    start: { dateTime: '2027-03-12T13:00:00+01:00' },
    end: { dateTime: '2027-03-12T13:15:00+01:00' },
  });
  base.clock.advance(61_000);
  const calls = (await there.calls()).length;
  await sync();
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-12T12:00:00.000Z' }]);
  expect(writesIn((await there.calls()).slice(calls))).toEqual([]);
  expect(await notices(ctx)).toEqual([]);
});

test('moved into the past it stays here, and that is said', async () => {
  const { ctx, there, sync } = await synced();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await there.events();
  await there.change(event?.id ?? '', {
    start: { dateTime: '2027-03-01T09:00:00Z' },
    end: { dateTime: '2027-03-01T09:15:00Z' },
  });
  await sync();
  await sync();
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T09:00:00.000Z' }]);
  expect(await notices(ctx)).toEqual([{ body: expect.stringContaining('The reminder stays at') }]);
});

test('changed on both sides, what was changed here counts', async () => {
  const { ctx, there, sync } = await synced();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await there.events();
  await there.change(event?.id ?? '', {
    start: { dateTime: '2027-03-12T09:00:00Z' },
    end: { dateTime: '2027-03-12T09:15:00Z' },
  });
  await updateReminder(ctx, id, { reminderTime: '2027-03-13T09:00:00Z' });
  await sync();
  expect(await there.events()).toMatchObject([{ start: { dateTime: '2027-03-13T09:00:00.000Z' } }]);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-13T09:00:00.000Z' }]);
});

test('deleted in the calendar it is asked about, stays here, and does not come back there by itself', async () => {
  const { base, ctx, there, sync } = await synced();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await there.events();
  await there.remove(event?.id ?? '');
  await sync();
  await there.fault({ gone: true });
  await sync();
  expect(await notices(ctx)).toEqual([{ body: expect.stringContaining('Should the reminder go too?') }]);
  expect(await listReminders(ctx)).toHaveLength(1);
  expect(await there.events()).toEqual([]);
  await updateReminder(ctx, id, { reminderTime: '2027-03-12T09:00:00Z' });
  await sync();
  expect(await there.events()).toMatchObject([{ id: event?.id }]);
  await there.remove(event?.id ?? '');
  await there.fault({ gone: true });
  base.clock.advance(1000);
  await sync();
  expect(await notices(ctx)).toHaveLength(2);
  await deleteReminder(ctx, id);
  await sync();
  expect(await there.events()).toEqual([]);
});

test('a series moved there moves here; one occurrence moves that one alone, when its turn comes', async () => {
  const { base, ctx, there, sync } = await synced();
  await createReminder(ctx, {
    title: 'Stretch',
    reminderTime: '2027-03-11T09:00',
    recurrenceRule: 'FREQ=DAILY',
  });
  await sync();
  const [event] = await there.events();
  await there.change(event?.id ?? '', {
    start: { dateTime: '2027-03-11T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2027-03-11T10:15:00+01:00', timeZone: 'Europe/Berlin' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-11T09:00:00.000Z', recurrenceRule: 'FREQ=DAILY', snoozedUntil: null },
  ]);
  await there.change(`${event?.id}_20270312T090000Z`, {
    start: { dateTime: '2027-03-12T18:00:00Z' },
    end: { dateTime: '2027-03-12T18:15:00Z' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-11T09:00:00.000Z', snoozedUntil: null },
  ]);
  base.clock.set('2027-03-11T12:00:00Z');
  await ctx.db.execute(
    `update reminders set reminder_time = '2027-03-12T09:00:00Z' where user_id = '${ctx.user.id}'`,
  );
  const calls = (await there.calls()).length;
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    {
      reminderTime: '2027-03-13T09:00:00.000Z',
      snoozedUntil: '2027-03-12T18:00:00.000Z',
      recurrenceRule: 'FREQ=DAILY',
    },
  ]);
  expect(writesIn((await there.calls()).slice(calls))).toEqual([]);
  await there.change(`${event?.id}_20270312T090000Z`, {
    start: { dateTime: '2027-03-12T19:00:00Z' },
    end: { dateTime: '2027-03-12T19:15:00Z' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-13T09:00:00.000Z', snoozedUntil: '2027-03-12T19:00:00.000Z' },
  ]);
  expect(writesIn((await there.calls()).slice(calls))).toEqual([]);
  await there.remove(`${event?.id}_20270313T090000Z`);
  await sync();
  expect(await notices(ctx)).toEqual([{ body: expect.stringContaining('That one still comes here') }]);
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=DAILY' }]);
});

test('the mirror knows single events, series and their exceptions, whole days, and what is too long', async () => {
  const { base, ctx, there, sync } = await synced();
  await there.add({
    id: 'lunch',
    summary: 'Lunch',
    start: { dateTime: '2027-03-11T12:00:00Z' },
    end: { dateTime: '2027-03-11T13:00:00Z' },
  });
  await there.add({
    id: 'dateoff',
    summary: 'Off',
    start: { date: '2027-03-11' },
    end: { date: '2027-03-12' },
    transparency: 'transparent',
  });
  await there.add({
    ...{ id: 'standup', summary: `${'x'.repeat(600)}\0`, recurrence: ['RRULE:FREQ=DAILY'] },
    start: { dateTime: '2027-03-01T09:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2027-03-01T09:15:00+01:00', timeZone: 'Europe/Berlin' },
  });
  await there.change('standup_20270311T080000Z', {
    start: { dateTime: '2027-03-11T08:30:00Z' },
    end: { dateTime: '2027-03-11T08:45:00Z' },
  });
  await there.remove('standup_20270312T080000Z');
  base.clock.advance(61_000);
  const found = await agenda(ctx, {
    from: new Date('2027-03-10T23:00:00Z'),
    to: new Date('2027-03-12T23:00:00Z'),
  });
  expect(found.map(({ title, startTime, isAllDay }) => [title.slice(0, 5), startTime, isAllDay])).toEqual([
    ['Off', '2027-03-10T23:00:00.000Z', true],
    ['xxxxx', '2027-03-11T08:30:00.000Z', false],
    ['Lunch', '2027-03-11T12:00:00.000Z', false],
  ]);
  expect(found[1]?.title).toHaveLength(500);
  expect(await busyTimes(ctx, tomorrow)).toEqual([
    { start: new Date('2027-03-11T08:30:00Z'), end: new Date('2027-03-11T08:45:00Z') },
    { start: new Date('2027-03-11T12:00:00Z'), end: new Date('2027-03-11T13:00:00Z') },
  ]);
  await there.remove('lunch');
  await there.fault({ gone: true });
  await sync();
  expect((await agenda(ctx, tomorrow)).map(({ title }) => title.slice(0, 5))).toEqual(['Off', 'xxxxx']);
});

test('what the assistant makes, moves and calls off arrives once; somebody else’s words are left alone', async () => {
  const { base, ctx, there, sync } = await synced();
  const long = 'a'.repeat(9000);
  await there.add({
    id: 'theirs',
    summary: 'Review',
    description: long,
    start: { dateTime: '2027-03-11T15:00:00Z' },
    end: { dateTime: '2027-03-11T16:00:00Z' },
  });
  await there.fault({ swallowed: 1 });
  const made = await createEvent(ctx, {
    ...{ title: 'Coffee', eventId: crypto.randomUUID(), attendees: ['guest@example.com'] },
    ...{ start: new Date('2027-03-11T10:00:00Z'), end: new Date('2027-03-11T10:30:00Z') },
  });
  await sync();
  base.clock.advance(10_000);
  await sync();
  expect((await there.all()).map(({ summary }) => summary)).toEqual(['Review', 'Coffee']);
  expect((await there.events())[1]).toMatchObject({ attendees: [{ email: 'guest@example.com' }] });
  const review = (await agenda(ctx, tomorrow)).find(({ title }) => title === 'Review');
  await moveEvent(ctx, review?.id ?? '', {
    start: new Date('2027-03-11T17:00:00Z'),
    end: new Date('2027-03-11T18:00:00Z'),
  });
  await cancelEvent(ctx, made.id);
  await sync();
  expect(await there.events()).toMatchObject([
    { id: 'theirs', description: long, start: { dateTime: '2027-03-11T17:00:00.000Z' } },
  ]);
});

test('inside a transaction the mirror is taken as it is, outside it is refreshed once a minute', async () => {
  const { base, ctx, there } = await synced();
  await there.add({
    ...{ id: 'lunch', summary: 'Lunch' },
    start: { dateTime: '2027-03-11T12:00:00Z' },
    end: { dateTime: '2027-03-11T13:00:00Z' },
  });
  base.clock.advance(61_000);
  expect(await inTransaction(ctx, (tx) => agenda(tx, tomorrow))).toEqual([]);
  const calls = (await there.calls()).length;
  expect(await agenda(ctx, tomorrow)).toHaveLength(1);
  expect(await agenda(ctx, tomorrow)).toHaveLength(1);
  expect(await there.calls()).toHaveLength(calls + 1);
});

test('one occurrence of a series is called off alone', async () => {
  const { base, ctx, there, sync } = await synced();
  await there.add({
    ...{ id: 'pilates', summary: 'Pilates', recurrence: ['RRULE:FREQ=DAILY'] },
    start: { dateTime: '2027-03-10T09:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2027-03-10T10:00:00Z', timeZone: 'UTC' },
  });
  base.clock.advance(61_000);
  const [first] = await agenda(ctx, tomorrow);
  await cancelEvent(ctx, first?.id ?? '');
  expect(await agenda(ctx, tomorrow)).toEqual([]);
  await sync();
  await sync();
  expect(await agenda(ctx, tomorrow)).toEqual([]);
  expect((await there.all()).map(({ id, status }) => [id, status])).toEqual([
    ['pilates', 'confirmed'],
    ['pilates_20270311T090000Z', 'cancelled'],
  ]);
});

test('the chosen calendar gets the reminders, and where it goes away the main one does', async () => {
  const { ctx, there, id, sync } = await synced();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  expect(await calendarChoices(ctx, id)).toEqual([
    { id: expect.stringContaining('@gmail.example'), name: 'Main', isPrimary: true },
    { id: 'team', name: 'Team', isPrimary: false },
  ]);
  await expect(updateConnector(ctx, id, { calendarId: 'nowhere' })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await updateConnector(ctx, id, { calendarId: 'team' })).toMatchObject({ calendarId: 'team' });
  await sync();
  expect([await there.events(), await there.events('team')]).toMatchObject([[], [{ summary: 'Dentist' }]]);
  await there.dropCalendar('team');
  await sync();
  expect(await there.events()).toMatchObject([{ summary: 'Dentist' }]);
  expect(await listConnectors(ctx)).toMatchObject([{ calendarId: null, sync: null }]);
  expect(await notices(ctx)).toEqual([{ body: expect.stringContaining('main calendar') }]);
});

test('being busy in another calendar of the account counts', async () => {
  const { base, ctx, there, sync } = await synced();
  await there.add(
    {
      id: 'offsite',
      summary: 'Offsite',
      start: { dateTime: '2027-03-11T09:00:00Z' },
      end: { dateTime: '2027-03-11T11:00:00Z' },
    },
    'team',
  );
  base.clock.advance(3_600_000);
  await sync();
  expect(await busyTimes(ctx, tomorrow)).toEqual([
    { start: new Date('2027-03-11T09:00:00Z'), end: new Date('2027-03-11T11:00:00Z') },
  ]);
  expect(await agenda(ctx, tomorrow)).toEqual([]);
});

test('disconnecting revokes, also where Google does not answer, and connecting again makes no second event', async () => {
  const { base, ctx, login, there, id } = await synced();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await syncNow(base, id);
  await there.fault({ stubborn: true });
  await disconnect(ctx, id);
  expect((await there.calls()).at(-1)).toBe('revoke');
  expect(await ctx.db.select().from(calendarEvents).where(eq(calendarEvents.connectorId, id))).toEqual([]);
  const anew = await connectCalendar(ctx, login);
  await updateConnector(ctx, anew, { syncRemindersToCalendar: true });
  await syncNow(base, anew);
  expect(await there.all()).toHaveLength(1);
  await there.fault({ stubborn: false });
  const before = (await there.calls()).length;
  await revokeAll(ctx);
  expect((await there.calls()).slice(before)).toEqual(['revoke']);
  await there.fault({ expire: true });
  await expect(calendarChoices(ctx, anew)).rejects.toMatchObject({ code: 'conflict' });
});

test('the hourly heartbeat finds whose hour has come', async () => {
  const { base, id } = await synced();
  base.jobs.length = 0;
  await nudgeDueCalendars(base);
  expect(base.jobs.filter(({ body }) => body.id === id)).toEqual([]);
  base.clock.advance(3_600_000);
  await nudgeDueCalendars(base);
  expect(base.jobs.filter(({ body }) => body.id === id)).toHaveLength(1);
});
