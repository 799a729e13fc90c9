import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerOnce, holdAnswers, loseOnce } from './answers';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, type Person, rows } from './people';
import { closeToast, expectToast, holdToast } from './toasts';
import { openWindow } from './window';

// Every text of the connectors screen, caused as a person causes it; the states of an account are put into the database.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const path = '/dashboard?tab=connectors';
const auth = '**/api/connectors/auth/gmail';
const accounts = '**/api/user/connectors/*';

async function open(browser: Browser, person: Pick<Person, 'api'>): Promise<Page> {
  const page = await openWindow(browser, person, stillDesk);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** An account of somebody, as these columns say. */
async function account(person: Person, columns: Record<string, unknown> = {}): Promise<void> {
  const row = { user_id: person.id, provider: 'gmail', email: 'demo@gmail.com', is_active: true, ...columns };
  const places = Object.keys(row).map((_, place) => `$${place + 1}`);
  await rows(
    `insert into connectors (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

const card = (page: Page, name = 'Gmail & Google Calendar') => page.getByRole('article', { name });

test('four providers, of which one can be connected; what goes wrong on the way is said', async ({
  browser,
}) => {
  const page = await open(browser, await newPerson());
  await expect(page.getByRole('heading', { name: 'Email & Calendar Connectors' })).toBeVisible();
  for (const name of ['Microsoft Outlook', 'Yahoo Mail', 'Apple iCloud']) {
    await expect(card(page, name)).toContainText('Not connected');
    await expect(card(page, name).getByRole('button')).toHaveText('Coming soon');
    await expect(card(page, name).getByRole('button')).toBeDisabled();
  }
  const connect = card(page).getByRole('button', { name: 'Connect Gmail & Google Calendar' });
  await expectWholeInEveryLook(page, connect, page.getByRole('heading', { name: 'In the chat' }));

  await answerOnce(page, auth, 503, { message: 'Google cannot be reached right now.' });
  await connect.click();
  await expectToast(page, 'Connection failed', 'Google cannot be reached right now.');
  await holdToast(page);
  await expectWhole(page, card(page));
  await answerOnce(page, auth, 200, { isDemo: false });
  await connect.click();
  await expectToast(page, 'Connection failed', 'Authentication URL not received. Please try again.');
  await loseOnce(page, auth);
  await connect.click();
  await expectToast(page, 'Connection failed', 'Check your connection.');

  await holdAnswers(page, auth);
  await connect.focus();
  await page.keyboard.press('Enter');
  const connecting = card(page).getByRole('button', { name: 'Connecting... Gmail & Google Calendar' });
  await expect(connecting).toBeDisabled();
  await expect(connecting).toBeFocused();
  await expectWhole(page, connecting);
  await page.context().close();
});

test('how the way to the provider and back ended is said once, and leaves the address', async ({
  browser,
}) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  const outcomes = {
    connected: ['Connector connected successfully!'],
    'demo-connected': [
      'Connected in demo mode',
      'Calendar features are simulated: nothing leaves for a real account.',
    ],
    error: ['Failed to connect. Please try again.'],
  } as const;
  for (const [outcome, [title = '', text]] of Object.entries(outcomes)) {
    await page.goto(`${path}&connector=${outcome}`);
    await expectToast(page, title, text);
    await expect(page).toHaveURL(path);
    await holdToast(page);
    await expectWhole(page);
    await closeToast(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Email & Calendar Connectors' })).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  }
  await page.context().close();
});

test('a connected account: its switch, its calendar, and letting it go, by keyboard', async ({ browser }) => {
  const person = await newPerson();
  await account(person);
  const page = await open(browser, person);
  const gmail = card(page);
  await expect(gmail).toContainText('Connected');
  await expect(gmail).toContainText('demo@gmail.com');
  await expect(gmail).toContainText('Not synced yet');
  await expect(
    page.getByText(
      'Demo mode: calendar features are simulated because OAuth credentials are not configured.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(gmail.getByLabel('Calendar', { exact: true })).toBeEnabled();
  await expectWholeInEveryLook(page, gmail);

  const sync = gmail.getByRole('switch', { name: 'Sync reminders to calendar' });
  await answerOnce(page, accounts, 409, { message: 'Somebody else is changing that.' });
  await sync.focus();
  await page.keyboard.press('Space');
  await expectToast(page, 'The settings were not updated', 'Somebody else is changing that.');
  await expect(sync).not.toBeChecked();
  await page.keyboard.press('Space');
  await expectToast(page, 'Settings updated');
  await expect(sync).toBeChecked();
  await expect(sync).toBeFocused();
  const note = gmail.getByText('All reminders will be synced to this calendar.');
  await closeToast(page);
  await expectWhole(page, note);

  const leave = gmail.getByRole('button', { name: 'Disconnect', exact: true });
  await leave.focus();
  await page.keyboard.press('Enter');
  const sure = gmail.getByRole('button', { name: 'Yes, disconnect' });
  await expectWhole(page, sure);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sure).toHaveCount(0);
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await answerOnce(page, accounts, 503, { message: 'Our database cannot be reached right now.' });
  await sure.click();
  await expectToast(page, 'It was not disconnected', 'Our database cannot be reached right now.');
  await sure.click();
  await expectToast(page, 'Disconnected');
  await expect(gmail).toContainText('Not connected');
  await expect(gmail).toBeFocused();
  await page.context().close();
});

test('an account that lets nobody in can be connected again, and what waits is counted', async ({
  browser,
}) => {
  const [lost, busy] = [await newPerson(), await newPerson()];
  await account(lost, { email: 'kim@example.com', needs_reconnect: true });
  const page = await open(browser, lost);
  await expect(card(page)).toContainText('Not connected');
  await expectWholeInEveryLook(
    page,
    card(page).getByText(/This account does not let Sidekick in any more\./),
    card(page).getByRole('button', { name: 'Reconnect Gmail & Google Calendar' }),
  );
  await page.context().close();

  await busy.api.post('/api/user/reminders', {
    data: { title: 'Water the plants', reminderTime: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await account(busy, { sync_reminders_to_calendar: true });
  const other = await open(browser, busy);
  await expectWhole(other, card(other).getByText('0 of 1'));
  await expect(card(other).getByRole('progressbar', { name: 'Reminders synced' })).toBeVisible();
  await other.context().close();
});

test('the private address is made, copied, read by a calendar, replaced and switched off', async ({
  browser,
}) => {
  const person = await newPerson();
  await person.api.post('/api/user/todos', { data: { text: 'Taxes', dueDate: '2027-03-31' } });
  const page = await open(browser, person);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await loseOnce(page, '**/api/user/calendar-feed');
  await page.getByRole('button', { name: 'Create address' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'No address was made.' });
  await expectWhole(page, failure);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Calendar address created');
  await closeToast(page);
  const address = page.getByLabel('Your calendar address');
  const first = await address.inputValue();
  await expectWholeInEveryLook(page, address, page.getByRole('link', { name: 'Open in calendar app' }));
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expectToast(page, 'Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  // A calendar has no session.
  const read = await fetch(first);
  expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await read.text()).toContain('SUMMARY:Taxes');
  const tag = read.headers.get('etag') ?? '';
  expect((await fetch(first, { headers: { 'If-None-Match': tag } })).status).toBe(304);

  await page.getByRole('button', { name: 'Replace address' }).click();
  await expectWhole(page, page.getByText(/Calendars that use the present address get nothing more/));
  await page.getByRole('button', { name: 'Yes, replace' }).click();
  await expectToast(page, 'Calendar address replaced');
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Yes, switch off' }).click();
  await expectToast(page, 'Calendar address switched off');
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
  await page.context().close();
});

test('what is on today stands beside the talk, in the hours of the person', async ({ browser }) => {
  const person = await newPerson();
  await account(person);
  const start = new Date(Date.now() + 60_000);
  const end = new Date(start.getTime() + 60_000);
  await rows(
    `insert into calendar_events (connector_id, external_id, title, start_time, end_time)
      select id, 'one', 'Standup', $2, $3 from connectors where user_id = $1`,
    [person.id, start, end],
  );
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const glance = page.getByRole('complementary', { name: 'Today' });
  await expect(glance.getByRole('heading', { name: 'Calendar today' })).toBeVisible();
  await expect(glance.getByText('Standup')).toBeVisible();
  await page.context().close();
});
