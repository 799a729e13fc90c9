import { writePace } from '@/lib/auth/rules';
import { takePace } from '@/lib/auth/throttle/throttle-writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Whether the user may write now: counts the write, or says no if their account writes more in a minute than people can. */
export function mayWrite(ctx: UserCtx): Promise<boolean> {
  return takePace(ctx, `writes:${ctx.user.id}`, writePace);
}

/** Throws too_many if the user's account writes more in a minute than people can. */
export async function paceWrites(ctx: UserCtx): Promise<void> {
  if (await mayWrite(ctx)) return;
  throw new AppError('too_many', writePaceText, 1);
}

export const writePaceText = `That is more than ${writePace.burst} changes in a minute, so I stopped here. Please wait a moment and go on.`;
