import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import { deliveries } from '@/db/schema/deliveries';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { calendarCaller } from '@/lib/connectors/access';
import {
  busyTimes,
  cancelEvent,
  createEvent,
  listEvents,
  moveEvent,
  refreshMirrorIfStale,
} from '@/lib/connectors/calendar';
import { finishConnecting, startConnecting } from '@/lib/connectors/connect';
import { googleCalendar } from '@/lib/connectors/google/google';
import { listConnectors } from '@/lib/connectors/reads';
import { calendarChoices, disconnect, revokeAllTokens, updateConnector } from '@/lib/connectors/settings';
import { enqueueDueCalendars } from '@/lib/connectors/sync/enqueue';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { inTransaction, type UserCtx } from '@/lib/context';
import { finishReminders, snoozeReminders } from '@/lib/reminders/answers/writes';
import { listReminders } from '@/lib/reminders/reads';
import {
  createReminder,
  deleteReminder,
  deleteReminders,
  reminderChanges,
  updateReminder,
} from '@/lib/reminders/writes';
import { restoreRows } from '@/lib/undo/restore';
import { connectCalendar, giveConsent, origin, syncNow } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { googleAccount, startGoogle } from '@/testing/stand-ins/google';
import { standInClient } from '@/testing/stand-ins/google-oauth';
import { testCtx } from '@/testing/world';

let standIn: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  standIn = await startGoogle();
});
afterAll(() => standIn.close());

let users = 0;

async function userWithGoogle(timezone = 'Europe/Berlin') {
  users += 1;
  const email = `person${users}@gmail.example`;
  const { id: clientId, secret: clientSecret } = standInClient;
  const settings = { clientId, clientSecret, apiUrl: standIn.url, oauthUrl: standIn.url };
  const calendar = googleCalendar(settings, Number.POSITIVE_INFINITY);
  const ctx = await createUser(await testCtx({ calendar }), { timezone });
  return { ctx, email, google: googleAccount(standIn.url, email) };
}

async function connectedUser() {
  const { ctx, email, google } = await userWithGoogle();
  const id = await connectCalendar(ctx, email);
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  await syncNow(ctx, id);
  return { ctx, email, google, id, sync: () => syncNow(ctx, id) };
}

function notices(ctx: UserCtx) {
  return ctx.db
    .select({ kind: deliveries.kind, body: deliveries.body })
    .from(deliveries)
    .where(eq(deliveries.userId, ctx.user.id));
}

function noticeOf(words: string) {
  return { kind: 'notice', body: expect.stringContaining(words) };
}

function writesIn(calls: string[]): string[] {
  return calls.filter((call) => /^(POST calendars|PATCH|DELETE)/.test(call));
}

const tomorrow = { from: new Date('2027-03-11T00:00:00Z'), to: new Date('2027-03-12T00:00:00Z') };

test('a consent with PKCE connects the account once, and only in the session that started it', async () => {
  const { ctx, email } = await userWithGoogle();
  const sid = await createSession(ctx, ctx.user.id);
  const { authUrl, isDemo } = await startConnecting(ctx, 'gmail', { sid, origin });
  const ask = new URL(authUrl).searchParams;
  expect(isDemo).toBe(false);
  expect(Object.fromEntries(ask)).toMatchObject({
    access_type: 'offline',
    code_challenge_method: 'S256',
    redirect_uri: expect.stringMatching(/\/api\/connectors\/callback\/gmail$/),
  });
  const query = await giveConsent(authUrl, email);
  const other = await createUser(ctx);
  const refused = { code: 'forbidden' };
  await expect(
    finishConnecting(ctx, 'gmail', query, await createSession(ctx, ctx.user.id)),
  ).rejects.toMatchObject(refused);
  await expect(
    finishConnecting(other, 'gmail', query, await createSession(other, other.user.id)),
  ).rejects.toMatchObject(refused);
  await expect(finishConnecting(ctx, 'gmail', { ...query, state: 'forged' }, sid)).rejects.toMatchObject(
    refused,
  );
  expect(await finishConnecting(ctx, 'gmail', query, sid)).toBe('connected');
  await expect(finishConnecting(ctx, 'gmail', query, sid)).rejects.toMatchObject(refused);
  expect(await listConnectors(ctx)).toMatchObject([{ email: email, isDemo: false, state: 'ok' }]);
  expect(await listConnectors(other)).toEqual([]);
});

