import { type AnyColumn, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';
import { logUnexpected } from '@/lib/log';

// A lease reserves a row for one worker until an instant. It is short and is renewed while the work runs, so
// that the rows of a dead process become free within seconds.

export const leaseSeconds = 20;
const renewEveryMs = 5_000;

export function leaseEnd(ctx: Ctx, seconds = leaseSeconds): Date {
  return new Date(ctx.now().getTime() + seconds * 1000);
}

export function isFree(ctx: Ctx, until: AnyColumn): SQL | undefined {
  return or(isNull(until), lte(until, ctx.now()));
}

export function secondsUntilFree(ctx: Ctx, until: Date | null): number {
  const left = until ? until.getTime() - ctx.now().getTime() : 0;
  return Math.max(1, Math.ceil(left / 1000) + 1);
}

/**
 * A worker's exclusive right to rows. The right ends after some seconds unless the worker renews it. Check
 * `isHeld` before any action that must not happen twice.
 */
export interface Lease {
  isHeld: () => boolean;
}

/**
 * Runs `work` under a lease that ends at `until`, and renews the lease meanwhile. `renew` moves the lease's
 * end from `from` to `to`, and returns false if the lease was lost.
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
      // The next renewal is tried as scheduled. The lease remains valid until its end.
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
