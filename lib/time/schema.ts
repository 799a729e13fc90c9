import { z } from 'zod';
import { isTimeZone, normalizeTimeZone } from '@/lib/time/zones';

const message = 'That is not a time zone. Choose one like Europe/Berlin.';

/** An IANA time zone that this machine supports. The output has its canonical spelling. */
export const timezone = z
  .string(message)
  .trim()
  .refine(isTimeZone, message)
  .transform((name) => normalizeTimeZone(name) ?? name);
