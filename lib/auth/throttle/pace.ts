import { writePace } from '@/lib/auth/rules';
import { takePace } from '@/lib/auth/throttle/throttle-writes';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export function mayWrite(ctx: UserCtx): Promise<boolean> {
  return takePace(ctx, `writes:${ctx.user.id}`, writePace);
}

export async function paceWrites(ctx: UserCtx): Promise<void> {
  if (await mayWrite(ctx)) return;
  throw new AppError('too_many', writePaceText, 1);
}

export const writePaceText = `That is more than ${writePace.burst} changes in a minute, so I stopped here. Please wait a moment and go on.`;
