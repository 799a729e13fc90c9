import { z } from 'zod';
import { maxAgendaDays } from '@/lib/agenda/rules';

const day = z.iso
  .date('The days look like 2027-05-03.')
  .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'The days lie between 1900 and 2199.');

/** The first and last local date (YYYY-MM-DD) of an agenda, both included. */
export const agendaQuery = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, 'The first day comes before the last.')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < maxAgendaDays * 86_400_000,
    `An agenda has at most ${maxAgendaDays} days.`,
  );

type AgendaKind = 'todo' | 'reminder' | 'event' | 'birthday' | 'anniversary';

type AgendaState = 'upcoming' | 'overdue' | 'unanswered' | 'snoozed' | 'past';

export interface AgendaItem {
  kind: AgendaKind;
  id: string;
  title: string;
  at?: string;
  /** Local date (YYYY-MM-DD) of an item that has no time of day. */
  date?: string;
  state: AgendaState;
  /** End of the item: an ISO instant if `at` is set, otherwise the last local date (YYYY-MM-DD). */
  end?: string;
  list?: string;
  /** Only events have a location. */
  location?: string;
  repeats?: boolean;
  /** Days (YYYY-MM-DD) before the day of a single reminder on which an additional message comes. */
  noticeDays?: string[];
}
