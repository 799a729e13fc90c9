import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passwordResets, sessions, users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { readMailAct, runMailAct } from '@/lib/assistant/inbound/mail-act';
import { isResetOpen, requestPasswordReset, resetPassword } from '@/lib/auth/reset/reset';
import { createSession } from '@/lib/auth/sessions/session-writes';
import { verifyPassword } from '@/lib/auth/verify';
import { changeOrder } from '@/lib/channels/book';
import { bindEmail, setOwnPaused } from '@/lib/channels/contact-writes';
import { accountMail, sendAccountMail } from '@/lib/channels/email/account-mails';
import { emailMessenger } from '@/lib/channels/email/messenger';
import { confirmEmail, isEmailProofOpen } from '@/lib/channels/email/proof';
import { smtpMailer } from '@/lib/channels/email/smtp';
import { nameOfLink, unsubscribe } from '@/lib/channels/email/unsubscribe';
import { ordersOf } from '@/lib/channels/order-reads';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { SendError } from '@/lib/ports';
import { reclaimByEmail } from '@/lib/profile/reclaim';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { linkIn, type MailServer, startMailServer } from '@/testing/stand-ins/mail';
import { type TestCtx, testCtx } from '@/testing/world';

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(clearSchedules);

async function mailCtx(): Promise<TestCtx> {
  const ctx = await testCtx();
  const mailer = smtpMailer({ url: server.url, from: 'Sidekick <hello@sidekick.example>' });
  Object.assign(ctx.ports, { mailer });
  Object.assign(ctx.ports.messengers, { email: emailMessenger(mailer, ctx.now) });
  return ctx;
}

async function runMailJobs(ctx: TestCtx): Promise<void> {
  for (const { path, body } of ctx.jobs.splice(0))
    if (path === '/api/jobs/mail') await sendAccountMail(ctx, accountMail.parse(body));
}

function mailsTo(ctx: UserCtx) {
  return server.mails.filter(({ to }) => JSON.stringify(to).includes(ctx.user.email));
}

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';
const lastOf = (url: URL) => url.pathname.split('/').at(-1) ?? '';
const pointOf = async (ctx: UserCtx) =>
  (await ctx.db.select().from(contactPoints).where(eq(contactPoints.userId, ctx.user.id)))[0];