test('a consent expires after ten minutes, and a declined or incomplete one connects nothing', async () => {
  const { ctx, email } = await userWithGoogle();
  const sid = await createSession(ctx, ctx.user.id);
  const late = await startConnecting(ctx, 'gmail', { sid, origin });
  ctx.clock.advance(10 * 60_000 + 1);
  await expect(
    finishConnecting(ctx, 'gmail', await giveConsent(late.authUrl, email), sid),
  ).rejects.toMatchObject({ code: 'forbidden' });
  const declined = await startConnecting(ctx, 'gmail', { sid, origin });
  const { state } = await giveConsent(declined.authUrl, email);
  expect(await finishConnecting(ctx, 'gmail', { state, error: 'access_denied' }, sid)).toBe('error');
  const partly = await startConnecting(ctx, 'gmail', { sid, origin });
  const query = await giveConsent(partly.authUrl, email, 'openid email');
  await expect(finishConnecting(ctx, 'gmail', query, sid)).rejects.toMatchObject({ kind: 'refused' });
  expect(await listConnectors(ctx)).toEqual([]);
});

test('a stored token cannot be opened from another row', async () => {
  const { ctx, email } = await userWithGoogle();
  const id = await connectCalendar(ctx, email);
  const other = await createUser(ctx);
  const otherId = await connectCalendar(other, `other-${email}`);
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
    calendarCaller(other, { id: otherId })((calendar, token) => calendar.listCalendars(token)),
  ).rejects.toMatchObject({ kind: 'revoked' });
  expect(await listConnectors(other)).toMatchObject([{ state: 'needs_reconnect' }]);
});

test('twenty requests with an expired token refresh it once', async () => {
  const { ctx, email, google } = await userWithGoogle();
  const id = await connectCalendar(ctx, email);
  await google.fault({ expire: true });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      calendarCaller(ctx, { id })((calendar, token) => calendar.listCalendars(token)),
    ),
  );
  expect(answers.map((all) => all.length)).toEqual(Array.from({ length: 20 }, () => 2));
  expect((await google.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
});

test('a refresh that Google does not answer keeps nobody waiting: the next request refreshes the token', async () => {
  const { ctx, email, google } = await userWithGoogle();
  const id = await connectCalendar(ctx, email);
  const list = () => calendarCaller(ctx, { id })((calendar, token) => calendar.listCalendars(token));
  await google.fault({ expire: true, unanswered: 100 });
  await expect(list()).rejects.toMatchObject({ kind: 'unreachable' });
  await google.fault({ unanswered: 0 });
  expect(await list()).toHaveLength(2);
});

test('after access is revoked the user is told once, changes wait, and connecting again writes them', async () => {
  const { ctx, email, google, id, sync } = await connectedUser();
  await google.fault({ expire: true, revoked: true });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  await sync();
  await refreshMirrorIfStale(ctx);
  expect(await listConnectors(ctx)).toMatchObject([
    { state: 'needs_reconnect', sync: { done: 0, total: 1 } },
  ]);
  expect(await notices(ctx)).toEqual([noticeOf(email)]);
  expect(await google.events()).toEqual([]);
  expect(await connectCalendar(ctx, email)).toBe(id);
  await syncNow(ctx, id);
  expect(await listConnectors(ctx)).toMatchObject([{ state: 'ok', sync: null }]);
  expect((await google.events()).map(({ summary }) => summary)).toEqual(['Dentist']);
});

