import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { findUser } from '@/lib/auth/reads';
import type { MessengerChannel } from '@/lib/channels/rules';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import type { Ctx, UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder } from '@/lib/daily-reminders/writes';
import { snoozeReminders } from '@/lib/reminders/answers/writes';
import { listReminders, listUnansweredReminders } from '@/lib/reminders/reads';
import { deleteReminders, saveReminder } from '@/lib/reminders/writes';
import { createUser } from '@/testing/people';
import { connectChannels } from '@/testing/virtual/contacts';

export interface Wanted {
  line: string;
  kind: 'reminder' | 'lead' | 'snooze' | 'nag' | 'daily';
  userId: string;
  address: string;
  due: number;
}

const minuteMs = 60_000;
const nagDelayMs = 15 * minuteMs;
const leadMinutes = 180;

export const messagesPerRound = 8;

export async function createRound(
  ctx: Ctx,
  name: string,
  due: number,
  { isWindowOpen, channels }: { isWindowOpen: boolean; channels: readonly MessengerChannel[] },
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const want = ({ user, address }: PhoneUserCtx, line: string, kind: Wanted['kind'], at = due) =>
    wanted.push({ line, kind, userId: user.id, address, due: at });
  const addReminder = async (user: PhoneUserCtx, key: string, isLong: boolean) => {
    const title = `${name} ${key}`;
    const end = `the end of ${title}`;
    const description = isLong ? `${'words '.repeat(300)}\n${end}` : null;
    await saveReminder(user, { title, description, at: new Date(due), rule: null });
    want(user, `Reminder: ${title}`, 'reminder');
    if (isLong) want(user, end, 'reminder');
  };
  const addSummary = async (user: PhoneUserCtx, key: string) => {
    const time = new Date(due).toISOString().slice(11, 16);
    await createDailyReminder(user, dailyReminderInput.parse({ name: `summary ${name} ${key}`, time }));
    want(user, `summary ${name} ${key} · `, 'daily');
  };
  let count = 0;
  // Each channel is the first one of some users.
  const newUser = () => {
    count += 1;
    const first = count % channels.length;
    const own = [...channels.slice(first), ...channels.slice(0, first)];
    return createUserWithPhone(ctx, isWindowOpen, own);
  };
  const [two, long, mixed, longMixed] = [await newUser(), await newUser(), await newUser(), await newUser()];
  const [leadAndSnooze, nagged] = [await newUser(), await newUser()];
  await addReminder(two, 'a', false);
  await addReminder(two, 'b', false);
  await addReminder(long, 'c', true);
  await addReminder(mixed, 'd', false);
  await addSummary(mixed, 'D');
  await addReminder(longMixed, 'e', true);
  await addSummary(longMixed, 'E');
  // The reminders themselves are due after the round.
  const later = { description: null, at: new Date(due + leadMinutes * minuteMs), rule: null };
  await saveReminder(leadAndSnooze, { ...later, title: `${name} f`, leads: [leadMinutes] });
  want(leadAndSnooze, `: ${name} f (`, 'lead');
  const { id } = await saveReminder(leadAndSnooze, { ...later, title: `${name} g` });
  await snoozeReminders(leadAndSnooze, [{ id, until: ctx.now() }], new Date(due));
  want(leadAndSnooze, `Reminder: ${name} g`, 'snooze');
  const before = due - nagDelayMs;
  await saveReminder(nagged, { ...later, title: `${name} h`, at: new Date(before), nag: true });
  want(nagged, `Reminder: ${name} h`, 'reminder', before);
  want(nagged, `Still open: ${name} h`, 'nag');
  return wanted;
}

type PhoneUserCtx = UserCtx & { address: string };

let phoneCount = 0;

async function createUserWithPhone(
  ctx: Ctx,
  isWindowOpen: boolean,
  channels: MessengerChannel[],
): Promise<PhoneUserCtx> {
  const userCtx = await createUser(ctx, { timezone: 'UTC', recapOn: false });
  const userId = userCtx.user.id;
  await ctx.db.update(users).set({ quietFrom: '00:00', quietTo: '00:00' }).where(eq(users.id, userId));
  phoneCount += 1;
  const address = `+1556${String(phoneCount).padStart(7, '0')}`;
  const lastInboundAt = isWindowOpen ? ctx.now() : null;
  await connectChannels(ctx, userId, { phone: address, channels, lastInboundAt });
  return { ...userCtx, address };
}

export async function writeAll(ctx: Ctx, wanted: Wanted[]): Promise<void> {
  const addresses = [...new Set(wanted.map(({ address }) => address))];
  for (const address of addresses) {
    const form = { MessageSid: `SM-${address}`, From: `whatsapp:${address}`, Body: '/help' };
    const { conversationId } = await receiveMessage(ctx, form);
    await replyToConversation(ctx, conversationId);
  }
}

export async function endRound(ctx: Ctx, wanted: Wanted[]): Promise<void> {
  for (const userId of new Set(wanted.map((one) => one.userId))) {
    const user = await findUser(ctx.db, userId);
    if (!user) continue;
    const userCtx: UserCtx = { ...ctx, user, channel: 'web' };
    for (const { id } of await listDailyReminders(userCtx)) await deleteDailyReminder(userCtx, id);
    const reminders = [...(await listReminders(userCtx)), ...(await listUnansweredReminders(userCtx))];
    await deleteReminders(
      userCtx,
      reminders.map(({ id }) => id),
    );
  }
}
