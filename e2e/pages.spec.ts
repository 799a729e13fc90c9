import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { barriers } from './barriers';
import { signedIn, visitor } from './people';
import { pages } from './routes';
import { watch } from './watch';
import { places } from './world/places';

// Every page as everybody sees it, on a desk and on a phone: no violated policy, no error, nothing out of reach.
test.describe.configure({ mode: 'parallel' });

const { user, admin } = demoAccounts;
const unknown = '/no/such/page';

type Who =
  | 'a visitor'
  | 'a user'
  | 'an admin'
  | 'somebody with a broken cookie'
  | 'somebody signed out elsewhere';

/** Where each page leads, where that is not the page itself. */
const visitorsDoors = { '/dashboard': '/login', '/admin': '/' };
const doors: Record<Who, Record<string, string>> = {
  'a visitor': visitorsDoors,
  'somebody with a broken cookie': visitorsDoors,
  'somebody signed out elsewhere': visitorsDoors,
  'a user': { '/login': '/dashboard', '/register': '/dashboard', '/admin': '/' },
  'an admin': { '/login': '/admin', '/register': '/admin' },
};

const screens = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

test('the pages are found', () => {
  expect(pages()).toEqual(
    expect.arrayContaining(['/', '/admin', '/dashboard', '/login', '/register', unknown]),
  );
});

for (const who of Object.keys(doors) as Who[]) {
  for (const [screen, viewport] of Object.entries(screens)) {
    // A cookie without a session shows what a visitor sees: one screen of it will do.
    if (who.startsWith('somebody') && screen === 'phone') continue;
    test(`${who} visits every page on a ${screen}`, async ({ browser }) => {
      const context = await contextOf(browser, who, viewport);
      const page = await context.newPage();
      const { troubles } = watch(page, unknown);
      for (const path of [...pages(), '/dashboard?tab=tools']) {
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        const bare = path.split('?')[0] ?? path;
        const door = doors[who][bare];
        expect(new URL(page.url()).pathname, path).toBe(door ?? bare);
        expect(response?.status(), path).toBe(bare === unknown ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          viewport.width,
        );
        // A page behind a door, and what a cookie without a session sees, is looked at by its own visitors.
        if (!door && !who.startsWith('somebody')) expect(await barriers(page), path).toEqual([]);
      }
      expect(troubles).toEqual([]);
      await context.close();
    });
  }
}

test('a page that was met in the dark is whole there too', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: places().demo.url, colorScheme: 'dark' });
  const page = await context.newPage();
  const { troubles } = watch(page, unknown);
  for (const path of ['/', '/login', '/register', unknown]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await barriers(page), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('registration, sign-out and sign-in by the forms, with what they say', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: places().demo.url });
  const page = await context.newPage();
  const { troubles } = watch(page);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Phone number').fill('+15550100555');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const { user: made } = await (await page.request.get('/api/auth/me')).json();
  expect(made).toMatchObject({ email: 'robin@example.com', timezone: 'America/New_York', isAdmin: false });

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  expect(troubles).toEqual([]);

  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await context.close();
});

test('pages, files and answers carry their security headers', async () => {
  const api = await visitor(places().demo.url);
  const page = await api.get('/login');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
  for (const part of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval');
  expect((await api.get('/login')).headers()['content-security-policy']).not.toBe(policy);
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(await page.text())?.[0] ?? '';
  for (const path of ['/', unknown, '/api/auth/me', '/api/no/such/route', script]) {
    const headers = (await api.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  const answer = (await api.get('/api/auth/me')).headers();
  expect(answer).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

async function contextOf(
  browser: Browser,
  who: Who,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const baseURL = places().demo.url;
  const context = await browser.newContext({ baseURL, viewport });
  if (who === 'somebody with a broken cookie')
    await context.addCookies([{ name: 'sidekick', value: 'left.over.from.before', url: baseURL }]);
  if (who === 'a user' || who === 'somebody signed out elsewhere') {
    const api = await signedIn(baseURL, user.email, user.password);
    await context.addCookies((await api.storageState()).cookies);
    if (who === 'somebody signed out elsewhere')
      expect((await api.post('/api/auth/logout')).status()).toBe(200);
  }
  if (who === 'an admin') {
    const api = await signedIn(baseURL, admin.email, admin.password);
    await context.addCookies((await api.storageState()).cookies);
  }
  return context;
}