test('a reminder has one event, which follows its edits, snooze, deletion, undo and completion', async () => {
  const { ctx, google, sync } = await connectedUser();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await google.events();
  expect(event).toMatchObject({
    summary: 'Dentist',
    transparency: 'transparent',
    start: { dateTime: '2027-03-11T09:00:00.000Z' },
    end: { dateTime: '2027-03-11T09:15:00.000Z' },
  });
  await updateReminder(ctx, id, { title: 'Dentist, Main St', reminderTime: '2027-03-11T10:00:00Z' });
  await sync();
  expect(await google.events()).toMatchObject([
    { id: event?.id, summary: 'Dentist, Main St', start: { dateTime: '2027-03-11T10:00:00.000Z' } },
  ]);
  await snoozeReminders(ctx, [{ id, until: ctx.now() }], new Date('2027-03-11T12:30:00Z'));
  await sync();
  expect(await google.events()).toMatchObject([{ start: { dateTime: '2027-03-11T12:30:00.000Z' } }]);
  const kept = await deleteReminders(ctx, [id]);
  await sync();
  expect(await google.events()).toEqual([]);
  await restoreRows(ctx, reminderChanges(kept, []));
  await sync();
  expect(await google.events()).toMatchObject([{ start: { dateTime: '2027-03-11T12:30:00.000Z' } }]);
  await finishReminders(ctx, [{ id, until: new Date('2027-03-11T12:30:00Z') }]);
  await sync();
  expect(await google.all()).toMatchObject([{ id: event?.id, summary: 'Done: Dentist, Main St' }]);
  expect(await notices(ctx)).toEqual([]);
});

test('a repeating reminder is one event with a rule and a time zone, and keeps its start when the reminder advances', async () => {
  const { ctx, google, sync } = await connectedUser();
  const made = await createReminder(ctx, {
    ...{ title: 'Water plants', reminderTime: '2027-03-11T09:00' },
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270601',
  });
  await sync();
  const [event] = await google.events();
  expect(event).toMatchObject({
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270601T215959Z'],
    start: { dateTime: '2027-03-11T08:00:00.000Z', timeZone: 'Europe/Berlin' },
  });
  ctx.clock.set('2027-03-19T12:00:00Z');
  await ctx.db.execute(`update reminders set reminder_time = '2027-03-25T08:00:00Z' where id = '${made.id}'`);
  const calls = (await google.calls()).length;
  await sync();
  expect(writesIn((await google.calls()).slice(calls))).toEqual([]);
  await updateReminder(ctx, made.id, { title: 'Water all plants' });
  await sync();
  expect(await google.events()).toMatchObject([
    { summary: 'Water all plants', start: { dateTime: '2027-03-11T08:00:00.000Z' } },
  ]);
  await createReminder(ctx, {
    title: 'Drink',
    reminderTime: '2027-03-20T09:00',
    recurrenceRule: 'FREQ=HOURLY',
  });
  await sync();
  expect(await google.events()).toHaveLength(1);
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
});

test('an insert without a response creates no second event', async () => {
  const { ctx, google, sync } = await connectedUser();
  await google.fault({ swallowed: 1 });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 0, total: 1 } }]);
  ctx.clock.advance(10_000);
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
  expect(await google.all()).toHaveLength(1);
});

test('after a rate limit no call is made until the wait is over', async () => {
  const { ctx, google, id, sync } = await connectedUser();
  for (const title of ['one', 'two', 'three'])
    await createReminder(ctx, { title, reminderTime: '2027-03-11T09:00:00Z' });
  await google.fault({ limited: 1 });
  ctx.jobs.length = 0;
  await syncConnector(ctx, id);
  expect(ctx.jobs).toMatchObject([{ path: '/api/jobs/calendar-sync', delaySeconds: 6 }]);
  const calls = (await google.calls()).length;
  await sync();
  expect(await google.calls()).toHaveLength(calls);
  ctx.clock.advance(6_000);
  await sync();
  expect(await google.events()).toHaveLength(3);
});

