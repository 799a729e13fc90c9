// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminDashboard } from '@/components/admin/admin-dashboard';
import { type Call, serve } from '@/components/common/test-page';
import type { AdminStats } from '@/lib/admin/schema';
import { authMessages } from '@/lib/auth/rules';

const stats: AdminStats = {
  totalUsers: 1,
  activeUsers: 0,
  messagesToday: 0,
  totalTodos: 0,
  completedTodos: 0,
  activeReminders: 0,
  todosCreated: 0,
  totalUserInfo: 0,
  messagesProcessed: 0,
  deliveries: { byOutcome: {}, lateP50Ms: null, lateP99Ms: null },
  modelCallsToday: 0,
  tokensToday: 0,
};

const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  // What the page's own address is; leaving it is what the test looks at.
  vi.stubGlobal('location', { ...window.location, assign });
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(reply: (call: Call) => ReturnType<Parameters<typeof serve>[0]>) {
  const calls = serve(reply);
  render(
    <SearchParamsContext value={new URLSearchParams()}>
      <AdminDashboard
        user={{ id: '1', email: 'admin@example.com', timezone: 'UTC' }}
        now={new Date().toISOString()}
        stats={stats}
        activity={{ rows: [], next: null }}
      />
    </SearchParamsContext>,
  );
  return calls;
}

const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test('six tabs, the first is open; the page says who is here and where to go', () => {
  show(() => null);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Users',
    'Webhooks',
    'System',
    'Commands',
    'Settings',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
  expect(screen.getByText('admin@example.com')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'User View' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});

test('a tab that is not seen keeps what was typed and asks for nothing; seen again, it asks at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = show(({ path }) => ({ body: path.includes('system') ? null : [] }));
  const asked = () => calls.filter(({ path }) => path.startsWith('/api/admin/webhook-logs')).length;
  open('Webhooks');
  await screen.findByText('No webhook calls recorded yet');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'error' } });
  await screen.findByText('No call matches this choice.');
  expect(asked()).toBe(2);
  open('Overview');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(2);
  open('Webhooks');
  await waitFor(() => expect(asked()).toBe(3));
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('error');
});

test('whoever is no admin any more is led to the front page by whatever they do', async () => {
  let isAdmin = true;
  show(({ path }) => {
    if (!isAdmin) return { status: 403, body: { message: authMessages.notAdmin } };
    return { body: path.includes('system') ? null : [] };
  });
  open('Commands');
  await screen.findByText('No commands configured yet.');
  expect(assign).not.toHaveBeenCalled();
  isAdmin = false;
  open('Users');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('another refusal leaves an admin where they are', async () => {
  show(() => ({ status: 403, body: { message: 'This number belongs to somebody.' } }));
  open('Users');
  await screen.findByText(/This number belongs to somebody\./);
  expect(assign).not.toHaveBeenCalled();
});
