import type { Access } from '@/lib/connectors/access';
import { hasWork } from '@/lib/connectors/push-reads';
import { type ConnectorRow, connectorById } from '@/lib/connectors/reads';
import { type Held, underLease } from '@/lib/connectors/sync/lease';
import { nudge } from '@/lib/connectors/sync/nudge';
import { pull } from '@/lib/connectors/sync/pull';
import { push } from '@/lib/connectors/sync/push';
import { keepBusyElsewhere } from '@/lib/connectors/writes';
import type { Ctx, UserCtx } from '@/lib/context';

/** Outlives the function's limit (300 s), so that a living sync is never overtaken. */
const leaseSeconds = 330;
/** After this the rest is left to the next job, well before the platform ends this one. */
const workMs = 200_000;

/**
 * Syncs an account both ways: what changed there is done here, then what was done here is carried there. Comes again by itself
 * where something is left, where the provider asks to wait, and after somebody who holds the account.
 */
export async function syncConnector(ctx: Ctx, id: string): Promise<{ state: 'done' | 'later' | 'busy' }> {
  const until = ctx.now().getTime() + workMs;
  const outcome = await underLease(ctx, id, { leaseSeconds, isWhole: true }, (held) =>
    sync(held, () => ctx.now().getTime() < until),
  );
  if (outcome.state === 'busy') await comeAfterHolder(ctx, id);
  if (outcome.state === 'later') await nudge(ctx, [id], outcome.afterSeconds + 1);
  // A nudge that came meanwhile found the account taken.
  if (outcome.state === 'done' && (!outcome.isFinished || (await hasWork(ctx, id)))) await nudge(ctx, [id]);
  return { state: outcome.state };
}

async function sync({ ctx, connector, access }: Held, isInTime: () => boolean): Promise<boolean> {
  const isHourly = connector.nextSyncAt !== null && connector.nextSyncAt <= ctx.now();
  await pull(ctx, connector, access);
  if (isHourly) await readBusyElsewhere(ctx, connector, access);
  return push(ctx, connector, access, isInTime);
}

const aheadMs = 62 * 86_400_000;
const mostCalendars = 50;

/** When the account's other calendars are busy: being free is about all of them. */
async function readBusyElsewhere(ctx: UserCtx, connector: ConnectorRow, access: Access): Promise<void> {
  const all = await access((calendar, token) => calendar.calendars(token));
  const others = all.filter(({ id, isPrimary }) => !isPrimary && id !== connector.calendarId);
  const calendarIds = others.slice(0, mostCalendars).map(({ id }) => id);
  const from = ctx.now();
  const to = new Date(from.getTime() + aheadMs);
  const busy =
    calendarIds.length > 0
      ? await access((calendar, token) => calendar.busy(token, { calendarIds, from, to }))
      : [];
  await keepBusyElsewhere(
    ctx,
    connector.id,
    busy.map(({ start, end }) => `${start.toISOString()}/${end.toISOString()}`),
  );
}

/** Should its holder die, somebody looks when the lease is over. */
async function comeAfterHolder(ctx: Ctx, id: string): Promise<void> {
  const connector = await connectorById(ctx, id);
  const end = connector?.syncingUntil;
  if (!end || end <= ctx.now()) return;
  const seconds = Math.ceil((end.getTime() - ctx.now().getTime()) / 1000) + 1;
  await ctx.ports.queue.publish({
    path: '/api/jobs/calendar-sync',
    body: { id },
    delaySeconds: seconds,
    dedupeId: `calendar-lease:${id}:${Math.round(end.getTime() / 1000)}`,
  });
}
