import { moveToZone } from '@/lib/assistant/change-zone';
import { authMessages } from '@/lib/auth/messages';
import { hashPassword } from '@/lib/auth/passwords';
import { normalisePhone } from '@/lib/auth/phone';
import { findUser } from '@/lib/auth/reads';
import { deleteOtherSessions } from '@/lib/auth/sessions/session-writes';
import { proveOwner } from '@/lib/auth/verify';
import { changeUser } from '@/lib/auth/writes';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { createFeed } from '@/lib/calendar-feed/writes';
import { replaceAddress } from '@/lib/channels/contact-writes';
import { refuseWeakPassword } from '@/lib/config/registration';
import { inTransaction, type User, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ProfileValues } from '@/lib/profile/schema';

export interface Caller {
  address: string;
  device: string | null;
  /** Id of the current session, which stays valid after a change of the password or phone number. */
  sid: string | null;
}

/** Updates the account. A new phone number or password requires the current password and ends all other sessions. */
export async function updateProfile(ctx: UserCtx, input: ProfileValues, caller: Caller): Promise<User> {
  const phoneNumber = changedPhone(ctx.user, input);
  const password = input.newPassword || undefined;
  const columns = {
    ...changedName('firstName', ctx.user, input),
    ...changedName('lastName', ctx.user, input),
    ...(input.timezone && input.timezone !== ctx.user.timezone ? { timezone: input.timezone } : {}),
  };
  const isSensitive = phoneNumber !== undefined || password !== undefined;
  if (!isSensitive && Object.keys(columns).length === 0) return ctx.user;
  const provenHash = isSensitive ? await provePassword(ctx, input.currentPassword, caller) : undefined;
  if (password) await refuseWeakPassword(ctx, password, ctx.user.email.split('@'));
  const renewed = password ? { passwordHash: await hashPassword(password, caller.address) } : {};
  await inTransaction(ctx, async (tx) => {
    // The number is replaced before the user's row is locked. Verifying a number takes its locks in this
    // order too.
    if (phoneNumber) await replaceAddress(tx, phoneNumber);
    if (!(await changeUser(tx, { ...columns, ...renewed }, provenHash)))
      throw new AppError('invalid', authMessages.currentWrong);
    if (columns.timezone) await moveToZone(tx, columns.timezone);
    if (isSensitive) await deleteOtherSessions(tx, caller.sid);
    if (password && input.renewCalendarAddress && (await readCalendarFeed(tx)).url)
      await createFeed(tx, { replace: true });
  });
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw new AppError('not_found', 'This account does not exist any more.');
  return user;
}

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