test('five hundred reminders are written once each, despite a crash and rate limits, and progress is shown', async () => {
  const { ctx, google, id, sync } = await connectedUser();
  await updateConnector(ctx, id, { syncRemindersToCalendar: false });
  await ctx.db.execute(`insert into reminders (user_id, title, reminder_time)
    select '${ctx.user.id}', 'Number ' || n, timestamptz '2027-04-01 09:00Z' + n * interval '1 hour' from generate_series(1, 500) n`);
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  let puts = 0;
  const { calendar } = ctx.ports;
  const dying = {
    ...calendar,
    putEvent: (...args: Parameters<typeof calendar.putEvent>) => {
      puts += 1;
      if (puts === 301) throw new Error('killed');
      return calendar.putEvent(...args);
    },
  };
  await expect(syncConnector({ ...ctx, ports: { ...ctx.ports, calendar: dying } }, id)).rejects.toThrow(
    'killed',
  );
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 300, total: 500 } }]);
  await google.fault({ swallowed: 1 });
  await sync();
  expect(await listConnectors(ctx)).toMatchObject([{ sync: { done: 300, total: 500 } }]);
  await google.fault({ limited: 2 });
  for (let hour = 0; hour < 12 && (await listConnectors(ctx))[0]?.sync; hour += 1) {
    ctx.clock.advance(3_600_000);
    await sync();
  }
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null }]);
  const events = await google.all();
  expect(events).toHaveLength(500);
  expect(new Set(events.map(({ summary }) => summary)).size).toBe(500);
}, 240_000);

test('moving the event moves the reminder, and nothing is pushed back', async () => {
  const { ctx, google, sync } = await connectedUser();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await google.events();
  await google.change(event?.id ?? '', {
    start: { dateTime: '2027-03-12T13:00:00+01:00' },
    end: { dateTime: '2027-03-12T13:15:00+01:00' },
  });
  ctx.clock.advance(61_000);
  const calls = (await google.calls()).length;
  await sync();
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-12T12:00:00.000Z' }]);
  expect(writesIn((await google.calls()).slice(calls))).toEqual([]);
  expect(await notices(ctx)).toEqual([]);
});

test('a reminder does not move into the past, and the user is told', async () => {
  const { ctx, google, sync } = await connectedUser();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await google.events();
  await google.change(event?.id ?? '', {
    start: { dateTime: '2027-03-01T09:00:00Z' },
    end: { dateTime: '2027-03-01T09:15:00Z' },
  });
  await sync();
  await sync();
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-11T09:00:00.000Z' }]);
  expect(await notices(ctx)).toEqual([noticeOf('Dentist')]);
});

test('if both sides change, the change of the reminder wins', async () => {
  const { ctx, google, sync } = await connectedUser();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await google.events();
  await google.change(event?.id ?? '', {
    start: { dateTime: '2027-03-12T09:00:00Z' },
    end: { dateTime: '2027-03-12T09:15:00Z' },
  });
  await updateReminder(ctx, id, { reminderTime: '2027-03-13T09:00:00Z' });
  await sync();
  expect(await google.events()).toMatchObject([{ start: { dateTime: '2027-03-13T09:00:00.000Z' } }]);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-13T09:00:00.000Z' }]);
});

test('deleting the event keeps the reminder and asks the user; the event returns only if the reminder changes', async () => {
  const { ctx, google, sync } = await connectedUser();
  const { id } = await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await sync();
  const [event] = await google.events();
  await google.remove(event?.id ?? '');
  await sync();
  await google.fault({ gone: true });
  await sync();
  expect(await notices(ctx)).toEqual([noticeOf('delete the reminder Dentist')]);
  expect(await listReminders(ctx)).toHaveLength(1);
  expect(await google.events()).toEqual([]);
  await updateReminder(ctx, id, { reminderTime: '2027-03-12T09:00:00Z' });
  await sync();
  expect(await google.events()).toMatchObject([{ id: event?.id }]);
  await google.remove(event?.id ?? '');
  await google.fault({ gone: true });
  ctx.clock.advance(1000);
  await sync();
  expect(await notices(ctx)).toHaveLength(2);
  await deleteReminder(ctx, id);
  await sync();
  expect(await google.events()).toEqual([]);
});

