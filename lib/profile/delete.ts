import { revokeAllTokens } from '@/lib/connectors/settings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { type Caller, provePassword } from '@/lib/profile/update';
import { removeAccount } from '@/lib/profile/writes';

export async function deleteAccount(ctx: UserCtx, password: string, caller: Caller): Promise<void> {
  await provePassword(ctx, password, caller);
  await revokeAllTokens(ctx);
  await inTransaction(ctx, removeAccount);
}
