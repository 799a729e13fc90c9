// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overview } from '@/components/admin/overview/overview';
import { seedOverview } from '@/components/admin/overview/use-overview';
import type { ActivityEvent, AdminStats } from '@/lib/admin/schema';
import { renderOnPage, serve } from '@/testing/page';

const stats: AdminStats = {
  totalUsers: 1234,
  activeUsers: 56,
  messagesToday: 789,
  totalTodos: 4321,
  completedTodos: 99,
  activeReminders: 12,
  todosCreated: 7,
  totalUserInfo: 345,
  messagesProcessed: 98765,
  deliveries: { byOutcome: { failed: 2, delivered: 1500 }, lateP50Ms: 340, lateP99Ms: 95_000 },
  modelCallsToday: 88,
  tokensToday: 45_000,
};
const event: ActivityEvent = {
  id: '1',
  at: new Date(Date.now() - 20 * 60_000).toISOString(),
  actor: 'admin@example.com',
  action: 'command.update',
  subject: '/todo',
  text: 'Changed the command /todo',
};

function show(
  figures: Partial<AdminStats> = {},
  events: ActivityEvent[] = [event],
  next: string | null = null,
) {
  renderOnPage(<Overview />, {
    fill: (client) =>
      seedOverview(client, {
        stats: { ...stats, ...figures },
        activity: { rows: events, next },
      }),
  });
}

const term = (name: string) => screen.getByText(name).parentElement?.textContent;
const list = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((found) => found.parentElement?.textContent);

test('the statistics sent with the page are shown without a request', () => {
  const calls = serve(() => null);
  show();
  expect(term('Total Users')).toBe('Total Users1,23456 active today');
  expect(term('Messages Today')).toBe('Messages Today789WhatsApp interactions');
  expect(term('Total Todos')).toBe('Total Todos4,32199 completed');
  expect(term('Active Reminders')).toBe('Active Reminders12Scheduled notifications');
  expect(list('System Activity')).toEqual([
    'Messages Processed98,765',
    'Todos Created7',
    'User Information Stored345',
    'Model calls today88',
    'Model tokens today45,000',
  ]);
  expect(calls).toEqual([]);
});

test('deliveries are counted by state, with their median and p99 lateness', () => {
  show();
  expect(list('Deliveries, last 24 hours')).toEqual([
    'Delivered1,500',
    'Not delivered2',
    'p50 lateness340 ms',
    'p99 lateness2 min',
  ]);
  show({ deliveries: { byOutcome: {}, lateP50Ms: null, lateP99Ms: null } });
  expect(list('Deliveries, last 24 hours')).toEqual([
    'No deliveries were due0',
    'p50 lateness-',
    'p99 lateness-',
  ]);
});

test('the activity log shows who did what and when, page by page', async () => {
  const older = { ...event, id: '2', actor: null, text: 'A reminder was not delivered' };
  const calls = serve(() => ({ body: [older] }));
  show({}, [event], 'abc');
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }));
  expect(activity.getByRole('listitem').textContent).toBe(
    'Changed the command /todo by admin@example.com20 min ago',
  );
  fireEvent.click(activity.getByRole('button', { name: 'Next' }));
  await activity.findByText('A reminder was not delivered');
  expect(activity.getByText('Page 2')).toBeTruthy();
  expect(activity.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  fireEvent.click(activity.getByRole('button', { name: 'Previous' }));
  await activity.findByText('Changed the command /todo');
  expect(calls.map(({ path }) => path)).toEqual(['/api/admin/activity?after=abc']);
});

test('an empty activity log says so', () => {
  show({}, []);
  expect(screen.getByText(/^Nothing yet\./)).toBeTruthy();
});

test('Refresh fetches the whole overview; if that fails, the old figures stay, with the reason', async () => {
  let isUp = false;
  serve(({ path }) => {
    if (!isUp) return { status: 503, body: { message: 'The database is away for a moment.' } };
    return { body: path.endsWith('stats') ? { ...stats, totalUsers: 1235 } : [event] };
  });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(
    'The statistics could not be loaded. The database is away for a moment.',
  );
  expect(screen.getByText('1,234')).toBeTruthy();
  isUp = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await screen.findByText('1,235');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
