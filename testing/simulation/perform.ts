import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { findUser } from '@/lib/auth/reads';
import type { MessengerChannel } from '@/lib/channels/rules';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
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
import type { Action, UserScript } from '@/testing/simulation/actions';
import type { AcceptedMessage } from '@/testing/virtual/provider';

export interface SimulatedUser {
  script: UserScript;
  channels: MessengerChannel[];
  address: string;
  ids: Map<string, string>;
  messages: { at: number; text: string; id: string }[];
}

export async function perform(
  ctx: Ctx,
  simulated: SimulatedUser,
  action: Action,
  ledger: AcceptedMessage[],
): Promise<void> {
  const user = await findUser(ctx.db, simulated.ids.get('user') ?? '');
  if (!user) throw new Error(`user ${simulated.script.name} does not exist`);
  if (action.type === 'write message') return writeMessage(ctx, simulated, action, ledger);
  await change({ ...ctx, user, channel: 'web' }, simulated, action);
}

async function change(ctx: UserCtx, { script, ids }: SimulatedUser, action: Action): Promise<void> {
  const idOf = (key: string) => ids.get(key) ?? '';
  switch (action.type) {
    case 'change zone':
      await updateProfile(ctx, { timezone: action.zone }, { address: '', device: null, sid: null });
      return;
    case 'set daily':
      return setDaily(ctx, `${script.name} summary`, action.time);
    case 'stop daily': {
      const [daily] = await listDailyReminders(ctx);
      if (daily) await deleteDailyReminder(ctx, daily.id);
      return;
    }
    case 'set journal':
      return setJournal(ctx, `${script.name} journal`, action.time);
    case 'stop journal': {
      const journal = await journalReminderOf(ctx);
      if (journal) await deleteJournalReminder(ctx, journal.id);
      return;
    }
    case 'set recap':
      await updatePreferences(ctx, { recapOn: true, recapDay: action.day, recapTime: action.time });
      return;
    case 'stop recap':
      await updatePreferences(ctx, { recapOn: false });
      return;
    case 'create reminder': {
      const { key, local, rule, leads, nag, hasDetails } = action;
      const description = hasDetails ? `all about ${key}` : null;
      const input = { title: `R${key}`, description, reminderTime: local, recurrenceRule: rule, leads, nag };
      ids.set(key, (await createReminder(ctx, input)).id);
      return;
    }
    case 'edit reminder':
      await updateReminder(ctx, idOf(action.key), { reminderTime: action.local });
      return;
    case 'delete reminder':
      await deleteReminder(ctx, idOf(action.key));
      return;
    case 'create date': {
      const { key, month, day, leadDays } = action;
      const input = createSocialDateInput.parse({ name: `S${key}`, month, day, leadDays });
      ids.set(`date ${key}`, (await createSocialDate(ctx, input)).id);
      return;
    }
    case 'edit date':
      await updateSocialDate(ctx, idOf(`date ${action.key}`), { month: action.month, day: action.day });
      return;
    case 'delete date':
      await deleteSocialDate(ctx, idOf(`date ${action.key}`));
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

async function writeMessage(
  ctx: Ctx,
  { address, script, messages }: SimulatedUser,
  { at, text, isReply }: Extract<Action, { type: 'write message' }>,
  ledger: AcceptedMessage[],
): Promise<void> {
  const newest = isReply ? ledger.findLast((one) => one.to === address && /: R\d/.test(one.text)) : undefined;
  const stored = await receiveMessage(ctx, {
    MessageSid: `SM-${script.name}-${at}`,
    From: `whatsapp:${address}`,
    Body: text,
    ...(newest ? { OriginalRepliedMessageSid: newest.providerId } : {}),
  });
  // A failed request is retried, so the message may already be in the list.
  if (!messages.some((message) => message.at === at)) messages.push({ at, text, id: stored.id });
  await replyToConversation(ctx, stored.conversationId);
}
