import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { reachOf } from '@/lib/channels/contact-reads';
import { isWindowOpen, rulesOf } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { nextRunDate } from '@/lib/daily-reminders/rules';
import { AppError } from '@/lib/errors';
import type { Preferences, PreferencesRead, SummaryWindow } from '@/lib/preferences/schema';
import { fromLocal } from '@/lib/time/clock';

export const preferenceColumns = {
  quietFrom: users.quietFrom,
  quietTo: users.quietTo,
  recapOn: users.recapOn,
  recapDay: users.recapDay,
  recapTime: users.recapTime,
  clock: users.clock,
};

export async function findPreferences(ctx: UserCtx): Promise<Preferences> {
  const [row] = await ctx.db.select(preferenceColumns).from(users).where(eq(users.id, ctx.user.id));
  if (!row) throw new AppError('not_found', 'This account does not exist any more.');
  return row;
}

export async function readPreferences(ctx: UserCtx): Promise<PreferencesRead> {
  const [preferences, summaryWindow] = await Promise.all([findPreferences(ctx), findSummaryWindow(ctx)]);
  return { ...preferences, summaryWindow };
}

async function findSummaryWindow(ctx: UserCtx): Promise<SummaryWindow | null> {
  const [[daily], reach] = await Promise.all([listDailyReminders(ctx), reachOf(ctx, [ctx.user.id])]);
  const [contact] = reach.get(ctx.user.id)?.contacts ?? [];
  const date = daily ? nextRunDate(daily, ctx.now()) : null;
  const { windowMs } = contact ? rulesOf(contact.channel) : { windowMs: null };
  if (!daily || !date || !contact || windowMs === null) return null;
  const { channel, lastInboundAt } = contact;
  const next = fromLocal(date, daily.time, daily.timezone);
  const closesAt = lastInboundAt && new Date(lastInboundAt.getTime() + windowMs);
  return {
    willBeOpen: isWindowOpen(channel, lastInboundAt, next),
    closesAt: closesAt?.toISOString() ?? null,
  };
}
