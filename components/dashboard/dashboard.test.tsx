// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { expect, test, vi } from 'vitest';
import { Dashboard, type DashboardData } from '@/components/dashboard/dashboard';
import { activeMs } from '@/components/live/poll-pace';
import type { WatchedFeature } from '@/lib/changes/rules';
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

test('a narrow window has a tab for Today, open at first, and a wide window shows it beside the chat', () => {
  serve(() => ({ body: [] }));
  const dashboard = (
    <SearchParamsContext value={new URLSearchParams()}>
      <Dashboard {...data} />
    </SearchParamsContext>
  );
  const narrow = render(dashboard);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Today');
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toContain('today');
  narrow.unmount();
  const wide = window.matchMedia('(min-width: 64rem)');
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches: true }));
  render(dashboard);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Chat');
  vi.restoreAllMocks();
});

test('a new account has no earlier messages until one is stored', async () => {
  vi.useFakeTimers();
  try {
    serve(({ path }) => ({
      body: path === '/api/user/changes' ? { profile: '1', messages: '1' } : [],
    }));
    render(
      <SearchParamsContext value={new URLSearchParams()}>
        <Dashboard {...data} versions={{ profile: '1' }} />
      </SearchParamsContext>,
    );
    expect(screen.queryByText('Earlier messages')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(activeMs));
    expect(screen.getByText('Earlier messages')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

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
  await within(screen.getByRole('log')).findByText('Added milk.');
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

test.each<WatchedFeature>(['todos', 'reminders', 'social', 'calendar'])(
  'a change of %s elsewhere refreshes the agenda',
  async (feature) => {
    vi.useFakeTimers();
    try {
      const calls = serve(({ path }) => {
        if (path === '/api/user/changes') return { body: { [feature]: '2' } };
        return { body: path.startsWith('/api/user/todo-list') ? { items: [] } : [] };
      });
      render(
        <SearchParamsContext value={new URLSearchParams()}>
          <Dashboard {...data} versions={{ [feature]: '1' }} />
        </SearchParamsContext>,
      );
      await act(() => vi.advanceTimersByTimeAsync(activeMs));
      expect(calls.map(({ path }) => path.split('?')[0])).toContain('/api/user/agenda');
    } finally {
      vi.useRealTimers();
    }
  },
);
