// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '@/components/common/test-page';
import { seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { TodayGlance } from '@/components/dashboard/today-glance';
import { seedReminders } from '@/components/reminders/use-reminders';
import { seedTodos } from '@/components/todos/use-todos';
import type { Reminder } from '@/lib/reminders/schema';

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
  isActive: true,
};

function show(reminders: Reminder[]) {
  renderOnPage(<TodayGlance />, {
    fill: (client) => {
      seedTodos(client, { items: [] });
      seedReminders(client, reminders);
      seedDailyReminders(client, []);
    },
  });
}

test('a reminder that comes again says so here too, one that does not does not', () => {
  show([pills, { ...pills, id: 'two', title: 'Dentist', recurrenceRule: null }]);
  expect(screen.getByText('Pills').closest('li')?.textContent).toContain('repeats');
  expect(screen.getByText('Dentist').closest('li')?.textContent).not.toContain('repeats');
});

test('a day without anything is no blank', () => {
  show([]);
  expect(screen.getByRole('complementary', { name: 'Today' }).textContent).toContain('the day is yours');
});
