import { z } from 'zod';
import { maxPassword } from '@/lib/auth/rules';
import { newPassword, personName, phoneText, region } from '@/lib/auth/schema';
import { timezone } from '@/lib/time/schema';

const unchanged = z.literal('');

const password = z.string('A password is a text.').max(maxPassword);

/** A change of the account; missing and empty fields keep their value, and null deletes a name. */
export const profileInput = z.strictObject({
  firstName: personName.nullish(),
  lastName: personName.nullish(),
  phoneNumber: unchanged.or(phoneText).nullish(),
  country: region.optional(),
  currentPassword: password.nullish(),
  newPassword: unchanged.or(newPassword).nullish(),
  timezone: timezone.optional(),
  renewCalendarAddress: z.boolean().optional(),
});

export const deleteAccountInput = z.strictObject({
  currentPassword: password.min(1, 'Type your password to delete your account.'),
});

export type ProfileInput = z.input<typeof profileInput>;
export type ProfileValues = z.output<typeof profileInput>;

export interface UserStats {
  openTodos: number;
  completedTodos: number;
  overdueTodos: number;
  activeReminders: number;
  storedInfo: number;
  messages: number;
}
