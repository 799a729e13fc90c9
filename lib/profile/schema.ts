import { z } from 'zod';
import { maxPassword } from '@/lib/auth/rules';
import { newPassword, personName, phoneText, region } from '@/lib/auth/schema';
import { timezone } from '@/lib/time/schema';

/** Empty text in a form's field: the value stays. */
const left = z.literal('');

const password = z.string('A password is a text.').max(maxPassword);

/**
 * What the profile and the time zone dialog send; absent and empty fields keep their value, null clears a name.
 * A new phone number or password needs currentPassword.
 */
export const profileInput = z.strictObject({
  firstName: personName.nullish(),
  lastName: personName.nullish(),
  phoneNumber: left.or(phoneText).nullish(),
  country: region.optional(),
  currentPassword: password.nullish(),
  newPassword: left.or(newPassword).nullish(),
  timezone: timezone.optional(),
});

/** Deleting the account asks for the password once more. */
export const deleteAccountInput = z.strictObject({
  currentPassword: password.min(1, 'Type your password to delete your account.'),
});

export type ProfileInput = z.input<typeof profileInput>;
export type ProfileValues = z.output<typeof profileInput>;

/** What somebody has, in numbers. */
export interface UserStats {
  openTodos: number;
  completedTodos: number;
  overdueTodos: number;
  activeReminders: number;
  storedInfo: number;
  /** Messages the person wrote, on any channel. */
  messages: number;
}
