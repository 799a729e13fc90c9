import { hashPassword } from '@/lib/auth/passwords';
import { normalisePhone } from '@/lib/auth/phone';
import { findUser } from '@/lib/auth/reads';
import { authMessages } from '@/lib/auth/rules';
import { deleteOtherSessions } from '@/lib/auth/session-writes';
import { proveOwner } from '@/lib/auth/verify';
import { changeUser } from '@/lib/auth/writes';
import { replaceAddress } from '@/lib/channels/writes';
import { inTransaction, type User, type UserCtx } from '@/lib/context';
import { moveDailyReminder } from '@/lib/daily-reminders/writes';
import { retimeHeld } from '@/lib/deliveries/plan-writes';
import { AppError } from '@/lib/errors';
import { moveJournalReminder } from '@/lib/journal/writes';
import type { ProfileValues } from '@/lib/profile/schema';
import { scheduleRecap } from '@/lib/recaps/writes';
import { moveSocialDates } from '@/lib/social/writes';

/** Who calls: for the throttle of passwords, and the session that outlives a change of password or number. */
export interface Caller {
  address: string;
  device: string | null;
  sid: string | null;
}

/**
 * Changes the person's own account; what is empty, absent or as it was stays. A new number is unbound until it proves itself,
 * and like a new password it takes the current one and ends every other session. Throws invalid and changes nothing where
 * the current password is missing or wrong.
 */
export async function updateProfile(ctx: UserCtx, input: ProfileValues, caller: Caller): Promise<User> {
  const phoneNumber = changedPhone(ctx.user, input);
  const password = input.newPassword || undefined;
  const columns = {
    ...changedName('firstName', ctx.user, input),
    ...changedName('lastName', ctx.user, input),
    ...(input.timezone && input.timezone !== ctx.user.timezone ? { timezone: input.timezone } : {}),
    ...(password ? { passwordHash: await hashPassword(password) } : {}),
  };
  const isSensitive = phoneNumber !== undefined || password !== undefined;
  if (!isSensitive && Object.keys(columns).length === 0) return ctx.user;
  const provenHash = isSensitive ? await provePassword(ctx, input.currentPassword, caller) : undefined;
  await inTransaction(ctx, async (tx) => {
    // The number first: binding one takes the same locks in this order.
    if (phoneNumber) await replaceAddress(tx, phoneNumber);
    if (!(await changeUser(tx, columns, provenHash)))
      throw new AppError('invalid', authMessages.currentWrong);
    if (columns.timezone) {
      await moveDailyReminder(tx, columns.timezone);
      await moveSocialDates(tx, columns.timezone);
      await scheduleRecap(tx);
      await moveJournalReminder(tx, columns.timezone);
      await retimeHeld(tx);
    }
    if (isSensitive) await deleteOtherSessions(tx, caller.sid);
  });
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw new AppError('not_found', 'This account does not exist any more.');
  return user;
}

/** Checks the current password, counted by the throttle of sign-in; gives the hash it was checked against. */
export async function provePassword(
  ctx: UserCtx,
  password: string | null | undefined,
  { address, device }: Caller,
): Promise<string> {
  if (!password) throw new AppError('invalid', authMessages.currentMissing);
  try {
    const proven = await proveOwner(ctx, { email: ctx.user.email, password, address, device });
    return proven.passwordHash;
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'unauthenticated';
    throw isWrong ? new AppError('invalid', authMessages.currentWrong) : error;
  }
}

function changedName(field: 'firstName' | 'lastName', user: User, input: ProfileValues) {
  const value = input[field];
  return value === undefined || value === '' || value === user[field] ? {} : { [field]: value };
}

function changedPhone(user: User, { phoneNumber, country }: ProfileValues): string | undefined {
  if (!phoneNumber) return undefined;
  const typed = normalisePhone(phoneNumber, country);
  return typed === user.phoneNumber ? undefined : typed;
}
