import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { authMessages } from '@/lib/auth/messages';
import type { ReadPhone } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';

/**
 * Converts a phone number as typed to E.164. Without a +, reads it as a number of `country` (ISO 3166 alpha-2), or of the US if the
 * country is missing or unknown. Throws invalid if it is not a possible number. Unassigned numbers are accepted, because lists of
 * assigned numbers are never up to date.
 */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).phoneNumber;
}

/**
 * Converts a phone number like normalisePhone, and also returns it in groups, to show the user how it was understood. Throws invalid.
 */
export function readPhone(text: string, country?: string): ReadPhone {
  const region = country?.toUpperCase() ?? '';
  const number = parsePhoneNumberFromString(text, isSupportedCountry(region) ? region : 'US');
  if (!number?.isPossible()) throw new AppError('invalid', authMessages.phoneImpossible);
  const display = parsePhoneNumberFromString(number.number)?.formatInternational() ?? number.number;
  return { phoneNumber: number.number, display };
}
