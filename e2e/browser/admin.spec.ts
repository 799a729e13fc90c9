import { type Browser, expect, type Page, test } from '@playwright/test';
import { statement } from '@/testing/postgres/server';
import { type Account, newNumber, register } from '../accounts';
import { addresses } from '../servers/addresses';
import { startOwnServer } from '../servers/own-server';
import { holdAnswers } from './answers';
import { expectAccessible, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { layoutShiftsOf } from './page-load';
import { openPage } from './pages';
import { slowNetwork } from './slow-network';
import { closeToast, expectToast, holdToast } from './toasts';

// The tests have their own server, because changes by an admin apply to all users. They depend on each other.
test.describe.configure({ mode: 'serial' });

type Admin = Pick<Account, 'api' | 'id' | 'email'>;

let server: Awaited<ReturnType<typeof startOwnServer>>;
let admin: Admin;

test.beforeAll(async () => {
  server = await startOwnServer(`admin_area_${test.info().workerIndex}`, {
    OPENAI_BASE_URL: `${addresses().production.openai}/v1`,
  });
  await statement(server.databaseUrl, 'delete from commands');
  admin = await newUser('admin@example.com', { isAdmin: true });
});

test.afterAll(() => server?.stop());

const tabs = ['Overview', 'Users', 'Webhooks', 'System', 'Commands', 'Settings'];

test('each tab has an address, is reached by keyboard, loads without layout shifts and is accessible', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin');
  const errors = collectErrors(page);
  const restoreNetwork = await slowNetwork(page);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(page.getByText('System Online')).toBeVisible();
  await expect(page.getByRole('banner').getByText(admin.email)).toBeVisible();
  await tab('Overview').focus();
  for (const name of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`\\?tab=${name.toLowerCase()}$`));
    await expectLoaded(page);
  }
  await page.keyboard.press('Home');
  await expect(tab('Overview')).toBeFocused();
  expect(await layoutShiftsOf(page)).toEqual([]);
  await page.goBack();
  await expect(tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await restoreNetwork();
  for (const name of tabs) {
    await tab(name).click();
    await expectLoaded(page);
    await expectAccessible(page, page.getByRole('tabpanel').getByRole('heading').first());
  }
  await page.goto('/admin?tab=no-such-tab');
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('users are found, given a budget, signed out everywhere, and made admins', async ({ browser }) => {
  const robin = await newUser('robin@example.com');
  const page = await open(browser, admin, '/admin?tab=users');
  const table = page.getByRole('table', { name: 'Users' });
  await page.getByLabel(/^Search by name/).fill('robin');
  await expect(table.getByRole('row')).toHaveCount(2);
  const row = (email: string) => table.getByRole('button', { name: `${email} details` });
  await row(robin.email).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: robin.email });
  await expectAccessible(page, dialog.getByRole('heading', { name: 'Sessions' }));
  await page.keyboard.press('Escape');
  await expect(row(robin.email)).toBeFocused();

  await row(robin.email).click();
  await dialog.getByLabel('Daily budget').fill('500');
  await dialog.getByRole('button', { name: 'Save budget' }).click();
  await expect(dialog.getByText('0 of 500 used today')).toBeVisible();
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expectToast(page, '1 session ended');
  expect((await robin.api.get('/api/auth/me')).status()).toBe(401);
  await page.keyboard.press('Escape');

  await page.getByLabel(/^Search by name/).fill('');
  await row(admin.email).click();
  await changeRole(page);
  await expectAccessible(page, page.getByRole('dialog').getByRole('alert'));
  await page.keyboard.press('Escape');

  const lee = await newUser('lee@example.com');
  await page.reload();
  await row(lee.email).click();
  await changeRole(page);
  await expectToast(page, 'Admin access granted');
  const leesPage = await open(browser, lee, '/admin?tab=commands');
  await expect(leesPage.getByText('Add Command').first()).toBeVisible();
  await changeRole(page);
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Make admin', exact: true }),
  ).toBeVisible();
  // The open page leaves with its next request, which a click causes. It may also leave by itself before the click.
  await leesPage
    .getByRole('tab', { name: 'Users' })
    .click()
    .catch(() => {});
  await leesPage.waitForURL(`${server.url}/`);
  expect((await lee.api.get('/api/admin/users')).status()).toBe(403);
  for (const one of [page, leesPage]) await one.context().close();
});

test('new webhook calls appear by themselves, polling costs no body, and a failed call is retried', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin?tab=webhooks');
  await expect(page.getByText('No webhook calls recorded yet')).toBeVisible();
  const from = newNumber();
  const sent = await admin.api.post('/api/test-webhook', { data: { from, message: 'add milk' } });
  expect(sent.status()).toBe(200);
  const table = page.getByRole('table', { name: 'Webhook calls' });
  await expect(table.getByText('add milk')).toBeVisible();
  await expect(page.getByText('Last 1 calls')).toBeVisible();
  const poll = await page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/webhook-logs') && response.status() === 304,
  );
  expect((await poll.request().sizes()).responseBodySize).toBeLessThanOrEqual(300);
  await expectAccessible(page, table);
  await table.getByRole('button', { name: `call from ${from}, details` }).click();
  await expectAccessible(page, page.getByRole('dialog').getByRole('heading').first());
  await page.keyboard.press('Escape');

  await statement(
    server.databaseUrl,
    `insert into webhook_logs (channel, talk, phone_number, provider_message_id, status, done_at, body)
     values ('whatsapp', 'whatsapp:+15550100999', '+15550100999', 'SMdead', 'set_aside', now(), 'hello')`,
  );
  await page.getByLabel('Status').selectOption('set_aside');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: 'call from +15550100999, details' }).click();
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toHaveCount(0);
  await page.context().close();
});

