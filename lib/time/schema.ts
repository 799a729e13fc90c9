import { z } from 'zod';
import { isTimeZone, zoneNamed } from '@/lib/time/zones';

const message = 'That is not a time zone. Choose one like Europe/Berlin.';

/** An IANA zone this machine knows, in its right spelling. */
export const timezone = z
  .string(message)
  .trim()
  .refine(isTimeZone, message)
  .transform((name) => zoneNamed(name) ?? name);
