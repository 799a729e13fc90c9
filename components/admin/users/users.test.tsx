// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsersTab } from '@/components/admin/users/users';
import type { AdminUser, AdminUserDetail } from '@/lib/admin/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

const kim: AdminUser = {
  id: '1',
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Example',
  phoneNumber: '+15550100001',
  isAdmin: true,
  createdAt: '2027-03-10T23:30:00.000Z',
  totalTodos: 1,
  totalMessages: 1200,
};
const nameless: AdminUser = {
  ...kim,
  id: '2',
  email: 'nameless@example.com',
  firstName: null,
  lastName: null,
  phoneNumber: null,
  isAdmin: false,
  totalTodos: 0,
};
const detail: AdminUserDetail = {
  ...kim,
  timezone: 'Europe/Berlin',
  sessions: [
    {
      id: 's1',
      device: 'Firefox on Linux',
      createdAt: '2027-03-01T08:00:00Z',
      seenAt: '2027-03-09T08:00:00Z',
    },
    { id: 's2', device: null, createdAt: '2027-02-01T08:00:00Z', seenAt: '2027-02-02T08:00:00Z' },
  ],
  channels: [
    { channel: 'whatsapp', address: '+15550100001', state: 'bound', lastInboundAt: '2027-03-09T09:00:00Z' },
    { channel: 'telegram', address: '77', state: 'dead', lastInboundAt: null },
  ],
  tokensToday: 1500,
  tokenBudget: { default: 100_000, own: null },
};

type Reply = ReturnType<Parameters<typeof serve>[0]>;

function show(reply: (call: Call) => Reply) {
  const calls = serve(reply);
  renderOnPage(<UsersTab />, { zone: 'Pacific/Auckland' });
  return calls;
}

async function openKim(write: (call: Call) => Reply, one: Partial<AdminUserDetail> = {}) {
  const calls = show((call) => {
    if (call.method !== 'GET') return write(call);
    return { body: call.path.endsWith('/1') ? { ...detail, ...one } : [kim] };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Kim Example details' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Kim Example' }));
  await dialog.findByText('Europe/Berlin');
  return { dialog, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const rowsOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ lastChild }) => lastChild?.textContent),
    );

test("the table shows each user's name, phone, role, activity and join date, after a spinner", async () => {
  show(() => ({ body: [kim, nameless] }));
  expect(screen.getByText('Loading users...')).toBeTruthy();
  await screen.findByRole('table', { name: 'Users' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'User',
    'Phone',
    'Role',
    'Activity',
    'Joined',
  ]);
  expect(rowsOf()).toEqual([
    ['Kim Example detailskim@example.com', '+15550100001', 'Admin', '1 todo, 1,200 messages', '3/11/2027'],
    ['nameless@example.com details', '-', 'User', '0 todos, 1,200 messages', '3/11/2027'],
  ]);
});

test('a search is sent once typing pauses, and starts at the first page', async () => {
  const calls = show(({ path }) => {
    if (path.includes('search')) return { body: [] };
    return path.includes('after')
      ? { body: [nameless] }
      : { body: [kim], headers: { Link: '</api/admin/users?after=abc>; rel="next"' } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByRole('button', { name: 'nameless@example.com details' });
  for (const text of ['n', 'no', 'no b'])
    fireEvent.change(screen.getByLabelText('Search by name, email or phone'), { target: { value: text } });
  await screen.findByText('No users match “no b”.');
  expect(screen.queryByText('Page 2')).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/admin/users',
    '/api/admin/users?after=abc',
    '/api/admin/users?search=no%20b',
  ]);
});

test('a failed load of the users can be retried', async () => {
  let isUp = false;
  show(() => (isUp ? { body: [kim] } : null));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The users could not be loaded. Check your connection.',
  );
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});

test("the details show the user's sessions, channels and token use", async () => {
  const { dialog } = await openKim(() => null);
  const part = (name: string) => dialog.getByRole('region', { name }).textContent;
  expect(part('Sessions')).toContain('Firefox on Linux');
  expect(part('Sessions')).toContain('Unknown device');
  expect(part('Channels')).toContain('WhatsApp+15550100001Connected');
  expect(part('Channels')).toContain('Telegram77UnreachableNo message received yet');
  expect(part('Tokens')).toContain('1,500 of 100,000 used today');
  expect(dialog.getByLabelText<HTMLInputElement>('Daily budget').value).toBe('');
});

test('ending the sessions asks for confirmation and reports how many ended', async () => {
  const { dialog, writes } = await openKim(() => ({ body: { ended: 2 } }));
  fireEvent.click(dialog.getByRole('button', { name: 'End sessions' }));
  expect(writes()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
  await screen.findByText('2 sessions ended');
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/admin/users/1/sessions' }]);
});

test('a budget is saved, and an empty field restores the default', async () => {
  const { dialog, writes } = await openKim(() => ({ body: detail }), {
    tokenBudget: { default: 100_000, own: 500 },
  });
  const budget = dialog.getByLabelText<HTMLInputElement>('Daily budget');
  expect(budget.value).toBe('500');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save budget' }).disabled).toBe(true);
  fireEvent.change(budget, { target: { value: '0' } });
  fireEvent.submit(budget);
  await screen.findByText('Daily budget saved');
  await waitFor(() => expect(budget.value).toBe('500'));
  fireEvent.change(budget, { target: { value: '' } });
  fireEvent.submit(budget);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([{ dailyTokens: 0 }, { dailyTokens: null }]);
});

test('removing admin asks for confirmation, and the last admin cannot be removed', async () => {
  const { dialog, writes } = await openKim(() => ({
    status: 409,
    body: { message: 'This is the last admin: make another one first.' },
  }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove admin' }));
  expect(writes()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, remove admin' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Admin access was not removed. This is the last admin: make another one first.',
  );
  expect(writes()).toMatchObject([{ method: 'PATCH', path: '/api/admin/users/1', body: { isAdmin: false } }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Remove admin' }));
});

test('a user can be made an admin', async () => {
  const { dialog, writes } = await openKim(() => ({ body: detail }), { isAdmin: false });
  fireEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, make admin' }));
  await screen.findByText('Admin access granted');
  expect(writes().map(({ body }) => body)).toEqual([{ isAdmin: true }]);
});
