import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { calendarEvents, connectors } from '@/db/schema/connectors';
import { chat } from '@/lib/assistant/chat';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { findSession, findUser } from '@/lib/auth/reads';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { verifyPassword } from '@/lib/auth/verify';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { createFeed } from '@/lib/calendar-feed/writes';
import { bindByProof, claimAddress, saveProof } from '@/lib/channels/contact-writes';
import { keepingMailer } from '@/lib/channels/email/kept-writes';
import { storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { createBindingCode, phoneState } from '@/lib/channels/phone';
import { bindByStart, createTelegramLink } from '@/lib/channels/telegram/link';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { checked } from '@/lib/http/body';
import { planDelivery, planReplyOnly } from '@/lib/outbox/plan-writes';
import { deleteAccount } from '@/lib/profile/delete';
import { userStats } from '@/lib/profile/reads';
import { type ProfileInput, profileInput } from '@/lib/profile/schema';
import { updateProfile } from '@/lib/profile/update';
import { createReminder } from '@/lib/reminders/writes';
import { createTodo, updateTodo } from '@/lib/todos/writes';
import { createUser, exportedRows } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

const moveProof = { hash: 'move', expiresAt: new Date() };

const password = 'correct horse';
const somewhere = { address: '10.0.0.9', device: null, sid: null };
let numbers = 0;

async function createAccount(ctx: TestCtx) {
  const me = await createUser(ctx, {
    password,
    firstName: 'Ada',
    lastName: 'Byron',
    timezone: 'Europe/Berlin',
  });
  numbers += 1;
  const phone = `+1555020${String(numbers).padStart(4, '0')}`;
  await bind(me, phone);
  const here = await createSession(ctx, me.user.id);
  const elsewhere = await createSession(ctx, me.user.id);
  const user = await reread(me);
  return { ctx: { ...me, user }, phone, here, elsewhere };
}

async function bind(ctx: UserCtx, address: string) {
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address });
  const hash = `proof of ${address}`;
  await saveProof(ctx, 'whatsapp', address, { hash, expiresAt: new Date(ctx.now().getTime() + 60_000) });
  expect(await bindByProof(ctx, { channel: 'whatsapp', claimed: address, hash, moveProof })).not.toBeNull();
}

async function reread(ctx: UserCtx) {
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw new Error('gone');
  return user;
}

const save = (ctx: UserCtx, input: ProfileInput, sid: string | null = null) =>
  updateProfile(ctx, checked(profileInput, input), { ...somewhere, sid });

test('a new password renews the calendar address if that is asked for', async () => {
  const password = 'correct horse';
  const ctx = await createUser(await testCtx(), { password });
  const caller = { address: '10.7.7.7', device: null, sid: null };
  const { url } = await createFeed(ctx, {});
  await updateProfile(ctx, { currentPassword: password, newPassword: 'another horse' }, caller);
  expect((await readCalendarFeed(ctx)).url).toBe(url);
  const change = { currentPassword: 'another horse', newPassword: password, renewCalendarAddress: true };
  await updateProfile(ctx, change, caller);
  expect((await readCalendarFeed(ctx)).url).not.toBe(url);
});

test('empty, absent and unchanged fields keep their value and need no password', async () => {
  const { ctx, phone, elsewhere } = await createAccount(await testCtx());
  const before = await reread(ctx);
  const fields = {
    firstName: '',
    lastName: ' Byron ',
    phoneNumber: phone,
    currentPassword: '',
    newPassword: '',
  };
  expect(await save(ctx, fields)).toEqual(before);
  expect(await save(ctx, {})).toEqual(before);
  expect(await save(ctx, { phoneNumber: '', newPassword: null })).toEqual(before);
  expect((await phoneState(ctx)).bound).toBe(true);
  expect(await findSession(ctx.db, elsewhere, ctx.now())).not.toBeNull();
});

test('names are trimmed, and null clears one', async () => {
  const { ctx } = await createAccount(await testCtx());
  expect(await save(ctx, { firstName: '  Grace ' })).toMatchObject({ firstName: 'Grace', lastName: 'Byron' });
  expect(await save(ctx, { firstName: null })).toMatchObject({ firstName: null, lastName: 'Byron' });
});

