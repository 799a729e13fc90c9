import { readFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { newAccount, newNumber, password, rows, visitor } from '../accounts';
import { addresses } from '../servers/addresses';
import { expectAccessible, stillDesktop } from './layout';
import { openPage } from './pages';
import { expectToast, toastsOf } from './toasts';

test.describe.configure({ mode: 'parallel' });

test('the profile is updated: first the connection, then the password, then the number', async ({
  browser,
}) => {
  const { page, account, dialog } = await openDashboard(browser, { bound: true });
  // The dialog's code is loaded on demand, so it cannot be opened offline.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Profile' }).click();
  await expectToast(page, 'This could not be opened', 'Check your connection.');
  await page.context().setOffline(false);
  await toastsOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText(account.email);
  await expect(dialog.getByText(new RegExp(`\\${account.phone} is connected`))).toBeVisible();

  const update = dialog.getByRole('button', { name: 'Update Profile' });
  const number = newNumber();
  await dialog.getByLabel('First name', { exact: true }).fill('Robin');
  await dialog.getByLabel('Phone number').fill(number);
  await update.click();
  await expectAccessible(page, dialog.getByText(/current password to change your phone number/));
  await dialog.getByLabel('Current password').fill('not this one');
  await update.click();
  await expect(dialog.getByText('The current password is not right.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await page.context().setOffline(true);
  await update.click();
  await expect(dialog.getByRole('alert')).toContainText('Check your connection.');
  await expect(toastsOf(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Profile updated');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');

  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(dialog.getByLabel('Phone number')).toHaveValue(number);
  await dialog.getByRole('button', { name: 'Connect this phone' }).click();
  await expectAccessible(page, dialog.getByRole('link', { name: /WhatsApp/ }));
  await page.context().close();
});

test('the time zone is changed', async ({ browser }) => {
  const { page, dialog } = await openDashboard(browser);
  await expect(page.getByText('America/New_York', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit timezone' }).click();
  const zone = dialog.getByRole('combobox', { name: 'Timezone' });
  await expect(zone).toHaveText('America/New_York');
  await expectAccessible(page, zone);
  await zone.click();
  await page.getByRole('combobox', { name: 'Search a city or region' }).fill('auckl');
  await expectAccessible(page, page.getByRole('option', { name: 'Pacific/Auckland' }));
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
  await expect(zone).toHaveText('Pacific/Auckland');
  await dialog.getByRole('button', { name: 'Save Timezone' }).click();
  await expectToast(page, 'Timezone updated');
  await expect(page.getByText('Pacific/Auckland', { exact: true })).toBeVisible();
  await page.context().close();
});

test('a user downloads their data, then deletes the account', async ({ browser }) => {
  const { page, account, dialog } = await openDashboard(browser, { todo: 'Buy stamps' });
  await page.getByRole('button', { name: 'Profile' }).click();
  await dialog.getByRole('button', { name: 'Export my data' }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const download = await saved;
  await expectToast(page, 'Data exported', /downloads/);
  expect(download.suggestedFilename()).toMatch(/^sidekick-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    users: [{ id: account.id, email: account.email }],
    todo_items: [{ text: 'Buy stamps' }],
    contact_points: [{ address: account.phone }],
  });
  expect(data.users[0]).not.toHaveProperty('password_hash');

  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(password);
  const confirm = dialog.getByRole('button', { name: /^Delete (permanently|for good)$/ });
  await expectAccessible(page, confirm);
  await confirm.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expectToast(page, 'Account deleted');
  await page.goBack();
  await expect(page.getByText('Buy stamps')).toHaveCount(0);
  const api = await visitor(addresses().production.url);
  const signIn = await api.post('/api/auth/login', { data: { email: account.email, password } });
  expect(signIn.status()).toBe(401);
  expect(await rows('select 1 from users where id = $1', [account.id])).toEqual([]);
  expect(await rows('select 1 from todo_items where user_id = $1', [account.id])).toEqual([]);
  await page.context().close();
});

async function openDashboard(
  browser: Browser,
  { todo, bound = false }: { todo?: string; bound?: boolean } = {},
) {
  const account = await newAccount({ bound });
  if (todo) await account.api.post('/api/user/todos', { data: { text: todo } });
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  return { page, account, dialog: page.getByRole('dialog') };
}
