import { z } from 'zod';
import { authMessages } from '@/lib/auth/messages';
import { fieldMessages, maxEmail, maxName, maxPassword, maxPhoneText, minPassword } from '@/lib/auth/rules';
import type { HourClock } from '@/lib/time/hour-clock';

export const email = z
  .string(fieldMessages.email)
  .trim()
  .toLowerCase()
  .max(maxEmail, fieldMessages.email)
  .pipe(z.email(fieldMessages.email));

export const newPassword = z
  .string(fieldMessages.passwordShort)
  .min(minPassword, fieldMessages.passwordShort)
  .max(maxPassword, fieldMessages.passwordLong);

const givenPassword = z
  .string(fieldMessages.passwordMissing)
  .min(1, fieldMessages.passwordMissing)
  .max(maxPassword, fieldMessages.passwordLong);

export const personName = z
  .string('A name is a text.')
  .trim()
  .max(maxName, `A name has at most ${maxName} characters.`);

export const phoneText = z
  .string(fieldMessages.phoneMissing)
  .trim()
  .min(1, fieldMessages.phoneMissing)
  .max(maxPhoneText, fieldMessages.phoneLong);

export const region = z.string('A country is two letters.').max(10);

export const phoneInput = z.strictObject({ text: phoneText, country: region.optional() });

export const loginInput = z.strictObject({ email, password: givenPassword });

export const unlockInput = z.strictObject({
  email,
  code: z.string('Type the code from your phone.').trim().min(1, 'Type the code from your phone.').max(40),
});

export const resetRequestInput = z.strictObject({ email });

export const resetInput = z.strictObject({
  token: z.string(authMessages.resetOver).min(1, authMessages.resetOver).max(200, authMessages.resetOver),
  password: newPassword,
});

export const registerInput = z.strictObject({
  email,
  phoneNumber: phoneText,
  password: newPassword,
  firstName: personName.optional(),
  lastName: personName.optional(),
  /** The browser's time zone (IANA). A zone that the server does not know becomes UTC. */
  timezone: z.string('A time zone is a name like Europe/Berlin.').max(100).optional(),
  country: region.optional(),
});

export interface ReadPhone {
  phoneNumber: string;
  display: string;
}

export const sessionParams = z.strictObject({ id: z.string().regex(/^[\w-]{22}$/) });

export interface OwnSession {
  id: string;
  device: string | null;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
}

export type LoginInput = z.infer<typeof loginInput>;
export type RegisterInput = z.infer<typeof registerInput>;

export interface CurrentUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  timezone: string;
  clock: HourClock | null;
  isAdmin: boolean;
}
