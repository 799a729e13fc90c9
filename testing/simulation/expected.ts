import type { UserScript } from '@/testing/simulation/actions';
import { expectedDaily } from '@/testing/simulation/expected/daily';
import { expectedDates } from '@/testing/simulation/expected/dates';
import type { Events, Expected } from '@/testing/simulation/expected/periods';
import { expectedReminders } from '@/testing/simulation/expected/reminders';

export function expectedOf(user: UserScript, events: Events): Expected[] {
  return [...expectedDaily(user, events), ...expectedReminders(user, events), ...expectedDates(user, events)];
}
