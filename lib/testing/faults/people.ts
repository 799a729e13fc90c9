import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { replyToTalk } from '@/lib/assistant/reply';
import { findUser } from '@/lib/auth/reads';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import type { Ctx, UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder } from '@/lib/daily-reminders/writes';
import { snoozeReminders } from '@/lib/reminders/answer-writes';
import { listReminders, listUnanswered } from '@/lib/reminders/reads';
import { removeReminders, saveReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';

/** A text that must come: what of it is found in a message, whose it is and when it was due. */
export interface Wanted {
  line: string;
  kind: 'reminder' | 'lead' | 'snooze' | 'nag' | 'daily';
  userId: string;
  /** Where it is sent. */
  address: string;
  due: number;
  /** It stands at the end of a long text, which an announcement does not hold. */
  isEnd: boolean;
}

const minute = 60_000;
/** So long after a reminder it is asked about. */
const askedAfterMs = 15 * minute;
const leadMinutes = 180;

/** How many messages a round has where nothing goes wrong. */
export const sendsOfRound = 8;

/**
 * Six people due at one minute: two reminders, a long one, a summary with a reminder, a summary with a long one, a lead with one that
 * was put off, and a question about what was due before.
 */
export async function invite(ctx: Ctx, round: string, due: number, isOpen: boolean): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const want = ({ user, address }: Someone, line: string, kind: Wanted['kind'], at = due, isEnd = false) =>
    wanted.push({ line, kind, userId: user.id, address, due: at, isEnd });
  const remind = async (me: Someone, name: string, isLong: boolean) => {
    const title = `${round} ${name}`;
    // Two parts, and the end of the second is wanted too.
    const end = `the end of ${title}`;
    const description = isLong ? `${'words '.repeat(300)}\n${end}` : null;
    await saveReminder(me, { title, description, at: new Date(due), rule: null });
    want(me, `Reminder: ${title}`, 'reminder');
    if (isLong) want(me, end, 'reminder', due, true);
  };
  const summarise = async (me: Someone, name: string) => {
    const time = new Date(due).toISOString().slice(11, 16);
    await createDailyReminder(me, dailyReminderInput.parse({ name: `summary ${round} ${name}`, time }));
    want(me, `summary ${round} ${name} · `, 'daily');
  };
  const someone = () => withPhone(ctx, isOpen);
  const [pair, long, mixed, longMixed] = [await someone(), await someone(), await someone(), await someone()];
  const [company, asked] = [await someone(), await someone()];
  await remind(pair, 'a', false);
  await remind(pair, 'b', false);
  await remind(long, 'c', true);
  await remind(mixed, 'd', false);
  await summarise(mixed, 'D');
  await remind(longMixed, 'e', true);
  await summarise(longMixed, 'E');
  // Both are for later, and do not come themselves before the round is over.
  const later = { description: null, at: new Date(due + leadMinutes * minute), rule: null };
  await saveReminder(company, { ...later, title: `${round} f`, leads: [leadMinutes] });
  // However far off it says that it is.
  want(company, `: ${round} f (`, 'lead');
  const { id } = await saveReminder(company, { ...later, title: `${round} g` });
  await snoozeReminders(company, [{ id, until: ctx.now() }], new Date(due));
  want(company, `Reminder: ${round} g`, 'snooze');
  const before = due - askedAfterMs;
  await saveReminder(asked, { ...later, title: `${round} h`, at: new Date(before), nag: true });
  want(asked, `Reminder: ${round} h`, 'reminder', before);
  want(asked, `Still open: ${round} h`, 'nag');
  return wanted;
}

type Someone = UserCtx & { address: string };

let numbers = 0;

async function withPhone(ctx: Ctx, isOpen: boolean): Promise<Someone> {
  const me = await createUser(ctx, { timezone: 'UTC', recapOn: false });
  // None: what is late comes as soon as it can.
  await ctx.db.update(users).set({ quietFrom: '00:00', quietTo: '00:00' }).where(eq(users.id, me.user.id));
  numbers += 1;
  const address = `+1556${String(numbers).padStart(7, '0')}`;
  await ctx.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'whatsapp',
    address,
    state: 'bound',
    // Where they wrote a moment ago, the window is open until the provider says otherwise.
    lastInboundAt: isOpen ? ctx.now() : null,
  });
  return { ...me, address };
}

/** Everybody of a round writes: what was only announced comes with the answer. */
export async function writeAll(ctx: Ctx, wanted: Wanted[]): Promise<void> {
  const addresses = [...new Set(wanted.map(({ address }) => address))];
  for (const address of addresses) {
    const form = { MessageSid: `SM-${address}`, From: `whatsapp:${address}`, Body: '/help' };
    const { talk } = await receiveMessage(ctx, form);
    await replyToTalk(ctx, talk);
  }
}

/** Nothing more comes to a round's people. */
export async function endRound(ctx: Ctx, wanted: Wanted[]): Promise<void> {
  for (const userId of new Set(wanted.map((one) => one.userId))) {
    const user = await findUser(ctx.db, userId);
    if (!user) continue;
    const me: UserCtx = { ...ctx, user, channel: 'web' };
    for (const { id } of await listDailyReminders(me)) await deleteDailyReminder(me, id);
    const reminders = [...(await listReminders(me)), ...(await listUnanswered(me))];
    await removeReminders(
      me,
      reminders.map(({ id }) => id),
    );
  }
}
