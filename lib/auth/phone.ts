import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { authMessages } from '@/lib/auth/rules';
import type { ReadPhone } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';

/**
 * What a person typed as E.164. It must be a possible number, not an assigned one: numbers are handed out faster than
 * any list of them. Without a + the country (ISO 3166 alpha-2) decides, and an unknown country is read as US.
 */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).phoneNumber;
}

/** The same, with the number in groups: how we understood what was typed, before it is saved. */
export function readPhone(text: string, country?: string): ReadPhone {
  const region = country?.toUpperCase() ?? '';
  const number = parsePhoneNumberFromString(text, isSupportedCountry(region) ? region : 'US');
  if (!number?.isPossible()) throw new AppError('invalid', authMessages.phoneImpossible);
  const display = parsePhoneNumberFromString(number.number)?.formatInternational() ?? number.number;
  return { phoneNumber: number.number, display };
}
