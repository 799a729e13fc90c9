import type { UserCtx } from '@/lib/context';
import { dropSchedules, owedRun, setSchedules } from '@/lib/scheduler/writes';
import { nextAt } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

/** What comes to a person once a local date, at their hour. */
interface OnceADay {
  id: string;
  /** HH:MM on the clocks of `timezone`. */
  time: string;
  timezone: string;
  isActive: boolean;
}

/**
 * Sets its next run, or none while it is switched off. Each date has one, whatever is changed: one that has left is not planned again
 * under its date, and one that is due already still leaves where the new hour of today is past.
 */
export async function scheduleOnceADay(ctx: UserCtx, kind: string, daily: OnceADay): Promise<void> {
  const { id, time, timezone: zone, isActive } = daily;
  if (!isActive) return dropSchedules(ctx, kind, [id]);
  const now = ctx.now();
  const today = localDate(now, zone);
  const coming = nextAt(time, zone, now);
  const owed = await owedRun(ctx, kind, id);
  const isOwed = owed?.slot.startsWith(today) && !coming.slot.startsWith(today);
  const next = owed && isOwed ? { slot: `${today}T${time}`, at: owed.at } : coming;
  await setSchedules(ctx, [
    {
      ...{ kind, subjectId: id, userId: ctx.user.id, zone, rule: 'FREQ=DAILY' },
      ...{ slot: `${next.slot}:00`, at: next.at },
    },
  ]);
}
