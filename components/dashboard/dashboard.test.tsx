// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { expect, test } from 'vitest';
import { Dashboard, type DashboardData } from '@/components/dashboard/dashboard';
import { serve } from '@/testing/page';

const data: DashboardData = {
  user: {
    ...{ id: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: null },
    ...{ phoneNumber: null, timezone: 'UTC', clock: null, isAdmin: false },
  },
  now: new Date().toISOString(),
  versions: {},
  isNewcomer: false,
  agenda: [],
  todoLists: [],
  todos: { items: [] },
  reminders: [],
  info: [],
  dailyReminders: [],
  socialDates: [],
  connectors: [],
  calendarFeed: { url: null, createdAt: null },
  events: null,
  phone: { address: null, bound: false },
};

test('after a chat answer todos, reminders, info and statistics are refreshed', async () => {
  const calls = serve(({ path }) => {
    if (path === '/api/user/chat') return { body: { message: 'Added milk.' } };
    return { body: path === '/api/user/todo-list' ? { items: [] } : [] };
  });
  render(
    <SearchParamsContext value={new URLSearchParams('tab=tools')}>
      <Dashboard {...data} />
    </SearchParamsContext>,
  );
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Chat' }));
  const input = await screen.findByRole('textbox', { name: 'Message' });
  calls.length = 0;
  fireEvent.change(input, { target: { value: 'add milk' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText('Added milk.');
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/user/todo-list',
        '/api/user/reminders',
        '/api/user/info',
        '/api/user/stats',
      ]),
    ),
  );
});