test('the webhook address is copied, and a channel is turned off and on', async ({ browser }) => {
  const page = await open(browser, admin, '/admin?tab=system');
  const url = `${server.url}/api/webhook`;
  await expect(page.getByLabel('Inbound webhook URL', { exact: true })).toHaveValue(url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Inbound webhook URL' }).click();
  await expectToast(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.getByRole('button', { name: / off WhatsApp$/ }).click();
  await page.getByRole('button', { name: /^Yes, .* off$/ }).click();
  const turnOn = page.getByRole('button', { name: / on WhatsApp$/ });
  await expectAccessible(page, turnOn);
  await turnOn.click();
  await expect(page.getByRole('button', { name: / off WhatsApp$/ })).toBeVisible();
  await page.context().close();
});

test('two admins edit the same commands', async ({ browser }) => {
  const other = await newUser('other-admin@example.com', { isAdmin: true });
  const otherPage = await open(browser, other, '/admin?tab=commands');
  const page = await open(browser, admin, '/admin?tab=commands');
  await expect(page.getByText('No commands configured yet.')).toBeVisible();
  const form = page.getByRole('region', { name: 'Add Command' });
  await form.getByLabel('Command').fill('/tasks');
  await form.getByLabel('Action').selectOption('list_todos');
  await form.getByLabel('Description').fill('Show the list');
  await form.getByRole('button', { name: 'Add Command' }).click();
  await expectToast(page, 'Success', 'Command created successfully');
  await page.getByRole('switch', { name: '/tasks is active' }).click();
  await expectToast(page, 'Success', 'Command updated successfully');
  await closeToast(page);

  await page.getByRole('button', { name: 'Edit /tasks' }).click();
  const description = page.getByRole('form').getByLabel('Description');
  await description.press('End');
  await description.pressSequentially(' today');
  await expectAccessible(page, page.getByRole('form'));
  await description.press('Enter');
  await expectToast(page, 'Success', 'Command updated successfully');
  await expect(page.getByRole('button', { name: 'Edit /tasks' })).toBeFocused();
  const edits = await statement<{ after: { description: string } }>(
    server.databaseUrl,
    "select after from audit where action = 'command.update' and after ->> 'isActive' = before ->> 'isActive'",
  );
  expect(edits.map(({ after }) => after.description)).toEqual(['Show the list today']);

  await otherPage.getByRole('tab', { name: 'Overview' }).click();
  await otherPage.getByRole('tab', { name: 'Commands' }).click();
  await expect(otherPage.getByText('Show the list today')).toBeVisible();
  await page.getByRole('button', { name: 'Delete /tasks' }).click();
  await expectToast(page, 'Success', 'Command deleted successfully');
  await holdToast(page);
  await otherPage.getByRole('button', { name: 'Edit /tasks' }).click();
  await otherPage.getByRole('form').getByLabel('Description').fill('Too late');
  await expectToast(otherPage, 'Error', /^Failed to update command/);
  await expect(otherPage.getByText('No commands configured yet.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Command created successfully');
  for (const one of [page, otherPage]) await one.context().close();
});

test('the settings are saved without showing the key again, the connection is tested, and the admin signs out', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin?tab=settings');
  const connection = page.getByRole('region', { name: 'Connection' });
  await expect(page.getByLabel('API key')).toHaveAttribute('type', 'password');
  await page.getByLabel('API key').fill('sk-end-to-end-0123456789');
  await page.getByLabel('Model').selectOption('gpt-4o-mini');
  await page.getByLabel('Temperature').fill('0.2');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expectToast(page, 'Success', 'AI configuration saved successfully');
  await page.reload();
  await expect(page.getByLabel('Model')).toHaveValue('gpt-4o-mini');
  await expect(page.getByLabel('Temperature')).toHaveValue('0.2');
  await expect(page.getByText('••••6789')).toBeVisible();
  expect(await page.content()).not.toContain('end-to-end');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(connection.getByText('It works')).toBeVisible();

  await page.getByRole('link', { name: 'User View' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/admin');
  const release = await holdAnswers(page, '**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Signing out...' })).toBeVisible();
  release();
  await page.waitForURL('**/login');
  await page.context().close();
});

async function changeRole(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^\w+ admin$/ }).click();
  await dialog.getByRole('button', { name: /^Yes, \w+ admin$/ }).click();
}

async function expectLoaded(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await expect(panel.getByRole('status', { name: /loading/ })).toHaveCount(0);
}

async function newUser(email: string, { isAdmin = false } = {}): Promise<Admin> {
  const { api, id } = await register(server.url, { email });
  if (isAdmin) await statement(server.databaseUrl, 'update users set is_admin = true where id = $1', [id]);
  return { api, id, email };
}

async function open(browser: Browser, account: Admin, path: string): Promise<Page> {
  const page = await openPage(browser, account, { ...stillDesktop, baseURL: server.url });
  await page.goto(path);
  return page;
}
