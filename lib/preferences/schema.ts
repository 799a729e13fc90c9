import { z } from 'zod';
import type { HourClock } from '@/lib/time/hour-clock';
import { timeOfDay } from '@/lib/time/time-of-day';

const dayMessage = 'recapDay is a number from 1 (Monday) to 7 (Sunday).';

/** The preferences to change. A missing field keeps its value. */
export const preferencesInput = z
  .strictObject({
    quietFrom: timeOfDay.optional(),
    quietTo: timeOfDay.optional(),
    recapOn: z.boolean('recapOn is true or false.').optional(),
    recapDay: z.int(dayMessage).min(1, dayMessage).max(7, dayMessage).optional(),
    recapTime: timeOfDay.optional(),
    clock: z.enum(['12h', '24h'], 'clock is 12h, 24h or null.').nullable().optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change.');

export type PreferencesInput = z.output<typeof preferencesInput>;

export interface Preferences {
  /** Start of the quiet hours (HH:MM in the user's time zone); if equal to `quietTo`, there are no quiet hours. */
  quietFrom: string;
  quietTo: string;
  recapOn: boolean;
  /** Weekday of the weekly recap: 1 is Monday, 7 is Sunday. */
  recapDay: number;
  recapTime: string;
  /** 12- or 24-hour clock. Null means the clock that is usual in the user's time zone. */
  clock: HourClock | null;
}

/**
 * Whether WhatsApp will accept free text at the next daily summary. From the ISO instant `closesAt` on,
 * WhatsApp accepts no free text. `closesAt` is null if the user has sent no message yet.
 */
export interface SummaryWindow {
  willBeOpen: boolean;
  closesAt: string | null;
}

export interface PreferencesRead extends Preferences {
  summaryWindow: SummaryWindow | null;
}
