import type { Person } from '@/lib/testing/simulation/acts';
import { expectedDates } from '@/lib/testing/simulation/expected/dates';
import { expectedDays } from '@/lib/testing/simulation/expected/days';
import { expectedReminders } from '@/lib/testing/simulation/expected/reminders';
import type { Events, Expected } from '@/lib/testing/simulation/expected/segments';

/** What must come of a person's acts, by the table of offsets, the rules and what happened; the product's code is not asked. */
export function expectedOf(person: Person, events: Events): Expected[] {
  return [
    ...expectedDays(person, events),
    ...expectedReminders(person, events),
    ...expectedDates(person, events),
  ];
}
