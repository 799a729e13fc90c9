import { accountsDue, accountsOf } from '@/lib/connectors/reads';
import type { Ctx } from '@/lib/context';

const path = '/api/jobs/calendar-sync';
/** So many accounts are synced at once, of a heartbeat's thousands. */
const flow = { key: 'calendar-sync', parallelism: 20 };

/** Has the accounts synced of those whose reminders or events this request changed. */
export async function nudgeCalendars(ctx: Ctx): Promise<void> {
  const people = ctx.due.touched();
  if (people.length > 0) await nudge(ctx, await accountsOf(ctx, people));
}

/** Has the accounts synced whose hour has come, or whose nudge was lost. */
export async function nudgeDueCalendars(ctx: Ctx): Promise<void> {
  await nudge(ctx, await accountsDue(ctx));
}

/** Has accounts synced, now or later. */
export async function nudge(ctx: Ctx, ids: string[], delaySeconds = 0): Promise<void> {
  if (ids.length === 0) return;
  await ctx.ports.queue.publishAll(
    ids.map((id) => ({ path, flow, body: { id }, ...(delaySeconds > 0 ? { delaySeconds } : {}) }) as const),
  );
}
