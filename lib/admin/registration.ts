import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '@/lib/admin/writes';
import { saveRegistration } from '@/lib/config/registration';
import { readRegistration } from '@/lib/config/registration-reads';
import type { Registration } from '@/lib/config/schema';
import { inTransaction, type UserCtx } from '@/lib/context';

export function changeRegistration(ctx: UserCtx, input: Registration): Promise<Registration> {
  return inTransaction(ctx, async (tx) => {
    const before = await readRegistration(tx);
    await saveRegistration(tx, input);
    const after = await readRegistration(tx);
    if (!isDeepStrictEqual(before, after))
      await recordAudit(tx, {
        actorId: ctx.user.id,
        action: 'config.update',
        subject: 'registration',
        before,
        after,
      });
    return after;
  });
}
