import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { statement } from '@/lib/testing/postgres';
import { expectWholeInEveryLook, stillDesk } from './looks';
import { newNumber, visitor } from './people';
import { startOwn } from './world/own';
import { places } from './world/places';

// The states between: loading, failed, not there. On a server of its own, whose database is made slow and taken away.
let database: string;
let server: Awaited<ReturnType<typeof startOwn>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  // A worker that starts anew after a failure starts with a new one.
  database = `states_${test.info().workerIndex}`;
  server = await startOwn(database);
  const api = await visitor(server.url);
  const registered = await api.post('/api/auth/register', {
    data: { email: 'kim@example.com', password: 'correct horse', phoneNumber: newNumber() },
  });
  expect(registered.status()).toBe(201);
  const session = await api.storageState();
  page = await (
    await browser.newContext({ ...stillDesk, baseURL: server.url, storageState: session })
  ).newPage();
});

test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
});

for (const [path, words] of [
  ['/', 'Loading...'],
  ['/dashboard', 'Loading your dashboard...'],
] as const) {
  test(`while the lists of ${path} are on their way it says "${words}"`, async () => {
    const release = await holdTable('todo_items');
    try {
      await page.goto(path, { waitUntil: 'commit' });
      await expectWholeInEveryLook(page, page.getByText(words, { exact: true }));
    } finally {
      await release();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, kim');
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  });
}

test('while the figures of /admin are on their way it says "Loading admin dashboard..."', async () => {
  await statement(server.databaseUrl, 'update users set is_admin = true');
  const release = await holdTable('audit');
  try {
    await page.goto('/admin', { waitUntil: 'commit' });
    await expectWholeInEveryLook(page, page.getByText('Loading admin dashboard...', { exact: true }));
  } finally {
    await release();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await statement(server.databaseUrl, 'update users set is_admin = false');
});

test('a page that cannot be shown says so, and comes back with Try again', async () => {
  await allowConnections(false);
  try {
    await page.goto('/dashboard');
    await expectWholeInEveryLook(page, page.getByRole('heading', { name: 'This page could not be shown' }));
  } finally {
    await allowConnections(true);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, kim');
});

test('any other path reads "404 Page Not Found"', async () => {
  for (const path of ['/nowhere', '/no/such/page', '/dashboard/todos', '/login/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
  }
});

/** Whoever reads the table waits until it is let go. */
async function holdTable(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}

/** Takes the database away, open connections included, or gives it back. */
async function allowConnections(allowed: boolean): Promise<void> {
  await statement(places().real.databaseUrl, `alter database ${database} with allow_connections ${allowed}`);
  if (allowed) return;
  await statement(
    places().real.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  );
}
