// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectorsPanel } from '@/components/connectors/connectors-panel';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import type { Connector } from '@/lib/connectors/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

const account: Connector = {
  ...{ id: 'one', provider: 'gmail', email: 'kim@example.com', isActive: true, state: 'ok', sync: null },
  ...{ syncRemindersToCalendar: false, lastSyncedAt: null, calendarId: null, isDemo: false },
};
const calendars = [
  { id: 'kim@example.com', name: 'Kim', isPrimary: true },
  { id: 'team', name: 'Team', isPrimary: false },
];
const noFeed: CalendarFeed = { url: null, createdAt: null };

beforeEach(() => window.history.replaceState(null, '', '/dashboard?tab=connectors'));
afterEach(() => vi.useRealTimers());

type Reply = ReturnType<Parameters<typeof serve>[0]>;

function open(list: Connector[], change: (call: Call) => Reply = () => ({ body: null })) {
  const calls = serve((call) => {
    if (call.method !== 'GET' || call.path.includes('/auth/')) return change(call);
    if (call.path.endsWith('/calendars')) return { body: calendars };
    return { body: call.path.endsWith('/calendar-feed') ? noFeed : list };
  });
  renderOnPage(<ConnectorsPanel />);
  return calls;
}

const card = (name: string) => screen.findByRole('article', { name });
const toast = () => screen.getAllByRole('status').at(-1)?.textContent;

test('every provider has a card, and only Gmail can be connected', async () => {
  open([]);
  const gmail = within(await card('Gmail & Google Calendar'));
  expect(gmail.getByText('Not connected')).toBeDefined();
  expect(gmail.getByRole('button', { name: 'Connect Gmail & Google Calendar' }).textContent).toBe('Connect');
  for (const name of ['Microsoft Outlook', 'Yahoo Mail', 'Apple iCloud']) {
    const other = within(await card(name));
    expect(other.getByText('Not connected')).toBeDefined();
    expect(other.getByText('Coming soon')).toBeDefined();
    expect(other.queryByRole('button')).toBeNull();
  }
});

test('two presses send one request, and the button says that it is connecting', async () => {
  const held = Promise.withResolvers<void>();
  const calls = open([], async () => {
    await held.promise;
    return { status: 503, body: { message: 'Google cannot be reached.' } };
  });
  const connect = await screen.findByRole('button', { name: 'Connect Gmail & Google Calendar' });
  fireEvent.click(connect);
  fireEvent.click(connect);
  await waitFor(() => expect(connect.textContent).toBe('Connecting...'));
  expect(connect.getAttribute('aria-disabled')).toBe('true');
  held.resolve();
  await waitFor(() => expect(toast()).toContain('Google cannot be reached.'));
  await waitFor(() => expect(connect.getAttribute('aria-disabled')).toBeNull());
  expect(calls.filter(({ path }) => path === '/api/connectors/auth/gmail')).toHaveLength(1);
});

test('an answer without an authorization URL shows an error', async () => {
  open([], () => ({ body: { isDemo: false } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Gmail & Google Calendar' }));
  await waitFor(() => expect(toast()).toContain('Authentication URL not received. Please try again.'));
});

test.each([
  ['connected', 'Connector connected successfully!'],
  ['demo-connected', 'Connected in demo mode'],
  ['error', 'Failed to connect. Please try again.'],
])('coming back with %s is said once, and the address keeps only its tab', async (outcome, words) => {
  window.history.replaceState(null, '', `/dashboard?tab=connectors&connector=${outcome}`);
  open([]);
  await waitFor(() => expect(toast()).toContain(words));
  expect(window.location.search).toBe('?tab=connectors');
});

test('a connected account shows its email and last sync, and its settings can be changed', async () => {
  let now: Connector = { ...account, lastSyncedAt: new Date(Date.now() - 5 * 60_000).toISOString() };
  const calls = open([now], ({ body }) => {
    now = { ...now, ...(body as Partial<Connector>) };
    return { body: now };
  });
  const gmail = within(await card('Gmail & Google Calendar'));
  expect(gmail.getByText('Connected')).toBeDefined();
  expect(gmail.getByText(/kim@example\.com/).textContent).toContain('Last synced: 5 min ago');
  expect(gmail.queryByText(/All reminders will be synced/)).toBeNull();
  fireEvent.click(gmail.getByRole('switch', { name: 'Sync reminders to calendar' }));
  await gmail.findByText('All reminders will be synced to this calendar.');
  await waitFor(() => expect(toast()).toContain('Settings updated'));
  await gmail.findByRole('option', { name: 'Team' });
  const select = gmail.getByRole<HTMLSelectElement>('combobox', { name: 'Calendar' });
  expect(select.value).toBe('kim@example.com');
  fireEvent.change(select, { target: { value: 'team' } });
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ calendarId: 'team' }));
  await waitFor(() => expect(select.value).toBe('team'));
});

