import { z } from 'zod';
import { maxPassword } from '@/lib/auth/rules';
import { newPassword, personName, phoneText, region } from '@/lib/auth/schema';
import { timezone } from '@/lib/time/schema';

/** An empty form field, which keeps the value. */
const unchanged = z.literal('');

const password = z.string('A password is a text.').max(maxPassword);

/**
 * The body of PATCH. Absent and empty fields keep their value, and null clears a name. A new phone number or password needs
 * `currentPassword`.
 */
export const profileInput = z.strictObject({
  firstName: personName.nullish(),
  lastName: personName.nullish(),
  phoneNumber: unchanged.or(phoneText).nullish(),
  country: region.optional(),
  currentPassword: password.nullish(),
  newPassword: unchanged.or(newPassword).nullish(),
  timezone: timezone.optional(),
  /** With a new password: whoever knew the old one may have seen the calendar address. */
  renewCalendarAddress: z.boolean().optional(),
});

export const deleteAccountInput = z.strictObject({
  currentPassword: password.min(1, 'Type your password to delete your account.'),
});

export type ProfileInput = z.input<typeof profileInput>;
export type ProfileValues = z.output<typeof profileInput>;

/** Counts of one user's data. */
export interface UserStats {
  openTodos: number;
  completedTodos: number;
  overdueTodos: number;
  activeReminders: number;
  storedInfo: number;
  /** Messages that the user wrote, on any channel. */
  messages: number;
}
