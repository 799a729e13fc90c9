import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { findUser } from '@/lib/auth/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder } from '@/lib/daily-reminders/writes';
import { saveReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';

/** A text that must come: what of it is found in a message, whose it is and when it was due. */
export interface Wanted {
  line: string;
  isSummary: boolean;
  userId: string;
  due: number;
}

/** How many messages a round has where nothing goes wrong. */
export const sendsOfRound = 6;

/** Four people due at one minute: two reminders, a long one, a summary with a reminder, and a summary with a long one. */
export async function invite(ctx: Ctx, round: string, due: number): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const remind = async (me: UserCtx, name: string, isLong: boolean) => {
    const title = `${round} ${name}`;
    // Two parts, and the end of the second is wanted too.
    const end = `the end of ${title}`;
    const description = isLong ? `${'words '.repeat(300)}\n${end}` : null;
    await saveReminder(me, { title, description, at: new Date(due), rule: null });
    for (const line of [`Reminder: ${title}`, ...(isLong ? [end] : [])])
      wanted.push({ line, isSummary: false, userId: me.user.id, due });
  };
  const summarise = async (me: UserCtx, name: string) => {
    const time = new Date(due).toISOString().slice(11, 16);
    await createDailyReminder(me, dailyReminderInput.parse({ name: `summary ${round} ${name}`, time }));
    wanted.push({ line: `summary ${round} ${name} · `, isSummary: true, userId: me.user.id, due });
  };
  const [pair, long, mixed, longMixed] = [
    await withPhone(ctx),
    await withPhone(ctx),
    await withPhone(ctx),
    await withPhone(ctx),
  ];
  await remind(pair, 'a', false);
  await remind(pair, 'b', false);
  await remind(long, 'c', true);
  await remind(mixed, 'd', false);
  await summarise(mixed, 'D');
  await remind(longMixed, 'e', true);
  await summarise(longMixed, 'E');
  return wanted;
}

let numbers = 0;

async function withPhone(ctx: Ctx): Promise<UserCtx> {
  const me = await createUser(ctx, { timezone: 'UTC' });
  // None: what is late comes as soon as it can.
  await ctx.db.update(users).set({ quietFrom: '00:00', quietTo: '00:00' }).where(eq(users.id, me.user.id));
  numbers += 1;
  await ctx.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'whatsapp',
    address: `+1556${String(numbers).padStart(7, '0')}`,
    state: 'bound',
    // They wrote a moment ago: the window is open until the provider says otherwise.
    lastInboundAt: ctx.now(),
  });
  return me;
}

/** The daily summaries of a round's people come once. */
export async function endSummaries(ctx: Ctx, wanted: Wanted[]): Promise<void> {
  for (const { userId } of wanted.filter(({ isSummary }) => isSummary)) {
    const user = await findUser(ctx.db, userId);
    if (!user) continue;
    const me: UserCtx = { ...ctx, user, channel: 'web' };
    for (const { id } of await listDailyReminders(me)) await deleteDailyReminder(me, id);
  }
}
