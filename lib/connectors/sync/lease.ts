import { randomUUID } from 'node:crypto';
import { type CallCalendar, calendarCaller } from '@/lib/connectors/access';
import { type ConnectorRow, connectorOwner } from '@/lib/connectors/reads';
import { claimSync, releaseSync, renewSync } from '@/lib/connectors/writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { leaseEnd, whileLeased } from '@/lib/lease';
import { logUnexpected } from '@/lib/log';
import { CalendarError } from '@/lib/ports';

export interface LeasedConnector {
  ctx: UserCtx;
  connector: ConnectorRow;
  callCalendar: CallCalendar;
}

export type SyncOutcome =
  | { state: 'done'; isFinished: boolean }
  | { state: 'later'; afterSeconds: number }
  | { state: 'busy' };

const syncEveryMs = 3_600_000;
const firstWaitSeconds = 5;
const maxWaitSeconds = 3600;

export async function withSyncLease(
  ctx: Ctx,
  id: string,
  { isWhole }: { isWhole: boolean },
  work: (leased: LeasedConnector) => Promise<boolean>,
): Promise<SyncOutcome> {
  const holder = randomUUID();
  const connector = await claimSync(ctx, id, holder);
  if (!connector) return { state: 'busy' };
  const user = await connectorOwner(ctx, connector);
  if (!user) return { state: 'busy' };
  const leased = {
    ctx: { ...ctx, user, channel: 'web' as const },
    connector,
    callCalendar: calendarCaller(ctx, connector),
  };
  try {
    const renew = (_: Date, to: Date) => renewSync(ctx, id, holder, to);
    const until = connector.syncingUntil ?? leaseEnd(ctx);
    const isFinished = await whileLeased(ctx, until, renew, () => work(leased));
    const now = ctx.now();
    const isHourlyDone = isWhole && (connector.nextSyncAt === null || connector.nextSyncAt <= now);
    const next = isHourlyDone ? { nextSyncAt: new Date(now.getTime() + syncEveryMs) } : {};
    await releaseSync(ctx, id, holder, { fails: 0, lastSyncedAt: now, ...next });
    return { state: 'done', isFinished };
  } catch (error) {
    if (error instanceof CalendarError) return postpone(ctx, connector, holder, error);
    await releaseSync(ctx, id, holder, {});
    throw error;
  }
}

async function postpone(
  ctx: Ctx,
  { id, fails: failsBefore }: ConnectorRow,
  holder: string,
  error: CalendarError,
): Promise<SyncOutcome> {
  // markRevoked has already told the user.
  if (error.kind === 'revoked') {
    await releaseSync(ctx, id, holder, {});
    return { state: 'done', isFinished: true };
  }
  if (error.kind !== 'limited' && error.kind !== 'unreachable') logUnexpected(error);
  const fails = failsBefore + 1;
  const backoff = Math.min(firstWaitSeconds * 2 ** Math.min(failsBefore, 10), maxWaitSeconds);
  const afterSeconds = Math.max(error.retryAfterSeconds ?? 0, backoff);
  const nextSyncAt = new Date(ctx.now().getTime() + afterSeconds * 1000);
  await releaseSync(ctx, id, holder, { fails, nextSyncAt });
  return { state: 'later', afterSeconds };
}
