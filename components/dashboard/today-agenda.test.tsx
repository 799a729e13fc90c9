// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { TodayAgenda } from '@/components/dashboard/today-agenda';
import { seedReminders } from '@/components/reminders/use-reminders';
import { seedTodos } from '@/components/todos/use-todos';
import type { Reminder } from '@/lib/reminders/schema';
import { renderOnPage } from '@/testing/page';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const pills: Reminder = {
  id: 'one',
  title: 'Pills',
  description: null,
  reminderTime: inAnHour,
  recurrenceRule: 'FREQ=DAILY',
  leads: [],
  nag: false,
  snoozedUntil: null,
  unansweredSince: null,
  isPaused: false,
  pausedUntil: null,
  isActive: true,
};

function show(reminders: Reminder[]) {
  renderOnPage(<TodayAgenda />, {
    fill: (client) => {
      seedTodos(client, { items: [] });
      seedReminders(client, reminders);
      seedDailyReminders(client, []);
    },
  });
}

test('a repeating reminder is marked as repeating', () => {
  show([pills, { ...pills, id: 'two', title: 'Dentist', recurrenceRule: null }]);
  expect(screen.getByText('Pills').closest('li')?.textContent).toContain('repeats');
  expect(screen.getByText('Dentist').closest('li')?.textContent).not.toContain('repeats');
});

test('an empty agenda says that nothing is due', () => {
  show([]);
  expect(screen.getByRole('complementary', { name: 'Today' }).textContent).toContain('Nothing is due.');
});
