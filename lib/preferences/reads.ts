import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { reachOf } from '@/lib/channels/contact-reads';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { nextRunDate } from '@/lib/daily-reminders/rules';
import { answeringWindowMs, isWindowOpen } from '@/lib/deliveries/rules';
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

/** Returns the user's preferences. */
export async function findPreferences(ctx: UserCtx): Promise<Preferences> {
  const [row] = await ctx.db.select(preferenceColumns).from(users).where(eq(users.id, ctx.user.id));
  if (!row) throw new AppError('not_found', 'This account does not exist any more.');
  return row;
}

/** Returns the user's preferences, and whether their next daily summary can be sent in full. */
export async function readPreferences(ctx: UserCtx): Promise<PreferencesRead> {
  const [preferences, summaryWindow] = await Promise.all([findPreferences(ctx), findSummaryWindow(ctx)]);
  return { ...preferences, summaryWindow };
}

async function findSummaryWindow(ctx: UserCtx): Promise<SummaryWindow | null> {
  const [[daily], reach] = await Promise.all([listDailyReminders(ctx), reachOf(ctx, [ctx.user.id])]);
  const phone = reach.get(ctx.user.id)?.phone;
  const date = daily ? nextRunDate(daily, ctx.now()) : null;
  if (!daily || !date || !phone) return null;
  const { lastInboundAt } = phone;
  const next = fromLocal(date, daily.time, daily.timezone);
  const closesAt = lastInboundAt && new Date(lastInboundAt.getTime() + answeringWindowMs);
  return { willBeOpen: isWindowOpen(lastInboundAt, next), closesAt: closesAt?.toISOString() ?? null };
}
