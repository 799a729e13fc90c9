import { type AnyColumn, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '@/lib/context';

// A lease keeps a row for one worker until an instant: `update … set until = leaseEnd(…) where isFree(until)` takes it, null gives
// it back. If the worker dies, the lease ends by itself; so it must be longer than the work it covers.

/** Returns the instant at which a lease taken now ends. */
export function leaseEnd(ctx: Ctx, seconds: number): Date {
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