test('moving a series moves the reminder; moving one occurrence moves only that one, once it is the next', async () => {
  const { ctx, google, sync } = await connectedUser();
  await createReminder(ctx, {
    title: 'Stretch',
    reminderTime: '2027-03-11T09:00',
    recurrenceRule: 'FREQ=DAILY',
  });
  await sync();
  const [event] = await google.events();
  await google.change(event?.id ?? '', {
    start: { dateTime: '2027-03-11T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2027-03-11T10:15:00+01:00', timeZone: 'Europe/Berlin' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-11T09:00:00.000Z', recurrenceRule: 'FREQ=DAILY', snoozedUntil: null },
  ]);
  await google.change(`${event?.id}_20270312T090000Z`, {
    start: { dateTime: '2027-03-12T18:00:00Z' },
    end: { dateTime: '2027-03-12T18:15:00Z' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-11T09:00:00.000Z', snoozedUntil: null },
  ]);
  ctx.clock.set('2027-03-11T12:00:00Z');
  await ctx.db.execute(
    `update reminders set reminder_time = '2027-03-12T09:00:00Z' where user_id = '${ctx.user.id}'`,
  );
  const calls = (await google.calls()).length;
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    {
      reminderTime: '2027-03-13T09:00:00.000Z',
      snoozedUntil: '2027-03-12T18:00:00.000Z',
      recurrenceRule: 'FREQ=DAILY',
    },
  ]);
  expect(writesIn((await google.calls()).slice(calls))).toEqual([]);
  await google.change(`${event?.id}_20270312T090000Z`, {
    start: { dateTime: '2027-03-12T19:00:00Z' },
    end: { dateTime: '2027-03-12T19:15:00Z' },
  });
  await sync();
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-13T09:00:00.000Z', snoozedUntil: '2027-03-12T19:00:00.000Z' },
  ]);
  expect(writesIn((await google.calls()).slice(calls))).toEqual([]);
  await google.remove(`${event?.id}_20270313T090000Z`);
  await sync();
  expect(await notices(ctx)).toEqual([noticeOf('Stretch')]);
  expect(await listReminders(ctx)).toMatchObject([{ recurrenceRule: 'FREQ=DAILY' }]);
});

