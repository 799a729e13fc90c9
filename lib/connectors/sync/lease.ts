import { randomUUID } from 'node:crypto';
import { type Access, accessTo } from '@/lib/connectors/access';
import { type ConnectorRow, ownerOf } from '@/lib/connectors/reads';
import { claimSync, releaseSync } from '@/lib/connectors/writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { logUnexpected } from '@/lib/log';
import { CalendarError } from '@/lib/ports';

/** What a sync works with, while nobody else does. */
export interface Held {
  ctx: UserCtx;
  connector: ConnectorRow;
  access: Access;
}

/** later: the account asks to be left alone for so long. busy: somebody else has it, or it cannot be synced. */
export type Outcome =
  | { state: 'done'; isFinished: boolean }
  | { state: 'later'; afterSeconds: number }
  | { state: 'busy' };

const usualMs = 3_600_000;
const firstWaitSeconds = 5;
const longestWaitSeconds = 3600;

/**
 * Works on an account under its lease. What the provider says no to is kept with the account: it is left alone for growing
 * pauses, or until it is connected anew. Anything else is thrown, after the account was let go. What is not the whole of a sync leaves
 * the next one where it was.
 */
export async function underLease(
  ctx: Ctx,
  id: string,
  { leaseSeconds, isWhole }: { leaseSeconds: number; isWhole: boolean },
  work: (held: Held) => Promise<boolean>,
): Promise<Outcome> {
  const holder = randomUUID();
  const connector = await claimSync(ctx, id, holder, leaseSeconds);
  if (!connector) return { state: 'busy' };
  const user = await ownerOf(ctx, connector);
  if (!user) return { state: 'busy' };
  const held = {
    ctx: { ...ctx, user, channel: 'web' as const },
    connector,
    access: accessTo(ctx, connector),
  };
  try {
    const isFinished = await work(held);
    const now = ctx.now();
    const isOver = isWhole && (connector.nextSyncAt === null || connector.nextSyncAt <= now);
    const next = isOver ? { nextSyncAt: new Date(now.getTime() + usualMs) } : {};
    await releaseSync(ctx, id, holder, { fails: 0, lastSyncedAt: now, ...next });
    return { state: 'done', isFinished };
  } catch (error) {
    if (error instanceof CalendarError) return putOff(ctx, connector, holder, error);
    await releaseSync(ctx, id, holder, {});
    throw error;
  }
}

async function putOff(
  ctx: Ctx,
  { id, fails: before }: ConnectorRow,
  holder: string,
  error: CalendarError,
): Promise<Outcome> {
  // The person was told when it was marked.
  if (error.kind === 'revoked') {
    await releaseSync(ctx, id, holder, {});
    return { state: 'done', isFinished: true };
  }
  if (error.kind !== 'limited' && error.kind !== 'unreachable') logUnexpected(error);
  const fails = before + 1;
  const growing = Math.min(firstWaitSeconds * 2 ** Math.min(before, 10), longestWaitSeconds);
  const afterSeconds = Math.max(error.retryAfterSeconds ?? 0, growing);
  const nextSyncAt = new Date(ctx.now().getTime() + afterSeconds * 1000);
  await releaseSync(ctx, id, holder, { fails, nextSyncAt });
  return { state: 'later', afterSeconds };
}
