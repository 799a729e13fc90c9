import { revokeAll } from '@/lib/connectors/settings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { type Caller, provePassword } from '@/lib/profile/update';
import { removeAccount } from '@/lib/profile/writes';

/** Deletes the account and everything in it, once the password was typed again; our access to its calendars is taken back. Throws conflict for the last admin. */
export async function deleteAccount(ctx: UserCtx, password: string, caller: Caller): Promise<void> {
  await provePassword(ctx, password, caller);
  await revokeAll(ctx);
  await inTransaction(ctx, removeAccount);
}
