import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { ensureButtonTemplates } from '@/lib/channels/whatsapp/button-templates';
import { quickReplyOf } from '@/lib/channels/whatsapp/buttons';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import { twilioMessenger } from '@/lib/channels/whatsapp/twilio';
import type { UserCtx } from '@/lib/context';
import { readEnv } from '@/lib/env';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder } from '@/lib/reminders/writes';
import { listTodos } from '@/lib/todos/reads';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import type { TwilioContent } from '@/testing/stand-ins/twilio-content';
import { startTwilioServer, twilioAccount } from '@/testing/stand-ins/twilio-server';
import { takeConsoleErrors } from '@/testing/strict';
import { type TestCtx, testCtx } from '@/testing/world';

let twilio: TwilioContent;
let sids: string[];

beforeAll(async () => {
  twilio = await startTwilioServer('http://127.0.0.1:9/unused');
  sids = await ensureButtonTemplates(settings([]));
});
afterAll(() => twilio.close());
beforeEach(clearSchedules);

function settings(buttonSids: string[]) {
  const env = readEnv({
    TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
    TWILIO_AUTH_TOKEN: twilioAccount.authToken,
    TWILIO_PHONE_NUMBER: twilioAccount.number,
    TWILIO_API_URL: twilio.url,
    TWILIO_CONTENT_SID_BUTTONS: buttonSids.join(),
  });
  if (!env.twilio) throw new Error('Twilio is not set up');
  return env.twilio;
}

type PhoneCtx = TestCtx & UserCtx & { address: string };

async function phoneCtx(buttonSids = sids): Promise<PhoneCtx> {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ctx = await createUserWithPhone(await testCtx());
  Object.assign(ctx.ports.messengers, { whatsapp: twilioMessenger(settings(buttonSids)) });
  const [point] = await ctx.db
    .select({ address: contactPoints.address })
    .from(contactPoints)
    .where(eq(contactPoints.userId, ctx.user.id));
  return { ...ctx, address: point?.address ?? '' };
}

async function receive(ctx: PhoneCtx, text: string, more: Record<string, string> = {}): Promise<void> {
  ctx.clock.advance(1000);
  const form = { MessageSid: `SM${randomUUID()}`, From: `whatsapp:${ctx.address}`, Body: text, ...more };
  const { conversationId } = await receiveMessage(ctx, form);
  await replyToConversation(ctx, conversationId);
}

function shown({ address }: PhoneCtx) {
  return twilio.messages.filter(({ to }) => to === `whatsapp:${address}`);
}

function press(ctx: PhoneCtx, title: string, from = shown(ctx).at(-1)): Promise<void> {
  const button = from?.buttons.find((one) => one.title === title);
  if (!from || !button) throw new Error(`the phone shows no button "${title}"`);
  return receive(ctx, title, {
    ButtonText: title,
    ButtonPayload: button.id,
    OriginalRepliedMessageSid: from.sid,
  });
}

async function texts(ctx: PhoneCtx): Promise<string[]> {
  const { whatsapp } = ctx.ports.messengers;
  const sent = await whatsapp?.sentTo?.(ctx.address, new Date(0));
  return (sent ?? []).map(({ text }) => text).reverse();
}

