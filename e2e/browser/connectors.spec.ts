import { expect, test } from '@playwright/test';
import { newAccount, rows } from '../accounts';
import { expectAccessible, stillDesktop } from './layout';
import { openPage } from './pages';
import { closeToast, expectToast } from './toasts';

test.describe.configure({ mode: 'parallel' });

const path = '/dashboard?tab=connectors';

test('the outcome of connecting is announced once and removed from the address', async ({ browser }) => {
  const page = await openPage(browser, await newAccount(), stillDesktop);
  for (const [outcome, title] of [
    ['connected', /^Connector connected successfully!/],
    ['demo-connected', /demo/],
    ['error', /^Failed to connect\. Please try again\./],
  ] as const) {
    await page.goto(`${path}&connector=${outcome}`);
    await expect(page.getByRole('status').getByText(title).first()).toBeVisible();
    await expect(page).toHaveURL(path);
    await closeToast(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Email & Calendar Connectors' })).toBeVisible();
    await expect(page.getByRole('status').getByText(title)).toHaveCount(0);
  }
  await expectAccessible(page, page.getByRole('article', { name: 'Apple iCloud' }));
  await page.context().close();
});

test('a connected calendar is used by keyboard: its switch and its disconnection', async ({ browser }) => {
  const account = await newAccount();
  await rows(
    "insert into connectors (user_id, provider, email, is_active) values ($1, 'gmail', 'demo@gmail.com', true)",
    [account.id],
  );
  await addEvent(account.id);
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary', { name: 'Today' }).getByText('Standup')).toBeVisible();
  await page.goto(path, { waitUntil: 'networkidle' });
  const card = page.getByRole('article', { name: 'Gmail & Google Calendar' });
  const sync = card.getByRole('switch', { name: 'Sync reminders to calendar' });
  await sync.focus();
  await page.keyboard.press('Space');
  await expectToast(page, 'Settings updated');
  await expect(sync).toBeChecked();
  await expect(sync).toBeFocused();
  await closeToast(page);
  await expectAccessible(
    page,
    card.getByText('All reminders will be synced to this calendar.'),
    page.getByText(/OAuth credentials are not configured/),
  );

  const disconnect = card.getByRole('button', { name: 'Disconnect', exact: true });
  await disconnect.focus();
  await page.keyboard.press('Enter');
  const confirm = card.getByRole('button', { name: 'Yes, disconnect' });
  await expectAccessible(page, confirm);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(confirm).toHaveCount(0);
  await expect(disconnect).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm.click();
  await expectToast(page, 'Disconnected');
  await expect(card).toContainText('Not connected');
  await expect(card).toBeFocused();
  await page.context().close();
});

test('a calendar reads the private address until it is replaced or turned off', async ({ browser }) => {
  const account = await newAccount();
  await account.api.post('/api/user/todos', { data: { text: 'Taxes', dueDate: '2027-03-31' } });
  const page = await openPage(browser, account, stillDesktop);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Create address' }).click();
  const field = page.getByLabel('Your calendar address');
  const first = await field.inputValue();
  await closeToast(page);
  await expectAccessible(page, field, page.getByRole('link', { name: 'Open in calendar app' }));
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expectToast(page, 'Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  const calendar = await fetch(first);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Taxes');
  const etag = calendar.headers.get('etag') ?? '';
  expect((await fetch(first, { headers: { 'If-None-Match': etag } })).status).toBe(304);

  await page.getByRole('button', { name: 'Replace address' }).click();
  await page.getByRole('button', { name: 'Yes, replace' }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  await page.getByRole('button', { name: / off$/ }).click();
  await page.getByRole('button', { name: /^Yes, .* off$/ }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
  await page.context().close();
});

async function addEvent(userId: string): Promise<void> {
  await rows(
    `insert into calendar_events (connector_id, external_id, title, start_time, end_time)
      select id, 'one', 'Standup', now(), now() + interval '1 minute' from connectors where user_id = $1`,
    [userId],
  );
}
