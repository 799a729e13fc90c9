import { type Browser, type BrowserContext, expect, type Locator, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { signedIn } from '../accounts';
import { pages } from '../routes';
import { addresses } from '../servers/addresses';
import { desktop, expectPageAccessible, phone } from './layout';
import { collectErrors } from './page-errors';
import { chooseTool } from './tools';

// Opens every page as each kind of visitor. There must be no console error, accessibility violation or
// horizontal overflow.
test.describe.configure({ mode: 'parallel' });

const { user, admin } = demoAccounts;
const unknown = '/no/such/page';

type Visitor =
  | 'a visitor'
  | 'a visitor with a broken cookie'
  | 'a visitor whose session has ended'
  | 'a user'
  | 'an admin';

const visitorRedirects = {
  '/dashboard': '/login',
  '/channels': '/login',
  '/admin': '/',
  '/start': '/',
  '/dashboard?tab=tools': '/login',
};
const redirects: Record<Visitor, Record<string, string>> = {
  'a visitor': visitorRedirects,
  'a visitor with a broken cookie': visitorRedirects,
  'a visitor whose session has ended': visitorRedirects,
  'a user': { '/login': '/dashboard', '/register': '/dashboard', '/admin': '/', '/start': '/' },
  'an admin': { '/login': '/admin', '/register': '/admin', '/start': '/' },
};

const ownPages: Record<Visitor, string[]> = {
  'a visitor': ['/', '/login', '/register', unknown],
  'a visitor with a broken cookie': [],
  'a visitor whose session has ended': [],
  'a user': ['/dashboard', '/dashboard?tab=tools'],
  'an admin': ['/dashboard', '/admin'],
};

test('the pages are found', () => {
  expect(pages()).toEqual(
    expect.arrayContaining(['/', '/admin', '/dashboard', '/login', '/register', unknown]),
  );
});

for (const visitor of Object.keys(redirects) as Visitor[]) {
  test(`${visitor} opens every page`, async ({ browser }) => {
    const context = await contextOf(browser, visitor);
    const page = await context.newPage();
    const errors = collectErrors(page, unknown);
    // Waits until nothing loads any more, except for visitors who only get the same pages as others.
    const waitUntil = ownPages[visitor].length > 0 ? 'networkidle' : 'load';
    for (const path of [...pages(), '/dashboard?tab=tools']) {
      const response = await page.goto(path, { waitUntil });
      const { pathname } = new URL(path, 'http://localhost');
      expect(new URL(page.url()).pathname, path).toBe(redirects[visitor][path] ?? pathname);
      expect(response?.status(), path).toBe(path === unknown ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      if (ownPages[visitor].includes(path)) await expectPageAccessible(page);
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark' });
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('in forced colors, what is selected, checked or on differs from what is not', async ({ browser }) => {
  const context = await contextOf(browser, 'a user');
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(desktop);
  await page.goto('/dashboard');
  const tab = page.getByRole('tab', { name: 'Journal' });
  await expectNewLook(tab, () => tab.click());
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const toggle = page.getByRole('switch').first();
  await expectNewLook(toggle, () => toggle.click());
  await page.getByRole('tab', { name: 'Tools' }).click();
  await chooseTool(page, 'reminders');
  await page.getByRole('button', { name: 'New reminder' }).click();
  await page.getByText('More', { exact: true }).click();
  const choice = page.getByRole('checkbox', { name: '1 hour' });
  await expectNewLook(choice, () => choice.click());
  await page.getByRole('tab', { name: 'Chat' }).click();
  const calendar = page.getByRole('button', { name: 'Calendar' });
  await expectNewLook(calendar, () => calendar.click());
  // A day inside the month. The name of its button changes once the plans of the month are loaded.
  const cells = page.getByRole('gridcell');
  const isSelected = (await cells.nth(10).getAttribute('aria-selected')) === 'true';
  const day = cells.nth(isSelected ? 11 : 10).getByRole('button');
  await expectNewLook(day, () => day.click());
  await calendar.click();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  const item = page.getByRole('menuitem').first();
  await expectNewLook(item, () => page.keyboard.press('ArrowDown'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option').nth(1);
  await expectNewLook(option, () => page.keyboard.press('ArrowDown'));
  await context.close();
});

async function expectNewLook(control: Locator, change: () => Promise<void>): Promise<void> {
  const before = await control.screenshot();
  await change();
  await expect(async () => expect((await control.screenshot()).equals(before)).toBe(false)).toPass();
}

async function contextOf(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const baseURL = addresses().demo.url;
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  if (visitor === 'a visitor with a broken cookie')
    await context.addCookies([{ name: 'sidekick', value: 'left.over.from.before', url: baseURL }]);
  if (visitor === 'a user' || visitor === 'a visitor whose session has ended') {
    const api = await signedIn(baseURL, user.email, user.password);
    await context.addCookies((await api.storageState()).cookies);
    if (visitor === 'a visitor whose session has ended')
      expect((await api.post('/api/auth/logout')).status()).toBe(200);
  }
  if (visitor === 'an admin') {
    const api = await signedIn(baseURL, admin.email, admin.password);
    await context.addCookies((await api.storageState()).cookies);
  }
  return context;
}
