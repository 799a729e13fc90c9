import { expect, type Page, test } from '@playwright/test';
import { newAccount, newNumber, password } from '../accounts';
import { holdAnswers } from './answers';
import { expectAccessible, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';
import { expectToast, holdToast } from './toasts';

test('a visitor registers, signs out, fails to sign in, and signs in', async ({ browser }) => {
  const page = await openPage(browser, null, { ...stillDesktop, timezoneId: 'America/New_York' });
  const errors = collectErrors(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/register');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expectAccessible(
    page,
    page.getByText('Invalid email address', { exact: true }),
    page.getByText('Phone number is required', { exact: true }),
    page.getByText('Password must be at least 6 characters', { exact: true }),
  );
  const number = newNumber();
  const email = `new-${number.slice(1)}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await showAndHidePassword(page);
  await page
    .getByLabel('Phone number')
    .fill(`(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`);
  await expect(page.getByText(`+1 ${number.slice(2, 5)}`)).toBeVisible();
  const release = await holdAnswers(page, '**/api/auth/register');
  await create.click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  release();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Account created successfully!', 'Welcome! You can now start using the product.');
  const { user } = await (await page.request.get('/api/auth/me')).json();
  expect(user).toMatchObject({ email, phoneNumber: number, timezone: 'America/New_York', isAdmin: false });

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expectToast(page, 'Signed out', 'You have been successfully signed out.');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  expect(errors).toEqual([]);

  const signIn = page.getByRole('button', { name: 'Sign in' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await signIn.click();
  await expectToast(page, 'Sign in failed', 'Invalid email or password. Please try again.');
  await holdToast(page);
  await expectAccessible(page, page.getByText('Sign in failed'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signIn.click();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await page.context().close();
});

test('an admin signs in to the admin area', async ({ browser }) => {
  const admin = await newAccount({ admin: true });
  const page = await openPage(browser, null);
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await page.context().close();
});

test('the public pages link to each other', async ({ browser }) => {
  const page = await openPage(browser, null);
  const isHome = (url: URL) => url.pathname === '/';
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL(isHome);
  await page.getByRole('link', { name: 'I already have an account' }).click();
  await page.waitForURL('**/login');
  for (const path of ['/nowhere', '/dashboard/todos', '/login/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.waitForURL(isHome);
  await page.context().close();
});

async function showAndHidePassword(page: Page): Promise<void> {
  const field = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
}
