import { expect, type Page, test } from '@playwright/test';
import { newAccount, openTodos, password, rows } from '../accounts';
import { expectAccessible, phone, stillDesktop } from './layout';
import { openPage } from './pages';
import { expectToast, toastsOf } from './toasts';
import { openForm } from './tools';

// loading-and-failure.spec.ts tests pages that are loading or have failed.
test.describe.configure({ mode: 'parallel' });

test('the user is greeted by first name, else by the local part of the email, else as "User"', async ({
  browser,
}) => {
  const account = await newAccount();
  const page = await openPage(browser, account);
  const greeting = page.getByRole('heading', { level: 1 });
  await page.goto('/dashboard');
  await expect(greeting).toHaveText(`Hello, ${account.firstName}`);
  await account.api.patch('/api/user/profile', { data: { firstName: null } });
  await page.reload();
  await expect(greeting).toHaveText(`Hello, ${account.email.split('@')[0]}`);
  await rows('update users set email = $2 where id = $1', [account.id, `@${account.email}`]);
  await page.reload();
  await expect(greeting).toHaveText('Hello, User');
  await page.context().close();
});

test('each tab has an address that can be opened and gone back from; only admins see the admin area', async ({
  browser,
}) => {
  const page = await openPage(browser, await newAccount());
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  const selected = page.getByRole('tab', { selected: true }).first();
  await expect(selected).toHaveText('Chat');
  await page.getByRole('tab', { name: 'Tools', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=tools$/);
  await page.goBack();
  await expect(selected).toHaveText('Chat');
  await page.goto('/dashboard?tab=tools');
  await expect(selected).toHaveText('Tools');
  await page.goto('/dashboard?tab=no-such-tab');
  await expect(selected).toHaveText('Chat');
  await page.context().close();

  const adminPage = await openPage(browser, await newAccount({ admin: true }));
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: 'Admin Dashboard' }).click();
  await adminPage.waitForURL('**/admin');
  await adminPage.context().close();
});

test('a chosen theme overrides the system’s and is kept after a reload', async ({ browser }) => {
  const page = await openPage(browser, await newAccount(), { ...stillDesktop, viewport: phone });
  await page.goto('/dashboard');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  const account = page.getByRole('button', { name: 'Account' });
  await account.click();
  await page.getByRole('menuitem', { name: /^Theme: .*system/ }).click();
  await expect.poll(background).toBe(light);
  await page.getByRole('menuitem', { name: 'Theme: light' }).click();
  const dark = page.getByRole('menuitem', { name: 'Theme: dark' });
  await expect(dark).toBeVisible();
  await expect.poll(background).not.toBe(light);
  const chosen = await background();
  await page.reload();
  await account.click();
  await expect(dark).toBeVisible();
  expect(await background()).toBe(chosen);
  await page.context().close();
});

test('if the session ends elsewhere, the page keeps what was typed and offers to sign in again', async ({
  browser,
}) => {
  const account = await newAccount();
  const page = await openPage(browser, account, stillDesktop);
  await page.clock.install();
  await page.goto('/dashboard?tab=tools', { waitUntil: 'networkidle' });
  await account.api.post('/api/auth/logout');
  const todos = await addTodo(page);
  await expect(toastsOf(page)).toContainText('You are signed out');
  await page.clock.fastForward('10:00');
  await expect(todos.getByLabel('Todo', { exact: true })).toHaveValue('Buy stamps');
  await expectAccessible(page, toastsOf(page), todos.getByRole('alert'));
  const opened = page.waitForEvent('popup');
  await toastsOf(page).getByRole('link', { name: 'Sign in' }).click();
  const signIn = await opened;
  // Before its script has loaded, Enter would submit the form without it.
  await signIn.waitForLoadState('networkidle');
  await signIn.getByLabel('Email').fill(account.email);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.keyboard.press('Enter');
  await signIn.waitForURL('**/dashboard');
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Todo added');
  await page.context().close();
});

test('if another user has signed in, the page changes nothing and offers to reload', async ({ browser }) => {
  const [account, other] = [await newAccount(), await newAccount()];
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard?tab=tools');
  await page.context().addCookies((await other.api.storageState()).cookies);
  await addTodo(page);
  await expect(toastsOf(page)).toContainText('Nothing was changed');
  await expectAccessible(page, toastsOf(page));
  for (const one of [account, other]) expect(await openTodos(one)).toEqual([]);
  await toastsOf(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${other.firstName}`);
  await page.context().close();
});

async function addTodo(page: Page) {
  const todos = page.getByRole('region', { name: 'Todo List' });
  await openForm(todos);
  await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await todos.getByRole('button', { name: 'Add todo' }).click();
  return todos;
}
