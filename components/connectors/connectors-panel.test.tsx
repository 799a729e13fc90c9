// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Call, renderOnPage, serve } from '@/components/common/test-page';
import { ConnectorsPanel } from '@/components/connectors/connectors-panel';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import type { Connector } from '@/lib/connectors/schema';

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

type Reply = { status?: number; body: unknown } | null;

/** The screen before a server that holds these accounts; `change` answers whatever is no plain reading. */
function open(list: Connector[], change: (call: Call) => Reply | Promise<Reply> = () => ({ body: null })) {
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

test('each provider has its card; only the first can be connected', async () => {
  open([]);
  const gmail = within(await card('Gmail & Google Calendar'));
  expect(gmail.getByText('Not connected')).toBeDefined();
  expect(gmail.getByRole('button', { name: 'Connect Gmail & Google Calendar' }).textContent).toBe('Connect');
  for (const name of ['Microsoft Outlook', 'Yahoo Mail', 'Apple iCloud']) {
    const other = within(await card(name));
    expect(other.getByText('Not connected')).toBeDefined();
    expect(other.getByRole('button').textContent).toBe('Coming soon');
    expect(other.getByRole('button').hasAttribute('disabled')).toBe(true);
  }
});

test('two presses ask once, and while it runs the button is off and says so', async () => {
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

test('an answer without an address says so', async () => {
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

test('a connected account shows its address, when it was synced, and takes the switch and the calendar', async () => {
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

test('while reminders are carried over it shows how far, and looks again until it is done', async () => {
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
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('a change that fails says the server’s words, and the switch is as it was', async () => {
  open([account], () => ({ status: 409, body: { message: 'This calendar is gone.' } }));
  const sync = await screen.findByRole('switch');
  fireEvent.click(sync);
  await waitFor(() => expect(toast()).toContain('This calendar is gone.'));
  expect(sync.getAttribute('aria-checked')).toBe('false');
});

test('disconnecting asks once, says so, and the focus stays with the card', async () => {
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

test('an account that lets nobody in says so and can be connected again', async () => {
  open([{ ...account, state: 'needs_reconnect' }]);
  const gmail = within(await card('Gmail & Google Calendar'));
  expect(gmail.getByText('Not connected')).toBeDefined();
  expect(gmail.getByText(/does not let Sidekick in any more/)).toBeDefined();
  expect(gmail.getByRole('button', { name: 'Reconnect Gmail & Google Calendar' })).toBeDefined();
  expect(gmail.queryByRole('switch')).toBeNull();
});

test('the demo account says what is simulated and why', async () => {
  open([{ ...account, email: 'demo@gmail.com', isDemo: true }]);
  await screen.findByText(
    'Demo mode: calendar features are simulated because OAuth credentials are not configured.',
  );
});

test('the calendar address is made, replaced and switched off, each with its question', async () => {
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
  expect(screen.getByRole('link').getAttribute('href')).toBe('webcal://localhost/api/calendar-feed/1.ics');
  fireEvent.click(screen.getByRole('button', { name: 'Replace address' }));
  expect(made).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, replace' }));
  await waitFor(() => expect(address()).toBe('http://localhost/api/calendar-feed/2.ics'));
  expect(calls.at(-1)?.body).toEqual({ replace: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace address' }));
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, switch off' }));
  await screen.findByRole('button', { name: 'Create address' });
  expect(toast()).toContain('Calendar address switched off');
});
