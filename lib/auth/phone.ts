import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { authMessages } from '@/lib/auth/messages';
import type { ReadPhone } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';

/**
 * Converts a typed phone number to E.164. A number without + is read as a number of `country` (ISO 3166
 * alpha-2), or of the US if the country is missing or unknown. Throws `invalid` if the number is not
 * possible. Accepts unassigned numbers, because lists of assigned numbers are never up to date.
 */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).phoneNumber;
}

/** Like normalisePhone, but also returns the number in groups ("+49 1512 3456789") for display. */
export function readPhone(text: string, country?: string): ReadPhone {
  const region = country?.toUpperCase() ?? '';
  const number = parsePhoneNumberFromString(text, isSupportedCountry(region) ? region : 'US');
  if (!number?.isPossible()) throw new AppError('invalid', authMessages.phoneImpossible);
  const display = parsePhoneNumberFromString(number.number)?.formatInternational() ?? number.number;
  return { phoneNumber: number.number, display };
}
