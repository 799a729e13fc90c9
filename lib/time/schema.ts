import { z } from 'zod';
import { isTimeZone, normalizeTimeZone } from '@/lib/time/zones';

const message = 'That is not a time zone. Choose one like Europe/Berlin.';

/**
 * Accepts an IANA time zone that this machine supports. Outputs the zone's name in its canonical spelling.
 */
export const timezone = z
  .string(message)
  .trim()
  .refine(isTimeZone, message)
  .transform((name) => normalizeTimeZone(name) ?? name);
