import { z } from 'zod';
import type { HourClock } from '@/lib/time/hour-clock';
import { timeOfDay } from '@/lib/time/time-of-day';

const dayMessage = 'recapDay is a number from 1 (Monday) to 7 (Sunday).';

/** Absent fields keep their value. If `quietFrom` and `quietTo` are equal, there are no quiet hours. */
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
  /**
   * HH:MM in the user's time zone. From `quietFrom` to `quietTo`, Sidekick sends only messages whose time the user
   * has chosen. If both times are equal, there are no quiet hours.
   */
  quietFrom: string;
  quietTo: string;
  recapOn: boolean;
  /** ISO weekday, 7 is Sunday. */
  recapDay: number;
  recapTime: string;
  /** 12- or 24-hour clock; null means the clock that is usual in the time zone's country. */
  clock: HourClock | null;
}

/**
 * Whether the messenger will accept free text at the next daily summary. If not, only a template can be sent.
 * `closesAt` is an ISO instant (UTC); null if the user has never written.
 */
export interface SummaryWindow {
  willBeOpen: boolean;
  closesAt: string | null;
}

export interface PreferencesRead extends Preferences {
  /**
   * Null if there is no active daily reminder, or if the messenger that the user connected first always
   * accepts free text.
   */
  summaryWindow: SummaryWindow | null;
}
