import type { AdminUserDetail, ChangeUserInput } from '@/lib/admin/schema';
import { userDetail } from '@/lib/admin/users/user-reads';
import { lockGrants, saveGrants, type UserGrants } from '@/lib/admin/users/user-writes';
import { recordAudit } from '@/lib/admin/writes';
import { findUser } from '@/lib/auth/reads';
import { deleteSessions } from '@/lib/auth/sessions/session-writes';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export async function changeGrants(
  ctx: UserCtx,
  id: string,
  input: ChangeUserInput,
): Promise<AdminUserDetail> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockGrants(tx, id, given(input));
    const after = { ...before, ...given(input) };
    await saveGrants(tx, id, after);
    const audited = { actorId: ctx.user.id, subject: id };
    if (after.isAdmin !== before.isAdmin)
      await recordAudit(tx, {
        ...audited,
        action: after.isAdmin ? 'user.grant_admin' : 'user.withdraw_admin',
        before: { isAdmin: before.isAdmin },
        after: { isAdmin: after.isAdmin },
      });
    if (after.dailyTokens !== before.dailyTokens)
      await recordAudit(tx, {
        ...audited,
        action: 'user.set_budget',
        before: { dailyTokens: before.dailyTokens },
        after: { dailyTokens: after.dailyTokens },
      });
  });
  return userDetail(ctx, id);
}

function given({ isAdmin, dailyTokens }: ChangeUserInput): Partial<UserGrants> {
  return {
    ...(isAdmin === undefined ? {} : { isAdmin }),
    ...(dailyTokens === undefined ? {} : { dailyTokens }),
  };
}

export function endSessions(ctx: UserCtx, id: string): Promise<{ ended: number }> {
  return inTransaction(ctx, async (tx) => {
    if (!(await findUser(tx.db, id)))
      throw new AppError('not_found', 'This account does not exist any more.');
    const ended = await deleteSessions(tx, id);
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: 'user.end_sessions',
      subject: id,
      after: { ended },
    });
    return { ended };
  });
}
