import { z } from 'zod';
import { maxAgendaDays } from '@/lib/agenda/rules';

const day = z.iso
  .date('The days look like 2027-05-03.')
  .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'The days lie between 1900 and 2199.');

/** Two local dates in the user's time zone, both included. */
export const agendaQuery = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, 'The first day comes before the last.')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < maxAgendaDays * 86_400_000,
    `An agenda has at most ${maxAgendaDays} days.`,
  );

type AgendaKind = 'todo' | 'reminder' | 'event' | 'birthday' | 'anniversary';

/**
 * - `overdue`: a todo with a due date in the past.
 * - `unanswered`: a reminder that was sent and not answered.
 * - `snoozed`: a reminder that will be sent again at `at`.
 * - `past`: an event that has ended, or a birthday before today.
 */
type AgendaState = 'upcoming' | 'overdue' | 'unanswered' | 'snoozed' | 'past';

/**
 * An item on one day. It has either `at` (an ISO instant) or `date`. A series has one item per occurrence, all
 * with the reminder's id.
 */
export interface AgendaItem {
  kind: AgendaKind;
  id: string;
  title: string;
  at?: string;
  /** Local date (YYYY-MM-DD): a todo's due date, a birthday, or the first day of an all-day event. */
  date?: string;
  state: AgendaState;
  /** End of an event: an ISO instant if the item has `at`, the last day if it has `date`. */
  end?: string;
  list?: string;
  location?: string;
  repeats?: boolean;
}
