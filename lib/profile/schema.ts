import { z } from 'zod';
import { maxPassword } from '@/lib/auth/rules';
import { newPassword, personName, phoneText, region } from '@/lib/auth/schema';
import { timezone } from '@/lib/time/schema';

const unchanged = z.literal('');

const password = z.string('A password is a text.').max(maxPassword);

/**
 * The changes to a profile. Absent and empty fields keep their value; null clears a name. A new phone number
 * or password requires `currentPassword`.
 */
export const profileInput = z.strictObject({
  firstName: personName.nullish(),
  lastName: personName.nullish(),
  phoneNumber: unchanged.or(phoneText).nullish(),
  country: region.optional(),
  currentPassword: password.nullish(),
  newPassword: unchanged.or(newPassword).nullish(),
  timezone: timezone.optional(),
  /**
   * Whether a new password also replaces the private URL of the calendar feed. People who knew the old password may
   * have seen that URL.
   */
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
