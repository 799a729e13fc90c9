import { type AnyColumn, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';
import { logUnexpected } from '@/lib/log';

// A lease keeps a row for one worker until an instant: `update … set until = leaseEnd(…) where isFree(until)` takes it, null gives
// it back. It is short, and renewed while the work goes on (`whileLeased`): what a dead process held is free again after seconds.

/** A worker that lives renews its lease several times within it. */
export const leaseSeconds = 20;
const renewEveryMs = 5_000;

/** Returns the instant at which a lease taken now ends. */
export function leaseEnd(ctx: Ctx, seconds = leaseSeconds): Date {
  return new Date(ctx.now().getTime() + seconds * 1000);
}

/** The condition under which a row may be claimed: it has no lease, or its lease has ended. */
export function isFree(ctx: Ctx, until: AnyColumn): SQL | undefined {
  return or(isNull(until), lte(until, ctx.now()));
}

/** Returns the seconds after which a leased row is certainly free, at least one. */
export function secondsUntilFree(ctx: Ctx, until: Date | null): number {
  const left = until ? until.getTime() - ctx.now().getTime() : 0;
  return Math.max(1, Math.ceil(left / 1000) + 1);
}

/** Tells a worker whether its lease still holds. Ask before anything that must not happen twice. */
export interface Lease {
  isHeld: () => boolean;
}

/**
 * Runs `work` and renews its lease, taken just now until `until`, until the work ends. `renew` moves the end from one instant to another
 * and returns false if the lease is lost.
 */
export async function whileLeased<T>(
  ctx: Ctx,
  until: Date,
  renew: (from: Date, to: Date) => Promise<boolean>,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  let end = until;
  let isLost = false;
  let isRenewing = false;
  const isHeld = () => !isLost && ctx.now() < end;
  async function renewOnce(): Promise<void> {
    if (isRenewing) return;
    if (!isHeld()) return clearInterval(timer);
    isRenewing = true;
    try {
      const to = leaseEnd(ctx);
      isLost = !(await renew(end, to));
      end = to;
    } catch (error) {
      // The next turn tries again, as long as the lease holds.
      logUnexpected(error);
    } finally {
      isRenewing = false;
    }
  }
  const timer = setInterval(() => void renewOnce(), renewEveryMs);
  timer.unref();
  try {
    return await work({ isHeld });
  } finally {
    clearInterval(timer);
  }
}
