import { z } from 'zod';
import { timeOfDay } from '@/lib/time/time-of-day';

const dayMessage = 'recapDay is a number from 1 (Monday) to 7 (Sunday).';

/** What is absent stays. Equal ends of the quiet hours mean none. */
export const preferencesInput = z
  .strictObject({
    quietFrom: timeOfDay.optional(),
    quietTo: timeOfDay.optional(),
    recapOn: z.boolean('recapOn is true or false.').optional(),
    recapDay: z.int(dayMessage).min(1, dayMessage).max(7, dayMessage).optional(),
    recapTime: timeOfDay.optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change.');

export type PreferencesInput = z.output<typeof preferencesInput>;

/** When Sidekick may speak by itself. */
export interface Preferences {
  /** HH:MM in the person's zone: between them nothing leaves that the person did not time. Equal: no quiet hours. */
  quietFrom: string;
  quietTo: string;
  recapOn: boolean;
  /** ISO weekday, 7 is Sunday. */
  recapDay: number;
  /** HH:MM */
  recapTime: string;
}

/** Whether the coming summary can go to WhatsApp in full, by the 24 hours after the person's last message. */
export interface SummaryWindow {
  willBeOpen: boolean;
  /** ISO instant; null where the person never wrote. */
  closesAt: string | null;
}

/** As read by screens; no window without a daily reminder that is switched on, or without a phone. */
export interface PreferencesRead extends Preferences {
  summaryWindow: SummaryWindow | null;
}
