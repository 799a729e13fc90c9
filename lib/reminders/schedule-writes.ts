import type { UserCtx } from '@/lib/context';
import { comingIn, comingOf, type Kept, leadsOf, nagOf, planOf, type Timed } from '@/lib/reminders/plan';
import {
  dropSchedules,
  holdSchedules,
  type Schedule,
  setSchedules,
  standingSchedules,
} from '@/lib/scheduler/writes';

const kinds = ['reminder', 'lead', 'nag', 'snooze'];

/** Holds everything that is due for own reminders: before the reminders themselves, as the wake does. */
export function holdPlans(ctx: UserCtx, ids: string[]): Promise<void> {
  return holdSchedules(ctx, kinds, ids);
}

/** Everything that is due for own reminders, as it stands. */
export function standingPlans(ctx: UserCtx, ids: string[]): Promise<Kept[]> {
  return standingSchedules(ctx, kinds, ids);
}

export function dropPlans(ctx: UserCtx, ids: string[]): Promise<void> {
  return dropSchedules(ctx, kinds, ids);
}

/** Sets anew what is due for a reminder, on the clocks of its person. */
export async function setPlan(ctx: UserCtx, reminder: Timed): Promise<void> {
  await dropSchedules(ctx, ['lead', 'nag', 'snooze'], [reminder.id]);
  await setSchedules(ctx, planOf(reminder, comingIn(reminder, ctx.user.timezone), ctx.now()));
}

/** What is due for reminders is this and nothing else. */
export async function replacePlans(ctx: UserCtx, ids: string[], plans: Schedule[]): Promise<void> {
  await dropSchedules(ctx, kinds, ids);
  await setSchedules(ctx, plans);
}

/** Sets anew what goes along with a reminder whose own time stays; what was put off stays put off. */
export async function setCompany(
  ctx: UserCtx,
  reminder: Timed,
  change: { leads: boolean; nag: boolean },
): Promise<void> {
  const coming = comingOf(await standingPlans(ctx, [reminder.id]), reminder.id);
  const changed = [...(change.leads ? ['lead'] : []), ...(change.nag ? ['nag'] : [])];
  await dropSchedules(ctx, changed, [reminder.id]);
  if (!coming) return;
  await setSchedules(ctx, [
    ...(change.leads ? leadsOf(reminder, coming, ctx.now()) : []),
    ...(change.nag ? nagOf(reminder, coming) : []),
  ]);
}
