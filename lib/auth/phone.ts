import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { authMessages } from '@/lib/auth/messages';
import type { ReadPhone } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';

/**
 * Converts a typed phone number to E.164, such as +15551234567. A number without "+" belongs to `country` (ISO
 * 3166 alpha-2), by default the US. Throws `invalid` if the number is impossible.
 */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).phoneNumber;
}

export function readPhone(text: string, country?: string): ReadPhone {
  const region = country?.toUpperCase() ?? '';
  const number = parsePhoneNumberFromString(text, isSupportedCountry(region) ? region : 'US');
  if (!number?.isPossible()) throw new AppError('invalid', authMessages.phoneImpossible);
  const display = parsePhoneNumberFromString(number.number)?.formatInternational() ?? number.number;
  return { phoneNumber: number.number, display };
}
