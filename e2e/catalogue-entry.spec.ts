import { expect, type Page, test } from '@playwright/test';
import { answerOnce, holdAnswers, loseOnce } from './answers';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newNumber, newPerson, visitor } from './people';
import { closeToast, expectToast, holdToast } from './toasts';
import { openWindow } from './window';
import { places } from './world/places';

// Every text that a visitor can come to see, caused as a visitor causes it.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('the landing page names all that Sidekick is, and the ways in', async ({ browser }) => {
  const page = await openWindow(browser, null, stillDesk);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet your proactive ai sidekick');
  const names = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });
  await expect(names('Core Features')).toHaveText([
    'Smart Scheduling',
    'Daily Journaling',
    'Morning Briefings',
    'WhatsApp / Telegram',
    'Weekly Recaps',
    'Social Touch',
  ]);
  await expect(names('How It Works')).toHaveText(['Connect', 'Engage', 'Grow']);
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveText([
    /^1Connect/,
    /^2Engage/,
    /^3Grow/,
  ]);
  await expect(names('Made For You')).toHaveText(['Busy Professional', 'Student', 'Wellness Seeker']);
  await expect(page.getByRole('region', { name: "Why It's Different" }).getByRole('listitem')).toHaveText([
    /^Versus Todo apps/,
    /^Versus Journaling apps/,
    /^Versus Chatbots/,
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await expectWholeInEveryLook(page);

  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/register',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/login');
  await page.goBack();
  const closing = page.getByRole('main').locator('section').last();
  await closing.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/register');
  await page.goBack();
  await closing.getByRole('link', { name: 'I already have an account' }).click();
  await page.waitForURL('**/login');
  await page.context().close();
});

test('sign-in: what is wrong with the form, what the server says, what is said without it, and welcome', async ({
  browser,
}) => {
  const person = await newPerson();
  const page = await openWindow(browser, null, stillDesk);
  const call = '**/api/auth/login';
  await page.goto('/login');
  await expectWholeInEveryLook(page, page.getByRole('heading', { name: 'Sign in' }));

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectWhole(
    page,
    page.getByText('Invalid email address', { exact: true }),
    page.getByText('Password is required', { exact: true }),
  );
  await page.getByLabel('Email').fill(person.email);
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
  await showAndHide(page);

  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Sign in failed', 'Invalid email or password. Please try again.');
  await holdToast(page);
  await expectWhole(page, page.getByText('Sign in failed'));
  await closeToast(page);

  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await answerOnce(page, call, 500);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Sign in failed', 'Login failed');
  await loseOnce(page, call);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Sign in failed', 'Invalid email or password. Please try again.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Sign in failed', 'You are offline. Please try again when you are connected.');
  await page.context().setOffline(false);

  const answer = await holdAnswers(page, call);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  answer();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await page.context().close();

  const admin = await newPerson({ admin: true });
  const desk = await openWindow(browser, null, stillDesk);
  await desk.goto('/login');
  await desk.getByLabel('Email').fill(admin.email);
  await desk.getByLabel('Password', { exact: true }).fill('correct horse');
  await desk.keyboard.press('Enter');
  await desk.waitForURL('**/admin');
  await expectToast(desk, 'Welcome back!', 'You have successfully signed in.');
  await desk.context().close();
});

test('registration: what is wrong with the form, what the server says, what is said without it, and welcome', async ({
  browser,
}) => {
  const somebody = await newPerson();
  const page = await openWindow(browser, null, stillDesk);
  const call = '**/api/auth/register';
  const create = page.getByRole('button', { name: 'Create account' });
  await page.goto('/register');
  await expect(page.getByText(/organizes your life through WhatsApp/)).toBeVisible();

  await create.click();
  await expectWholeInEveryLook(
    page,
    page.getByText('Invalid email address', { exact: true }),
    page.getByText('Phone number is required', { exact: true }),
    page.getByText('Password must be at least 6 characters', { exact: true }),
  );
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await expect(page.getByText('Password must be at least 6 characters')).toHaveCount(0);
  await showAndHide(page);

  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('Email').fill(somebody.email);
  await expectWhole(page, page.getByText(/^That does not look like a phone number/));
  const number = newNumber();
  await page
    .getByLabel('Phone number')
    .fill(`(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`);
  await expect(page.getByText(`We read this as +1 ${number.slice(2, 5)}`)).toBeVisible();

  await create.click();
  await expectToast(page, 'Registration failed', 'This email is already registered');
  await holdToast(page);
  await expectWhole(page, page.getByText('Registration failed'));
  await closeToast(page);
  await page.getByLabel('Email').fill(`new-${number.slice(1)}@example.com`);
  await answerOnce(page, call, 500);
  await create.click();
  await expectToast(page, 'Registration failed', 'Registration failed');
  await loseOnce(page, call);
  await create.click();
  await expectToast(page, 'Registration failed', 'An error occurred during registration. Please try again.');

  const answer = await holdAnswers(page, call);
  await create.click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  answer();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Account created successfully!', 'Welcome! You can now start using the product.');
  expect((await (await page.request.get('/api/auth/me')).json()).user.phoneNumber).toBe(number);
  await page.context().close();
});

test('sign-in and registration lead to each other and home, any other path to a page that says so', async ({
  browser,
}) => {
  const page = await openWindow(browser, null, stillDesk);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/register');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/no-such-page');
  await expectWholeInEveryLook(page, page.getByRole('heading', { name: '404 Page Not Found', exact: true }));
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

test('what a browser, a phone, a search engine and a shared link ask for is there', async ({ page }) => {
  const { url } = places().real;
  const api = await visitor(url);
  await page.goto(url);
  const link = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).first().getAttribute('href')) ?? '';

  const manifest = await (await api.get(await link('manifest'))).json();
  expect(manifest).toMatchObject({ name: 'Sidekick', start_url: '/dashboard', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  for (const icon of manifest.icons) expect(await pictureSize(icon.src)).toBe(icon.sizes);
  expect(await pictureSize(await link('apple-touch-icon'))).toBe('180x180');
  expect((await api.get(await link('icon'))).status()).toBe(200);
  expect((await api.get('/favicon.ico')).status()).toBe(200);

  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toContain(`${url}/`);
  expect(await pictureSize(shared ?? '')).toBe('1200x630');
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    /proactive ai sidekick/,
  );

  const robots = await (await api.get('/robots.txt')).text();
  for (const line of ['Disallow: /dashboard', 'Disallow: /admin', `Sitemap: ${url}/sitemap.xml`])
    expect(robots).toContain(line);
  const sitemap = await (await api.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
    `${url}/`,
    `${url}/login`,
    `${url}/register`,
  ]);

  /** Width and height as the PNG itself says. */
  async function pictureSize(path: string): Promise<string> {
    const response = await api.get(path);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const file = await response.body();
    return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  }
});

async function showAndHide(page: Page): Promise<void> {
  const field = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
}
