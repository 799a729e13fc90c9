import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, newAccount } from '../accounts';
import { addresses } from '../servers/addresses';
import { desktop } from './layout';
import { barePage, layoutShiftsOf, loadPage } from './page-load';
import { slowNetwork, slowProcessor } from './slow-network';

// Tests how much a first visit loads. `npm run bench` prints times and the comparison with a bare page.
test.describe.configure({ mode: 'parallel' });

const budgets: { path: string; bytes: number; requests: number; visitor?: 'user' | 'admin' }[] = [
  { path: '/', bytes: 10_000, requests: 0 },
  { path: '/login', bytes: 10_000, requests: 0 },
  { path: '/register', bytes: 10_000, requests: 0 },
  { path: '/', bytes: 80_000, requests: 2, visitor: 'user' },
  { path: '/dashboard', bytes: 80_000, requests: 2, visitor: 'user' },
  // These are in addition to the code of the tab itself.
  { path: '/dashboard?tab=tools', bytes: 95_000, requests: 2, visitor: 'user' },
  { path: '/admin', bytes: 80_000, requests: 2, visitor: 'admin' },
];

test('the size of a bare page was measured with the installed Next; after an update, run `npm run bench -- first-load`', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(barePage.next).toBe(version);
});

for (const { path, bytes, requests, visitor } of budgets) {
  test(`${path} for ${visitor ?? 'visitor'}: at most ${bytes / 1000} kB of JavaScript above a bare page and ${requests} API requests, no layout shift, although it comes to life minutes later`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, visitor ? await accountWithItems(visitor === 'admin') : null);
    // The page was sent ten minutes ago, so it shows another time as soon as its script runs.
    await context.clock.setSystemTime(Date.now() + 10 * 60_000);
    const errors: string[] = [];
    context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    context.on('weberror', (error) => errors.push(error.error().message));
    const { page, load } = await loadPage(context, `${addresses().production.url}${path}`, slowProcessor);
    expect(errors).toEqual([]);
    expect(load.bytes).toBeLessThanOrEqual(barePage.bytes + bytes);
    expect(load.apiRequests.length, load.apiRequests.join(', ')).toBeLessThanOrEqual(requests);
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect(load.shift).toBe(0);
    await context.close();
  });
}

test('a page contains its styles, once, and needs no style sheet', async ({ browser }) => {
  const context = await contextOf(browser, await accountWithItems(true));
  for (const path of ['/login', '/dashboard', '/admin']) {
    const html = await (await context.request.get(`${addresses().production.url}${path}`)).text();
    expect(html.match(/box-sizing:border-box;border:0 solid/g)?.length, path).toBe(2);
    expect(html, path).not.toContain('rel="stylesheet"');
  }
  await context.close();
});

for (const path of ['/dashboard', '/channels', '/admin']) {
  for (const isNew of [true, false]) {
    test(`${path} for ${isNew ? 'a new account' : 'an account with items'}: the styles in the page suffice until it loads more`, async ({
      browser,
    }) => {
      const account = await (isNew ? newAccount({ admin: true }) : accountWithItems(true));
      const context = await contextOf(browser, account);
      const { page } = await loadPage(context, `${addresses().production.url}${path}`);
      expect(await classesStyledLater(page)).toEqual([]);
      await context.close();
    });
  }
}

test('nothing moves when 9:59 becomes 10:00', async ({ browser }) => {
  const context = await contextOf(browser, await accountWithItems());
  await context.clock.install({ time: new Date('2037-11-29T14:59:30Z') });
  const { page } = await loadPage(context, `${addresses().production.url}/dashboard`);
  await expect(page.getByRole('banner').getByText(/, 9:59\sAM$/)).toBeVisible();
  // The server knows the real day, whose name may be wider.
  const before = await layoutShiftsOf(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('banner').getByText(/, 10:00\sAM$/)).toBeVisible();
  expect(await layoutShiftsOf(page)).toEqual(before);
  await context.close();
});

test('opening the tabs causes no layout shift, even if their data arrives late', async ({ browser }) => {
  const context = await contextOf(browser, await accountWithItems());
  const { page } = await loadPage(context, `${addresses().production.url}/dashboard`);
  // High enough for all cards to be inside the window. A shift outside would not be counted.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await slowNetwork(page);
  for (const tab of [...(await page.getByRole('tab').all()), page.getByRole('tab', { name: 'Chat' })]) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/ })).toHaveCount(0);
  }
  expect(await layoutShiftsOf(page)).toEqual([]);
  await context.close();
});

// Returns the classes on the page whose rules come only with the sheet that the page links after it has loaded.
// Classes such as `group` and `peer/x` have no rules of their own.
function classesStyledLater(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const sheets = () => [...document.styleSheets].filter((sheet) => sheet.href !== null);
    while (sheets().length === 0) await new Promise(requestAnimationFrame);
    const styledBy = (sheets: CSSStyleSheet[]) => {
      const rules = sheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('')).join('');
      return (name: string) => rules.includes(`.${CSS.escape(name)}`);
    };
    const later = styledBy(sheets());
    const first = styledBy([...document.styleSheets].filter((sheet) => sheet.href === null));
    const names = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return [...new Set(names)].filter((name) => !/^(group|peer)/.test(name) && later(name) && !first(name));
  });
}

async function accountWithItems(admin = false): Promise<Account> {
  const account = await newAccount({ admin });
  const items: [string, Record<string, string>][] = [
    ['todos', { text: 'Pay the electricity bill', dueDate: '2026-01-05' }],
    ['todos', { text: 'Look for a birthday present' }],
    ['reminders', { title: 'Dentist', description: 'Bring the card', reminderTime: '2099-05-03T17:00' }],
    ['info', { key: 'Shoe size', value: '42' }],
  ];
  for (const [feature, data] of items)
    expect((await account.api.post(`/api/user/${feature}`, { data })).status()).toBe(201);
  return account;
}

async function contextOf(browser: Browser, account: Account | null) {
  const session = account ? { storageState: await account.api.storageState() } : {};
  return browser.newContext({ ...session, viewport: desktop });
}
