import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { statement } from '@/testing/postgres/server';
import { register } from '../accounts';
import { allowConnections, startOwnServer } from '../servers/own-server';
import { expectAccessible, stillDesktop } from './layout';
import { openPage } from './pages';

// Tests pages that are loading or cannot be loaded, on a server of their own with a locked or unreachable database.
test.describe.configure({ mode: 'serial' });

let server: Awaited<ReturnType<typeof startOwnServer>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startOwnServer(`loading_${test.info().workerIndex}`);
  const account = await register(server.url, { email: 'kim@example.com' });
  page = await openPage(browser, account, { ...stillDesktop, baseURL: server.url });
});

test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
});

for (const [path, words] of [
  ['/', 'Loading...'],
  ['/dashboard', 'Loading your dashboard...'],
] as const) {
  test(`while the lists of ${path} load, it says "${words}"`, async () => {
    const release = await lockTable('todo_items');
    try {
      await page.goto(path, { waitUntil: 'commit' });
      await expectAccessible(page, page.getByText(words, { exact: true }));
    } finally {
      await release();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, kim');
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  });
}

test('while the figures of /admin load, it says "Loading admin dashboard..."', async () => {
  await statement(server.databaseUrl, 'update users set is_admin = true');
  const release = await lockTable('audit');
  try {
    await page.goto('/admin', { waitUntil: 'commit' });
    await expectAccessible(page, page.getByText('Loading admin dashboard...', { exact: true }));
  } finally {
    await release();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  // The open page would go to the dashboard as soon as the user is no admin.
  await page.goto('about:blank');
  await statement(server.databaseUrl, 'update users set is_admin = false');
});

test('a page that cannot be loaded says so, and Try again loads it', async () => {
  await allowConnections(server.databaseUrl, false);
  try {
    await page.goto('/dashboard');
    await expectAccessible(page, page.getByRole('heading', { name: /could not be/ }));
  } finally {
    await allowConnections(server.databaseUrl, true);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, kim');
});

test('what is opened later waits for its styles: if they cannot be loaded it says so, and Try again loads them', async () => {
  const styles = /\.css$/;
  await page.route(styles, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Tools' }).click();
  const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(styles);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Todo List' })).toBeVisible();
});

async function lockTable(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}