test('a new phone number needs the current password, is unbound, and ends all other sessions', async () => {
  const { ctx, phone, here, elsewhere } = await createAccount(await testCtx());
  const change = { phoneNumber: '030 901820', country: 'DE' };
  await expect(save(ctx, change)).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('current password'),
  });
  await expect(save(ctx, { ...change, currentPassword: 'not it' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'The current password is not right.',
  });
  expect((await reread(ctx)).phoneNumber).toBe(phone);
  const user = await save(ctx, { ...change, currentPassword: password }, here);
  expect(user.phoneNumber).toBe('+4930901820');
  expect(await phoneState(ctx)).toEqual({ address: '+4930901820', bound: false });
  expect(await findSession(ctx.db, here, ctx.now())).not.toBeNull();
  expect(await findSession(ctx.db, elsewhere, ctx.now())).toBeNull();
  const inbound = await storeInbound(ctx, messageFrom(phone, 'who am I'));
  expect(inbound.conversationId).toBe(`whatsapp:${phone}`);
});

test('a binding code for the old number is deleted with the number', async () => {
  const { ctx, phone } = await createAccount(await testCtx());
  await createBindingCode(ctx);
  await save(ctx, { phoneNumber: '+15550209999', currentPassword: password });
  const rows = await rowsOf(ctx.db, sql`select 1 from contact_points where address = ${phone}`);
  expect(rows).toEqual([]);
});

test('impossible phone numbers, short passwords and unknown fields are refused', async () => {
  const { ctx } = await createAccount(await testCtx());
  await expect(save(ctx, { phoneNumber: 'call me', currentPassword: password })).rejects.toMatchObject({
    message: expect.stringContaining('phone number'),
  });
  expect(() => checked(profileInput, { newPassword: '12345' })).toThrow(
    'Password must be at least 6 characters',
  );
  expect(() => checked(profileInput, { isAdmin: true })).toThrow('Unknown field: isAdmin');
  expect(() => checked(profileInput, { timezone: 'Mars/Olympus' })).toThrow('That is not a time zone');
});

test('a new password replaces the old one and ends all other sessions', async () => {
  const { ctx, here, elsewhere } = await createAccount(await testCtx());
  await save(ctx, { newPassword: 'another horse', currentPassword: password }, here);
  const attempt = { email: ctx.user.email, address: '10.0.0.1', device: null };
  expect((await verifyPassword(ctx, { ...attempt, password: 'another horse' })).id).toBe(ctx.user.id);
  await expect(verifyPassword(ctx, { ...attempt, password })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(await findSession(ctx.db, here, ctx.now())).not.toBeNull();
  expect(await findSession(ctx.db, elsewhere, ctx.now())).toBeNull();
});

test('wrong current passwords are throttled like those of sign-in', async () => {
  const { ctx } = await createAccount(await testCtx());
  const outcomes: string[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const failed = await save(ctx, { newPassword: 'taken over', currentPassword: `guess ${guess}` }).catch(
      (error) => error,
    );
    outcomes.push(failed.code);
  }
  expect(outcomes).toContain('too_many');
});

test('the daily reminder moves to a new time zone and keeps its local time', async () => {
  const { ctx } = await createAccount(await testCtx());
  await createDailyReminder(ctx, checked(dailyReminderInput, { name: 'Morning', time: '07:30' }));
  expect((await listDailyReminders(ctx))[0]).toMatchObject({ time: '07:30', timezone: 'Europe/Berlin' });
  expect((await save(ctx, { timezone: 'asia/kolkata' })).timezone).toBe('Asia/Kolkata');
  expect((await listDailyReminders(ctx))[0]).toMatchObject({ time: '07:30', timezone: 'Asia/Kolkata' });
});

test('stats are counted in one statement', async () => {
  const base = await testCtx();
  const { ctx } = await createAccount(base);
  await createTodo(ctx, { text: 'late', dueDate: '2027-03-09' });
  await createTodo(ctx, { text: 'today', dueDate: '2027-03-10' });
  const done = await createTodo(ctx, { text: 'done' });
  await updateTodo(ctx, done.id, { completed: true });
  await createReminder(ctx, { title: 'call', reminderTime: '2027-05-03T17:00' });
  await chat(ctx, 'remember my shoe size is 42');
  base.trips.reset();
  expect(await userStats(ctx)).toEqual({
    openTodos: 2,
    completedTodos: 1,
    overdueTodos: 1,
    activeReminders: 1,
    storedInfo: 1,
    messages: 1,
  });
  expect(base.trips.statements).toHaveLength(1);
});

test('a todo is overdue from the midnight of the user’s time zone', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'America/New_York' });
  await createTodo(ctx, { text: 'today', dueDate: '2027-03-10' });
  ctx.clock.set('2027-03-11T04:59:00Z');
  expect(await userStats(ctx)).toMatchObject({ overdueTodos: 0 });
  ctx.clock.set('2027-03-11T05:00:00Z');
  expect(await userStats(ctx)).toMatchObject({ overdueTodos: 1 });
});