test('the sync progress is polled until it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const list = [
    { ...account, syncRemindersToCalendar: true, sync: { done: 120, total: 1000 } as Connector['sync'] },
  ];
  serve(({ path }) => {
    if (path.endsWith('/calendars')) return { body: calendars };
    return { body: path.endsWith('/calendar-feed') ? noFeed : list };
  });
  renderOnPage(<ConnectorsPanel />);
  await screen.findByText('120 of 1000');
  expect(screen.getByRole('progressbar', { name: 'Reminders synced' }).getAttribute('value')).toBe('120');
  list[0] = { ...account, syncRemindersToCalendar: true };
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test("a failure without a message from the server shows the error's own message", async () => {
  open([], () => ({ status: 502, statusText: 'Bad Gateway' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Gmail & Google Calendar' }));
  await waitFor(() => expect(toast()).toContain('502: Bad Gateway'));
});

test("a refused change shows the server's message and is undone", async () => {
  open([account], () => ({ status: 409, body: { message: 'This calendar is gone.' } }));
  const sync = await screen.findByRole('switch');
  fireEvent.click(sync);
  await waitFor(() => expect(toast()).toContain('This calendar is gone.'));
  expect(sync.getAttribute('aria-checked')).toBe('false');
});

test('disconnecting asks for confirmation, and the focus stays in the card', async () => {
  const calls = open([account]);
  const gmail = within(await card('Gmail & Google Calendar'));
  fireEvent.click(gmail.getByRole('button', { name: 'Disconnect' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const sure = gmail.getByRole('button', { name: 'Yes, disconnect' });
  sure.focus();
  fireEvent.click(sure);
  fireEvent.click(sure);
  await gmail.findByText('Not connected');
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/user/connectors/one',
  ]);
  expect(toast()).toContain('Disconnected');
  expect(document.activeElement).toBe(await card('Gmail & Google Calendar'));
});

test('an account without access says so and can be reconnected', async () => {
  open([{ ...account, state: 'needs_reconnect' }]);
  const gmail = within(await card('Gmail & Google Calendar'));
  expect(gmail.getByText('Not connected')).toBeDefined();
  expect(gmail.getByText(/no longer has access to this account/)).toBeDefined();
  expect(gmail.getByRole('button', { name: 'Reconnect Gmail & Google Calendar' })).toBeDefined();
  expect(gmail.queryByRole('switch')).toBeNull();
});

test('the demo account is announced as simulated', async () => {
  open([{ ...account, email: 'demo@gmail.com', isDemo: true }]);
  await screen.findByText(
    'Demo mode: calendar features are simulated because OAuth credentials are not configured.',
  );
});

test('the calendar address can be created, replaced and turned off, the last two with a confirmation', async () => {
  let made = 0;
  const calls = open([], ({ method }) => {
    if (method === 'DELETE') return { body: noFeed };
    made += 1;
    return { status: 201, body: { url: `http://localhost/api/calendar-feed/${made}.ics`, createdAt: null } };
  });
  const address = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Your calendar address' }).value;
  fireEvent.click(await screen.findByRole('button', { name: 'Create address' }));
  await screen.findByRole('button', { name: 'Copy address' });
  expect(address()).toBe('http://localhost/api/calendar-feed/1.ics');
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
    'webcal://localhost/api/calendar-feed/1.ics',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Replace address' }));
  expect(made).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, replace' }));
  await waitFor(() => expect(address()).toBe('http://localhost/api/calendar-feed/2.ics'));
  expect(calls.at(-1)?.body).toEqual({ replace: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace address' }));
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, turn off' }));
  await screen.findByRole('button', { name: 'Create address' });
  expect(toast()).toContain('Calendar address turned off');
});
