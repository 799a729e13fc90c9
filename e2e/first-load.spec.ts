import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { freePort } from '@/lib/testing/postgres';
import { barePage, jumpsOf, loadCold } from './first-load';
import { newPerson, type Person } from './people';
import { places } from './world/places';
import { startServer } from './world/server';

// What a first visit may cost, counted. Times, and the comparison with a bare page, are printed by `npm run bench`.
test.describe.configure({ mode: 'parallel' });

const screens: { path: string; bytes: number; calls: number; who?: 'a user' | 'an admin' }[] = [
  { path: '/', bytes: 10_000, calls: 0 },
  { path: '/login', bytes: 10_000, calls: 0 },
  { path: '/register', bytes: 10_000, calls: 0 },
  { path: '/', bytes: 60_000, calls: 2, who: 'a user' },
  { path: '/dashboard', bytes: 60_000, calls: 2, who: 'a user' },
  { path: '/dashboard?tab=tools', bytes: 60_000, calls: 2, who: 'a user' },
  { path: '/admin', bytes: 60_000, calls: 2, who: 'an admin' },
];

test('the bare page was measured with this Next: after an update, `npm run bench -- first-load` says its size', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(barePage.next).toBe(version);
});

for (const { path, bytes, calls, who } of screens) {
  test(`${path} for ${who ?? 'a visitor'}: at most ${bytes / 1000} kB of JavaScript over a bare page, ${calls} requests, no jump`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, who ? await busyPerson(who === 'an admin') : null);
    const { page, load } = await loadCold(context, `${places().real.url}${path}`, slowMachine);
    expect(load.bytes).toBeLessThanOrEqual(barePage.bytes + bytes);
    expect(load.calls.length, load.calls.join(', ')).toBeLessThanOrEqual(calls);
    expect(await jumpsOf(page)).toEqual([]);
    expect(load.shift).toBe(0);
    await context.close();
  });
}

test('nothing jumps while the sections are opened, also where what they show comes late', async ({
  browser,
}) => {
  const context = await contextOf(browser, await busyPerson());
  const { page } = await loadCold(context, `${places().real.url}/dashboard`);
  // So high that no card stands below the window, where it could jump unseen.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await slowLine(page);
  for (const tab of [...(await page.getByRole('tab').all()), page.getByRole('tab', { name: 'Chat' })]) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/ })).toHaveCount(0);
  }
  expect(await jumpsOf(page)).toEqual([]);
  await context.close();
});

test('a visitor’s pages need no database: they are whole where there is none', async () => {
  const nowhere = await freePort();
  const server = await startServer('without-database', {
    DATABASE_URL: `postgres://nobody:nothing@127.0.0.1:${nowhere}/none`,
  });
  try {
    for (const path of ['/', '/login', '/register']) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain('</h1>');
    }
    // The same server does need it for somebody: it is really not there.
    const entry = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email: 'kim@example.com', password: 'correct horse' }),
    });
    expect(entry.status).toBeGreaterThanOrEqual(500);
  } finally {
    await server.stop();
  }
});

/** Somebody with something on every list. */
async function busyPerson(admin = false): Promise<Person> {
  const person = await newPerson({ admin });
  const things: [string, Record<string, string>][] = [
    ['todos', { text: 'Pay the electricity bill', dueDate: '2026-01-05' }],
    ['todos', { text: 'Look for a birthday present' }],
    ['reminders', { title: 'Dentist', description: 'Bring the card', reminderTime: '2099-05-03T17:00' }],
    ['info', { key: 'Shoe size', value: '42' }],
  ];
  for (const [room, data] of things)
    expect((await person.api.post(`/api/user/${room}`, { data })).status()).toBe(201);
  return person;
}

async function contextOf(browser: Browser, person: Person | null) {
  const session = person ? { storageState: await person.api.storageState() } : {};
  return browser.newContext({ ...session, viewport: { width: 1280, height: 800 } });
}

/** A phone's processor: a page that is painted while its markup still comes shows whether its parts hold still. */
async function slowMachine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Answers take longer than the half second in which a jump counts as the person's own doing. */
async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