test('a forgotten password: one link, once, for 30 minutes; every session ends, and the address is proven', async () => {
  const ctx = await createUser(await mailCtx(), { password: 'the old password' });
  const { email } = ctx.user;
  await createSession(ctx, ctx.user.id);
  const ask = () => requestPasswordReset(ctx, { email, address: '10.1.1.1' });
  const known = await ask();
  const unknown = await requestPasswordReset(ctx, { email: 'nobody@example.com', address: '10.1.1.1' });
  expect(unknown).toEqual(known);
  expect(ctx.jobs).toHaveLength(2);
  await runMailJobs(ctx);
  const first = tokenOf(linkIn(mailsTo(ctx)[0], '/reset-password'));
  await ask();
  await runMailJobs(ctx);
  const second = tokenOf(linkIn(mailsTo(ctx)[1], '/reset-password'));
  const reset = (token: string, password = 'the new password') =>
    resetPassword(ctx, { token, password, address: '10.1.1.2' }, reclaimByEmail);
  expect([await isResetOpen(ctx, first), await isResetOpen(ctx, second)]).toEqual([false, true]);
  await expect(reset(first)).rejects.toMatchObject({ code: 'invalid' });
  await reset(second);
  await expect(reset(second, 'another one')).rejects.toMatchObject({ code: 'invalid' });
  expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, ctx.user.id))).toEqual([]);
  expect(await pointOf(ctx)).toMatchObject({ channel: 'email', address: email, state: 'bound' });
  const attempt = { email, address: '10.1.1.3', device: null };
  expect(await verifyPassword(ctx, { ...attempt, password: 'the new password' })).toMatchObject({ email });
  await expect(verifyPassword(ctx, { ...attempt, password: 'the old password' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('a link to a new password is over after 30 minutes, and is stored nowhere', async () => {
  const ctx = await createUser(await mailCtx(), { password: 'the old password' });
  await requestPasswordReset(ctx, { email: ctx.user.email, address: '10.2.1.1' });
  await runMailJobs(ctx);
  const token = tokenOf(linkIn(mailsTo(ctx)[0], '/reset-password'));
  expect(JSON.stringify(await ctx.db.select().from(passwordResets))).not.toContain(token);
  ctx.clock.advance(30 * 60_000 + 1);
  await expect(
    resetPassword(ctx, { token, password: 'the new password', address: '10.2.1.2' }, reclaimByEmail),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('an account that is asked for too often gets no more mails for a while, and an address has to wait', async () => {
  const ctx = await createUser(await mailCtx());
  const ask = (email: string, address: string) => requestPasswordReset(ctx, { email, address });
  for (let times = 0; times < 6; times += 1) await ask(ctx.user.email, `10.3.0.${times}`);
  expect(ctx.jobs).toHaveLength(3);
  for (let times = 0; times < 10; times += 1) await ask(`stranger${times}@example.com`, '10.3.1.1');
  await expect(ask('one-more@example.com', '10.3.1.1')).rejects.toMatchObject({ code: 'too_many' });
});

test('without a mail server nothing is promised', async () => {
  const ctx = await createUser(await testCtx());
  const { message } = await requestPasswordReset(ctx, { email: ctx.user.email, address: '10.4.1.1' });
  expect(message).toContain('cannot send mail');
  expect(ctx.jobs).toEqual([]);
});

test('an address is connected by the link that was sent to it, once', async () => {
  const ctx = await createUser(await mailCtx());
  await sendAccountMail(ctx, { mail: 'email_proof', userId: ctx.user.id });
  const mail = mailsTo(ctx)[0];
  const token = tokenOf(linkIn(mail, '/confirm-email'));
  expect(await pointOf(ctx)).toMatchObject({ state: 'claimed' });
  expect([await isEmailProofOpen(ctx, token), await isEmailProofOpen(ctx, 'abc')]).toEqual([true, false]);
  await confirmEmail(ctx, { token });
  expect(await isEmailProofOpen(ctx, token)).toBe(false);
  expect(await pointOf(ctx)).toMatchObject({ state: 'bound', address: ctx.user.email });
  await expect(confirmEmail(ctx, { token })).rejects.toMatchObject({ code: 'invalid' });
});

test('an address that its user has paused stays paused when it is proven again', async () => {
  const ctx = await createUser(await mailCtx());
  const address = { userId: ctx.user.id, address: ctx.user.email };
  await bindEmail(ctx, address);
  await setOwnPaused(ctx, 'email', true);
  await bindEmail(ctx, address);
  expect(await pointOf(ctx)).toMatchObject({ state: 'paused' });
});

async function reminded() {
  const ctx = await createUser(await mailCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  await bindEmail(ctx, { userId: ctx.user.id, address: ctx.user.email });
  await createReminder(ctx, { title: 'Call <b>the bank</b>', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  const [mail] = mailsTo(ctx);
  if (!mail) throw new Error('no mail');
  return { ctx, mail };
}

test('a reminder by mail: text and HTML, light and dark, one-click unsubscribe', async () => {
  const { ctx, mail } = await reminded();
  expect(await listOutcomes(ctx)).toMatchObject([{ channel: 'email', state: 'accepted' }]);
  expect(mail.subject).toBe('Reminder: Call <b>the bank</b>');
  expect(mail.from?.text).toContain('hello@sidekick.example');
  expect(mail.text).toContain('Call <b>the bank</b>');
  expect(mail.html).toContain('Call &lt;b&gt;the bank&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.messageId).toMatch(/^<[\w-]{36}@sidekick\.example>$/);
  const list = mail.headers.get('list');
  expect(JSON.stringify(list)).toContain('One-Click');
  expect(String(mail.headers.get('auto-submitted'))).toBe('auto-generated');
});

test('its links open a page, and act by a POST: once, and for their reminder alone', async () => {
  const { ctx, mail } = await reminded();
  const done = lastOf(linkIn(mail, '/act/'));
  expect(await readMailAct(ctx, done)).toEqual({
    label: 'It is done',
    about: 'Reminder: Call <b>the bank</b>',
  });
  const first = await runMailAct(ctx, done);
  expect(first.message).toContain('the bank');
  expect(await runMailAct(ctx, done)).toEqual(first);
  expect(await listReminders(ctx)).toEqual([]);
  await expect(runMailAct(ctx, `${done}x`)).rejects.toMatchObject({ code: 'invalid' });
  expect(await readMailAct(ctx, 'made.up')).toBeNull();
  ctx.clock.advance(16 * 86_400_000);
  await expect(runMailAct(ctx, done)).rejects.toMatchObject({ code: 'invalid' });
});

test('its unsubscribe link ends mails of its kind, and the next channel takes over', async () => {
  const { ctx, mail } = await reminded();
  await unsubscribe(ctx, lastOf(linkIn(mail, '/unsubscribe/')));
  expect(await ordersOf(ctx, ctx.user.id)).toEqual({ reminders: ['whatsapp', 'telegram', 'web'] });
  await createReminder(ctx, { title: 'Later', reminderTime: '2027-03-10T18:00' });
  ctx.clock.set('2027-03-10T17:00:01Z');
  await runDueJobs(ctx);
  expect(mailsTo(ctx)).toHaveLength(1);
  expect((await listOutcomes(ctx)).at(-1)).toMatchObject({ channel: 'web', state: 'delivered' });
  await expect(unsubscribe(ctx, 'made.up')).rejects.toMatchObject({ code: 'invalid' });
  await ctx.db.delete(users).where(eq(users.id, ctx.user.id));
  const link = lastOf(linkIn(mail, '/unsubscribe/'));
  await expect(unsubscribe(ctx, link)).rejects.toMatchObject({ code: 'invalid' });
});

async function remindedWithSummary(summaries: ('email' | 'web')[]) {
  const ctx = await createUser(await mailCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  await bindEmail(ctx, { userId: ctx.user.id, address: ctx.user.email });
  await changeOrder(ctx, { topic: 'reminders', channels: ['email', 'web'] });
  await changeOrder(ctx, { topic: 'summaries', channels: summaries });
  await createDailyReminder(ctx, dailyReminderInput.parse({ name: 'My day', time: '17:00' }));
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  return { ctx, mails: mailsTo(ctx), outcomes: await listOutcomes(ctx) };
}

test('what is due in the same minute shares a mail only if its kinds have the same channels', async () => {
  const { mails, outcomes } = await remindedWithSummary(['web']);
  expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: Call the bank']);
  expect(mails[0]?.text).not.toContain('My day');
  expect(outcomes.map(({ channel }) => channel).toSorted()).toEqual(['email', 'web']);
});

test('a mail of several kinds says so: its subject, what its buttons answer, and what unsubscribing ends', async () => {
  const { ctx, mails } = await remindedWithSummary(['email', 'web']);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/reminder.*summary/i);
  const about = (await readMailAct(ctx, lastOf(linkIn(mail, '/act/'))))?.about;
  expect(about).toContain('Call the bank');
  expect(about).not.toContain('My day');
  const token = lastOf(linkIn(mail, '/unsubscribe/'));
  expect(nameOfLink(token)).toMatch(/reminders.*summaries/);
  await unsubscribe(ctx, token);
  expect(await ordersOf(ctx, ctx.user.id)).toEqual({ reminders: ['web'], summaries: ['web'] });
  expect(nameOfLink('made.up')).toBeNull();
});

test('what the mail server answers is told apart', async () => {
  const ctx = await mailCtx();
  const send = async (url = server.url) => {
    const mailer = smtpMailer({ url, from: 'a@sidekick.example' });
    const mail = { userId: 'u', to: 'someone@away.example', subject: 's', text: 't', html: 'h', id: 'i' };
    const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
    return error instanceof SendError ? error.kind : error;
  };
  const answers: [number, string, string][] = [
    [550, '5.1.1 No such user here', 'gone'],
    [554, '5.7.1 Rejected as spam', 'refused'],
    [450, '4.2.0 Greylisted', 'limited'],
  ];
  for (const [code, text, kind] of answers) {
    server.refuse('away.example', { code, text });
    expect(await send()).toBe(kind);
  }
  server.refuse('away.example', null);
  expect(await send()).toBeUndefined();
  expect(await send('smtp://127.0.0.1:1')).toBe('unreachable');
  expect(ctx.ports.mailer?.provider).toBe('smtp');
});
