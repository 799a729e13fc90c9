import { replyToTalk } from '@/lib/assistant/reply';
import { findUser } from '@/lib/auth/reads';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import type { Ctx, UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { journalReminderOf } from '@/lib/journal/reads';
import { createJournalReminder, deleteJournalReminder, updateJournalReminder } from '@/lib/journal/writes';
import { updatePreferences } from '@/lib/preferences/writes';
import { updateProfile } from '@/lib/profile/update';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { createSocialDateInput } from '@/lib/social/schema';
import { createSocialDate, deleteSocialDate, updateSocialDate } from '@/lib/social/writes';
import type { Act, Person } from '@/lib/testing/simulation/acts';
import type { Taken } from '@/lib/testing/virtual/provider';

/** What is remembered of somebody while they live. */
export interface Life {
  person: Person;
  address: string;
  /** Of their reminders and dates, and their own under "user"; by the script's key. */
  ids: Map<string, string>;
  /** When they wrote, and under which id that is kept. */
  writes: { at: number; text: string; id: string }[];
}

/** Does what the script says, by the verbs that the routes call. */
export async function perform(ctx: Ctx, life: Life, act: Act, ledger: Taken[]): Promise<void> {
  const user = await findUser(ctx.db, life.ids.get('user') ?? '');
  if (!user) throw new Error(`${life.person.name} is gone`);
  const me: UserCtx = { ...ctx, user, channel: 'web' };
  if (act.verb === 'write') return write(ctx, life, act, ledger);
  await change(me, life, act);
}

async function change(ctx: UserCtx, { person, ids }: Life, act: Act): Promise<void> {
  const idOf = (key: string) => ids.get(key) ?? '';
  switch (act.verb) {
    case 'move':
      await updateProfile(ctx, { timezone: act.zone }, { address: '', device: null, sid: null });
      return;
    case 'set daily':
      return setDaily(ctx, `${person.name} summary`, act.time);
    case 'drop daily': {
      const [daily] = await listDailyReminders(ctx);
      if (daily) await deleteDailyReminder(ctx, daily.id);
      return;
    }
    case 'set journal':
      return setJournal(ctx, `${person.name} journal`, act.time);
    case 'drop journal': {
      const journal = await journalReminderOf(ctx);
      if (journal) await deleteJournalReminder(ctx, journal.id);
      return;
    }
    case 'set recap':
      await updatePreferences(ctx, { recapOn: true, recapDay: act.day, recapTime: act.time });
      return;
    case 'drop recap':
      await updatePreferences(ctx, { recapOn: false });
      return;
    case 'create': {
      const { key, local, rule, leads, nag, hasDetails } = act;
      const description = hasDetails ? `all about ${key}` : null;
      const given = { title: `R${key}`, description, reminderTime: local, recurrenceRule: rule, leads, nag };
      ids.set(key, (await createReminder(ctx, given)).id);
      return;
    }
    case 'edit':
      await updateReminder(ctx, idOf(act.key), { reminderTime: act.local });
      return;
    case 'delete':
      await deleteReminder(ctx, idOf(act.key));
      return;
    case 'keep date': {
      const { key, month, day, leadDays } = act;
      const given = createSocialDateInput.parse({ name: `S${key}`, month, day, leadDays });
      ids.set(`date ${key}`, (await createSocialDate(ctx, given)).id);
      return;
    }
    case 'move date':
      await updateSocialDate(ctx, idOf(`date ${act.key}`), { month: act.month, day: act.day });
      return;
    case 'forget date':
      await deleteSocialDate(ctx, idOf(`date ${act.key}`));
  }
}

async function setDaily(ctx: UserCtx, name: string, time: string): Promise<void> {
  const values = dailyReminderInput.parse({ name, time });
  const [daily] = await listDailyReminders(ctx);
  if (daily) await updateDailyReminder(ctx, daily.id, values);
  else await createDailyReminder(ctx, values);
}

async function setJournal(ctx: UserCtx, customMessage: string, time: string): Promise<void> {
  const values = { customMessage, time };
  if (await journalReminderOf(ctx)) await updateJournalReminder(ctx, values);
  else await createJournalReminder(ctx, values);
}

/** By the webhook's own way; the queue's copy of the job and this one are at it together. */
async function write(
  ctx: Ctx,
  life: Life,
  { at, text, points }: Extract<Act, { verb: 'write' }>,
  ledger: Taken[],
): Promise<void> {
  const { address, person, writes } = life;
  const newest = points ? ledger.findLast((one) => one.to === address && /: R\d/.test(one.text)) : undefined;
  const stored = await receiveMessage(ctx, {
    MessageSid: `SM-${person.name}-${at}`,
    From: `whatsapp:${address}`,
    Body: text,
    ...(newest ? { OriginalRepliedMessageSid: newest.providerId } : {}),
  });
  if (!writes.some((one) => one.at === at)) writes.push({ at, text, id: stored.id });
  await replyToTalk(ctx, stored.talk);
}