test('the export has every table with rows of users, and no secrets', async () => {
  const base = await testCtx();
  const { ctx } = await createAccount(base);
  await chat(ctx, 'add milk to my list');
  await connectCalendar(ctx);
  base.trips.reset();
  const { exportedAt, ...tables } = await exportedRows(ctx);
  expect(base.trips.statements).toHaveLength(1);
  expect(exportedAt).toBe('2027-03-10T15:00:00.000Z');
  expect(Object.keys(tables).sort()).toEqual(await tablesOfUsers(ctx));
  expect(tables).toMatchObject({
    users: [{ email: ctx.user.email, first_name: 'Ada' }],
    todo_items: [{ text: 'milk' }],
    messages: [{}, {}],
    sessions: [{}, {}],
    connectors: [{ email: 'ada@calendar.example' }],
    calendar_events: [{ title: 'Standup' }],
    talks: [{ question: null }],
  });
  // The export promises no order of the rows.
  expect(tables.messages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ content: 'add milk to my list', is_from_user: true }),
      expect.objectContaining({ is_from_user: false }),
    ]),
  );
  const text = JSON.stringify(tables);
  expect(text).not.toContain('sealed');
  for (const secret of ['password_hash', 'argon2', 'sid', 'proof_hash', 'access_token', 'refresh_token'])
    expect(text).not.toContain(`"${secret}"`);
});

test('the export has no link or code that gives access, neither of a mail nor of a message', async () => {
  const { ctx } = await createAccount(await testCtx());
  const link = 'https://sidekick.example/reset-password#token-of-the-link';
  const mail = { userId: ctx.user.id, to: ctx.user.email, subject: 'A new password', id: randomUUID() };
  const mailer = keepingMailer(async () => ctx.db);
  await mailer.send({ ...mail, text: `Open ${link}`, html: `<a href="${link}">Open</a>` });
  const message = { userId: ctx.user.id, kind: 'reply', causeId: randomUUID() };
  await planDelivery(ctx, { ...message, body: 'Your code is UN-ABCD2345.', holdsCode: true });
  await planDelivery(ctx, { ...message, causeId: randomUUID(), body: 'Hello Ada.' });
  const tables = await exportedRows(ctx);
  expect(tables).toMatchObject({ kept_mails: [{ subject: 'A new password' }] });
  const text = JSON.stringify(tables);
  expect(text).toContain('Hello Ada.');
  for (const secret of ['token-of-the-link', 'UN-ABCD2345']) expect(text).not.toContain(secret);
});

test('the export has nothing of other users', async () => {
  const base = await testCtx();
  const own = await createAccount(base);
  const other = await createAccount(base);
  await chat(other.ctx, 'remember my locker code is 4821');
  const text = JSON.stringify(await exportedRows(own.ctx));
  for (const word of [other.ctx.user.id, other.ctx.user.email, other.phone, '4821'])
    expect(text).not.toContain(word);
});