async function due(ctx: PhoneCtx, title: string): Promise<void> {
  await createReminder(ctx, { title, reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
}

test('the setup makes each template once', async () => {
  expect(sids).toHaveLength(3);
  expect(await ensureButtonTemplates(settings([]))).toEqual(sids);
  expect(twilio.templates.map(({ sid }) => sid)).toEqual(sids);
});

test('a reminder has buttons within the answering window, and a press answers it', async () => {
  const ctx = await phoneCtx();
  await due(ctx, 'Call the bank');
  expect(shown(ctx)).toMatchObject([{ text: 'Reminder: Call the bank' }]);
  expect(shown(ctx)[0]?.buttons.map(({ title }) => title)).toEqual(['Done', 'In an hour', 'Tomorrow']);
  const [reminder] = shown(ctx);
  await press(ctx, 'In an hour', reminder);
  expect((await texts(ctx)).at(-1)).toMatch(/^Snoozed: “Call the bank” until today/);
  await press(ctx, 'Done', reminder);
  expect((await texts(ctx)).at(-1)).toBe('Done: “Call the bank”.');
  ctx.clock.set('2027-03-11T18:00:00Z');
  await runDueJobs(ctx);
  expect(await texts(ctx)).toHaveLength(3);
});

test('undo, yes and no are buttons; the buttons of others, and those of yesterday, do nothing', async () => {
  const [ctx, stranger] = [await phoneCtx(), await phoneCtx()];
  await receive(ctx, 'add milk, eggs, bread and butter to my list');
  const undo = shown(ctx).at(-1);
  expect(undo?.buttons.map(({ title }) => title)).toEqual(['Undo']);
  await press(stranger, 'Undo', undo);
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
  await receive(ctx, 'delete all my todos');
  const question = shown(ctx).at(-1);
  expect(question?.buttons.map(({ title }) => title)).toEqual(['Yes', 'No']);
  await press(stranger, 'Yes', question);
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
  await press(ctx, 'Yes', question);
  expect((await listTodos(ctx, {})).items).toEqual([]);
  await press(ctx, 'Undo');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
  await press(ctx, 'Yes', question);
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});

test('Undo takes back only the change that its own message reports, and only once', async () => {
  const ctx = await phoneCtx();
  const kept = async () => [...(await listTodos(ctx, {})).items, ...(await listReminders(ctx))].length;
  await receive(ctx, 'add milk to my list');
  const older = shown(ctx).at(-1);
  await receive(ctx, 'remind me to see the dentist tomorrow at 9');
  const newer = shown(ctx).at(-1);
  await press(ctx, 'Undo', older);
  expect(await kept()).toBe(2);
  await press(ctx, 'Undo', newer);
  await press(ctx, 'Undo', newer);
  expect(await listReminders(ctx)).toEqual([]);
  expect((await listTodos(ctx, {})).items).toMatchObject([{ text: 'milk' }]);
});

test('what does not fit, or has no template, is plain text as before', async () => {
  const ctx = await phoneCtx();
  await createReminder(ctx, {
    title: 'Call',
    description: 'about\nthe card',
    reminderTime: '2027-03-10T16:30',
  });
  await due(ctx, 'x'.repeat(500));
  expect(shown(ctx)).toHaveLength(1);
  expect(await texts(ctx)).toHaveLength(2);
  const without = await phoneCtx([]);
  await receive(without, 'add milk to my list');
  expect(shown(without)).toEqual([]);
  expect(await texts(without)).toHaveLength(1);
  expect(twilio.refusals).toEqual([]);
});

test('a template that Twilio does not know costs the buttons, not the message', async () => {
  const ctx = await phoneCtx(['HX0', 'HX0', 'HX0']);
  await receive(ctx, 'add milk to my list');
  expect(await texts(ctx)).toEqual([expect.stringContaining('milk')]);
  const logged = takeConsoleErrors().join();
  expect(logged).toContain('21655');
  expect(logged).not.toContain(ctx.address);
  expect(logged).not.toContain('milk');
});

test('a window that Twilio has closed is no reason to send the text without its buttons', async () => {
  const ctx = await phoneCtx();
  twilio.closeWindow(ctx.address);
  await due(ctx, 'Call the bank');
  ctx.clock.advance(2_000);
  await runDueJobs(ctx);
  expect(await texts(ctx)).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
  expect(await listReminders(ctx)).toEqual([]);
});

const message = { text: 'Which one?', part: { index: 0, count: 1 } };
const choices = (...labels: string[]) =>
  labels.map((label, index) => ({ label, payload: `choice:${'c'.repeat(16)}${index}` }));
const undo = { label: 'Undo', payload: 'undo:1' };

test.each([
  ['titles', choices('Milk', 'Eggs'), ['Milk', 'Eggs']],
  ['long titles', choices('Call the insurance company'), ['Call the insurance …']],
  [
    'long titles of one beginning',
    choices('Call grandma (today, 5:00 PM)', 'Call grandma (today, 7:00 PM)'),
    ['…ma (today, 5:00 PM)', '…ma (today, 7:00 PM)'],
  ],
  ['three and undo', [...choices('A', 'B', 'C'), undo], ['A', 'B', 'C']],
  ['two and undo', [...choices('A', 'B'), undo], ['A', 'B', 'Undo']],
  ['more than three', choices('A', 'B', 'C', 'D'), null],
  ['the same title twice', choices('A', 'A'), null],
  ['an empty title', choices(' '), null],
])('buttons: %s', (_, buttons, titles) => {
  const reply = quickReplyOf(['HX1', 'HX2', 'HX3'], { ...message, buttons });
  const values = Object.values(reply?.variables ?? {});
  expect(reply && values.filter((_, index) => index % 2 === 1)).toEqual(titles);
  if (titles) expect(reply?.sid).toBe(`HX${titles.length}`);
});

test.each(['a\nb', 'a\tb', 'a     b', ' ', 'x'.repeat(1025), 'a\u2028b'])(
  'no buttons below a text that is no variable: %j',
  (text) => expect(quickReplyOf(['HX1'], { ...message, text, buttons: [undo] })).toBeNull(),
);

test('only the last part has buttons, and an approved template none', () => {
  const buttons = [undo];
  const first = { ...message, buttons, part: { index: 0, count: 2 } };
  expect(quickReplyOf(['HX1'], first)).toBeNull();
  expect(quickReplyOf(['HX1'], { ...first, part: { index: 1, count: 2 } })).not.toBeNull();
  const template = { name: 'reminder', variables: {} } as const;
  expect(quickReplyOf(['HX1'], { ...message, buttons, template })).toBeNull();
});
