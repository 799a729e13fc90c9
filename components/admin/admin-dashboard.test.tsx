// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminDashboard } from '@/components/admin/admin-dashboard';
import type { AdminStats } from '@/lib/admin/schema';
import { authMessages } from '@/lib/auth/messages';
import type { CurrentUser } from '@/lib/auth/schema';
import { type Call, serve } from '@/testing/page';

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

const admin: CurrentUser = {
  ...{ id: '1', email: 'admin@example.com', firstName: null, lastName: null, phoneNumber: null },
  ...{ timezone: 'UTC', clock: null, isAdmin: true },
};

const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { ...window.location, assign });
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(reply: (call: Call) => ReturnType<Parameters<typeof serve>[0]>, ageMs = 0) {
  const calls = serve(reply);
  render(
    <SearchParamsContext value={new URLSearchParams()}>
      <AdminDashboard
        user={admin}
        now={new Date(Date.now() - ageMs).toISOString()}
        stats={stats}
        activity={{ rows: [], next: null }}
      />
    </SearchParamsContext>,
  );
  return calls;
}

const open = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));

test("the page has six tabs, opens Overview, and shows the admin's email and the header links", () => {
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

test('a hidden tab keeps its input and sends no requests, and refetches when it is shown again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = show(({ path }) => ({ body: path.includes('system') ? null : [] }));
  const asked = () => calls.filter(({ path }) => path.startsWith('/api/admin/webhook-logs')).length;
  open('Webhooks');
  await screen.findByText('No webhook calls recorded yet');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'error' } });
  await screen.findByText('No calls match these filters.');
  expect(asked()).toBe(2);
  open('Overview');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(2);
  open('Webhooks');
  await waitFor(() => expect(asked()).toBe(3));
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('error');
});

test('a user who is no longer an admin is sent to / by the next refused call', async () => {
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

test('any other refusal does not leave the page', async () => {
  show(() => ({ status: 403, body: { message: 'This number is already in use.' } }));
  open('Users');
  await screen.findByText(/This number is already in use\./);
  expect(assign).not.toHaveBeenCalled();
});

test("the admin's own account is fresh for 30 seconds", async () => {
  const reply = ({ path }: Call) => ({ body: path === '/api/auth/me' ? { user: admin } : null });
  const fresh = show(reply, 20_000);
  await waitFor(() => expect(fresh.map(({ path }) => path)).toContain('/api/admin/system'));
  expect(fresh.map(({ path }) => path)).not.toContain('/api/auth/me');
  cleanup();
  const stale = show(reply, 31_000);
  await waitFor(() => expect(stale.map(({ path }) => path)).toContain('/api/auth/me'));
  expect(assign).not.toHaveBeenCalled();
});

test('a page that is older than that sends a former admin to /', async () => {
  show(
    ({ path }) => ({ body: path === '/api/auth/me' ? { user: { ...admin, isAdmin: false } } : null }),
    31_000,
  );
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});