test("deleting an account needs the password and leaves no row with the user's id, email or phone number", async () => {
  const base = await testCtx();
  const { ctx, phone: former, here } = await createAccount(base);
  await storeInbound(ctx, messageFrom(former, 'hello from the number before'));
  // Simulates a reply that was planned for this number before the user verified it.
  await planReplyOnly(base, {
    ...{ userId: null, body: 'Hello! Sign up first.' },
    recipient: { messageId: randomUUID(), channel: 'whatsapp', address: former },
  });
  const phone = '+15550297777';
  await save(ctx, { phoneNumber: phone, currentPassword: password }, here);
  await bind(ctx, phone);
  await connectCalendar(ctx);
  const before = { email: ctx.user.email };
  await base.db.insert(audit).values({ action: 'user.admin', subject: ctx.user.id, before });
  await chat(ctx, 'add milk and remember my shoe size is 42');
  await storeInbound(ctx, messageFrom(phone, 'hello'));
  await createDailyReminder(ctx, checked(dailyReminderInput, { name: 'Morning', time: '07:30' }));
  await expect(deleteAccount(ctx, 'wrong', somewhere)).rejects.toMatchObject({ code: 'invalid' });
  expect(await findTraces(ctx, phone)).not.toEqual([]);
  expect(await findTraces(ctx, former)).toContain('deliveries');
  await deleteAccount(ctx, password, { ...somewhere, sid: here });
  expect(await findTraces(ctx, phone)).toEqual([]);
  expect(await findTraces(ctx, former)).toEqual([]);
  const acts = await base.db.select().from(audit).where(eq(audit.subject, 'deleted account'));
  expect(acts).toMatchObject([{ action: 'user.admin', before: null }]);
  expect(await findSession(ctx.db, here, ctx.now())).toBeNull();
});

test('with the account, what its Telegram chat said before it was connected is deleted', async () => {
  const { ctx } = await createAccount(await testCtx());
  const { whatsapp } = ctx.ports.messengers;
  Object.assign(ctx.ports.messengers, { telegram: whatsapp });
  const chatId = `7${randomUUID().replaceAll(/\D/g, '')}`;
  const { conversationId } = await storeInbound(ctx, {
    ...messageFrom(chatId, 'who are you?'),
    channel: 'telegram',
  });
  await replyToConversation(ctx, conversationId);
  const { command } = await createTelegramLink(ctx);
  await bindByStart(ctx, { address: chatId, text: command, name: 'Ada' });
  expect(await findTraces(ctx, chatId)).toContain('talks');
  await deleteAccount(ctx, password, somewhere);
  expect(await findTraces(ctx, chatId)).toEqual([]);
});

test('the last admin cannot delete the account', async () => {
  const base = await testCtx();
  await base.db.execute(sql`update users set is_admin = false`);
  const admin = await createUser(base, { password, isAdmin: true });
  const second = await createUser(base, { password, isAdmin: true });
  await deleteAccount(second, password, somewhere);
  await expect(deleteAccount(admin, password, somewhere)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('only admin'),
  });
  expect(await findUser(base.db, admin.user.id)).not.toBeNull();
  await base.db.execute(sql`update users set is_admin = false`);
});

async function connectCalendar(ctx: UserCtx) {
  const [connector] = await ctx.db
    .insert(connectors)
    .values({
      ...{ userId: ctx.user.id, provider: 'google_calendar', email: 'ada@calendar.example' },
      ...{ accessToken: 'sealed access', refreshToken: 'sealed refresh' },
    })
    .returning({ id: connectors.id });
  const event = { externalId: 'e1', title: 'Standup', startTime: ctx.now() };
  await ctx.db.insert(calendarEvents).values({ connectorId: connector?.id ?? '', ...event });
}

function messageFrom(from: string, text: string) {
  const providerMessageId = `SM${from}${text.length}`;
  return {
    channel: 'whatsapp',
    from,
    to: null,
    providerMessageId,
    type: 'text',
    text,
    provenance: {},
  } as const;
}

async function tablesOfUsers(ctx: UserCtx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    ctx.db,
    sql`with recursive owned(name) as (
      select 'users'::text
      union
      select c.conrelid::regclass::text from pg_constraint c join owned o on c.confrelid = o.name::regclass
      where c.contype = 'f' and (c.confdeltype = 'c' or c.conrelid = 'webhook_logs'::regclass))
      select name from owned order by name`,
  );
  return rows.map(({ name }) => name);
}

async function findTraces(ctx: UserCtx, phone: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    ctx.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      ctx.db,
      sql`select count(*)::int as count from ${sql.identifier(name)} t
        where t::text like ${`%${ctx.user.id}%`} or t::text like ${`%${ctx.user.email}%`} or t::text like ${`%${phone}%`}`,
    );
    if (row && row.count > 0) found.push(name);
  }
  return found;
}