test('the mirror holds single events, series with exceptions, all-day events and clipped titles', async () => {
  const { ctx, google, sync } = await connectedUser();
  await google.add({
    id: 'lunch',
    summary: 'Lunch',
    start: { dateTime: '2027-03-11T12:00:00Z' },
    end: { dateTime: '2027-03-11T13:00:00Z' },
  });
  await google.add({
    id: 'dateoff',
    summary: 'Off',
    start: { date: '2027-03-11' },
    end: { date: '2027-03-12' },
    transparency: 'transparent',
  });
  await google.add({
    ...{ id: 'standup', summary: `${'x'.repeat(600)}\0`, recurrence: ['RRULE:FREQ=DAILY'] },
    start: { dateTime: '2027-03-01T09:00:00+01:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2027-03-01T09:15:00+01:00', timeZone: 'Europe/Berlin' },
  });
  await google.change('standup_20270311T080000Z', {
    start: { dateTime: '2027-03-11T08:30:00Z' },
    end: { dateTime: '2027-03-11T08:45:00Z' },
  });
  await google.remove('standup_20270312T080000Z');
  ctx.clock.advance(61_000);
  const found = await listEvents(ctx, {
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
  await google.remove('lunch');
  await google.fault({ gone: true });
  await sync();
  expect((await listEvents(ctx, tomorrow)).map(({ title }) => title.slice(0, 5))).toEqual(['Off', 'xxxxx']);
});

test('a meeting that the user declined leaves the time free, and one that a colleague declined does not', async () => {
  const { ctx, email, google } = await connectedUser();
  const attendees = (mine: string, theirs: string) => [
    { email, self: true, responseStatus: mine },
    { email: 'colleague@example.com', responseStatus: theirs },
  ];
  await google.add({
    ...{ id: 'planning', summary: 'Planning', attendees: attendees('accepted', 'declined') },
    start: { dateTime: '2027-03-11T10:00:00Z' },
    end: { dateTime: '2027-03-11T11:00:00Z' },
  });
  await google.add({
    ...{ id: 'budget', summary: 'Budget', attendees: attendees('declined', 'accepted') },
    start: { dateTime: '2027-03-11T14:00:00Z' },
    end: { dateTime: '2027-03-11T15:00:00Z' },
  });
  ctx.clock.advance(61_000);
  expect(await busyTimes(ctx, tomorrow)).toEqual([
    { start: new Date('2027-03-11T10:00:00Z'), end: new Date('2027-03-11T11:00:00Z') },
  ]);
});

test('events that the assistant creates, moves and cancels reach Google once, and other people’s texts stay as they are', async () => {
  const { ctx, google, sync } = await connectedUser();
  const long = 'a'.repeat(9000);
  await google.add({
    id: 'theirs',
    summary: 'Review',
    description: long,
    start: { dateTime: '2027-03-11T15:00:00Z' },
    end: { dateTime: '2027-03-11T16:00:00Z' },
  });
  await google.fault({ swallowed: 1 });
  const made = await createEvent(ctx, {
    ...{ title: 'Coffee', eventId: crypto.randomUUID(), attendees: ['guest@example.com'] },
    ...{ start: new Date('2027-03-11T10:00:00Z'), end: new Date('2027-03-11T10:30:00Z') },
  });
  await sync();
  ctx.clock.advance(10_000);
  await sync();
  expect((await google.all()).map(({ summary }) => summary)).toEqual(['Review', 'Coffee']);
  expect((await google.events())[1]).toMatchObject({ attendees: [{ email: 'guest@example.com' }] });
  const review = (await listEvents(ctx, tomorrow)).find(({ title }) => title === 'Review');
  await moveEvent(ctx, review?.id ?? '', {
    start: new Date('2027-03-11T17:00:00Z'),
    end: new Date('2027-03-11T18:00:00Z'),
  });
  await cancelEvent(ctx, made.id);
  await sync();
  expect(await google.events()).toMatchObject([
    { id: 'theirs', description: long, start: { dateTime: '2027-03-11T17:00:00.000Z' } },
  ]);
});

test('in a transaction the mirror is read as it is; outside it is refreshed once a minute', async () => {
  const { ctx, google } = await connectedUser();
  await google.add({
    ...{ id: 'lunch', summary: 'Lunch' },
    start: { dateTime: '2027-03-11T12:00:00Z' },
    end: { dateTime: '2027-03-11T13:00:00Z' },
  });
  ctx.clock.advance(61_000);
  expect(await inTransaction(ctx, (tx) => listEvents(tx, tomorrow))).toEqual([]);
  const calls = (await google.calls()).length;
  expect(await listEvents(ctx, tomorrow)).toHaveLength(1);
  expect(await listEvents(ctx, tomorrow)).toHaveLength(1);
  expect(await google.calls()).toHaveLength(calls + 1);
});

test('cancelling one occurrence leaves the rest of the series', async () => {
  const { ctx, google, sync } = await connectedUser();
  await google.add({
    ...{ id: 'pilates', summary: 'Pilates', recurrence: ['RRULE:FREQ=DAILY'] },
    start: { dateTime: '2027-03-10T09:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2027-03-10T10:00:00Z', timeZone: 'UTC' },
  });
  ctx.clock.advance(61_000);
  const [first] = await listEvents(ctx, tomorrow);
  await cancelEvent(ctx, first?.id ?? '');
  expect(await listEvents(ctx, tomorrow)).toEqual([]);
  await sync();
  await sync();
  expect(await listEvents(ctx, tomorrow)).toEqual([]);
  expect((await google.all()).map(({ id, status }) => [id, status])).toEqual([
    ['pilates', 'confirmed'],
    ['pilates_20270311T090000Z', 'cancelled'],
  ]);
});

test('reminders go to the chosen calendar, and to the main one once the chosen one is deleted', async () => {
  const { ctx, google, id, sync } = await connectedUser();
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
  expect([await google.events(), await google.events('team')]).toMatchObject([[], [{ summary: 'Dentist' }]]);
  await google.dropCalendar('team');
  await sync();
  expect(await google.events()).toMatchObject([{ summary: 'Dentist' }]);
  expect(await listConnectors(ctx)).toMatchObject([{ calendarId: null, sync: null }]);
  expect(await notices(ctx)).toEqual([noticeOf('main calendar')]);
});

test('busy times in other calendars of the account count', async () => {
  const { ctx, google, sync } = await connectedUser();
  await google.add(
    {
      id: 'offsite',
      summary: 'Offsite',
      start: { dateTime: '2027-03-11T09:00:00Z' },
      end: { dateTime: '2027-03-11T11:00:00Z' },
    },
    'team',
  );
  ctx.clock.advance(3_600_000);
  await sync();
  expect(await busyTimes(ctx, tomorrow)).toEqual([
    { start: new Date('2027-03-11T09:00:00Z'), end: new Date('2027-03-11T11:00:00Z') },
  ]);
  expect(await listEvents(ctx, tomorrow)).toEqual([]);
});

test('disconnecting works even if Google does not answer, and connecting again creates no second event', async () => {
  const { ctx, email, google, id } = await connectedUser();
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
  await syncNow(ctx, id);
  await google.fault({ stubborn: true });
  await disconnect(ctx, id);
  expect((await google.calls()).at(-1)).toBe('revoke');
  expect(await ctx.db.select().from(calendarEvents).where(eq(calendarEvents.connectorId, id))).toEqual([]);
  const anew = await connectCalendar(ctx, email);
  await updateConnector(ctx, anew, { syncRemindersToCalendar: true });
  await syncNow(ctx, anew);
  expect(await google.all()).toHaveLength(1);
  await google.fault({ stubborn: false });
  const before = (await google.calls()).length;
  await revokeAllTokens(ctx);
  expect((await google.calls()).slice(before)).toEqual(['revoke']);
  await google.fault({ expire: true });
  await expect(calendarChoices(ctx, anew)).rejects.toMatchObject({ code: 'conflict' });
});

test('connecting another account leaves no event of the former one, and none of it comes back', async () => {
  const { ctx, id } = await connectedUser();
  const at = { start: tomorrow.from, end: tomorrow.to };
  await createEvent(ctx, { ...at, title: 'of the former account', eventId: crypto.randomUUID() });
  expect(await listEvents(ctx, tomorrow)).toMatchObject([{ title: 'of the former account' }]);
  const other = await connectCalendar(ctx, `other-${ctx.user.id}@gmail.example`);
  expect(await ctx.db.select().from(calendarEvents).where(eq(calendarEvents.connectorId, id))).toEqual([]);
  await syncNow(ctx, other);
  expect(await listEvents(ctx, tomorrow)).toEqual([]);
});

test('the heartbeat queues the connectors whose hourly sync is due', async () => {
  const { ctx, id } = await connectedUser();
  ctx.jobs.length = 0;
  await enqueueDueCalendars(ctx);
  expect(ctx.jobs.filter(({ body }) => body.id === id)).toEqual([]);
  ctx.clock.advance(3_600_000);
  await enqueueDueCalendars(ctx);
  expect(ctx.jobs.filter(({ body }) => body.id === id)).toHaveLength(1);
});
