import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { statement } from '@/lib/testing/postgres';
import { answerOnce, holdAnswers } from './answers';
import { jumpsOf } from './first-load';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newNumber, visitor } from './people';
import { closeToast, expectToast, holdToast } from './toasts';
import { watch } from './watch';
import { startOwn } from './world/own';
import { places } from './world/places';

// The admin area, tab by tab, each text caused as a person causes it. On a server of its own: what an operator changes holds for
// everybody. The stories follow each other; the first ones find everything empty.
test.describe.configure({ timeout: 180_000 });

let server: Awaited<ReturnType<typeof startOwn>>;
let admin: Person;

interface Person {
  api: APIRequestContext;
  id: string;
  email: string;
}

test.beforeAll(async () => {
  server = await startOwn(`admin_area_${test.info().workerIndex}`, {
    OPENAI_BASE_URL: `${places().real.openai}/v1`,
  });
  admin = await somebody('admin@example.com', true);
});

test.afterAll(async () => {
  await server?.stop();
});

test('the frame says how the system is and who is here, and leads to the dashboard and out', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin');
  const { troubles } = watch(page);
  await expect(page.getByText('System Online')).toBeVisible();
  await expect(page.getByRole('banner').getByText(admin.email)).toBeVisible();
  await page.getByRole('link', { name: 'User View' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/admin');

  const letGo = await holdAnswers(page, '**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Signing out...' })).toHaveText('Signing out...');
  letGo();
  await page.waitForURL('**/login');
  expect(troubles).toEqual([]);
  await page.context().close();
  admin = await again(admin);
});

test('the mark follows the last answered poll: offline where the server says so, unknown without an answer', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/login');
  await page.clock.install();
  await page.goto('/admin');
  await expect(page.getByText('System Online')).toBeVisible();
  await page.route('**/api/admin/system', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away for a moment.' } }),
  );
  await page.clock.runFor(31_000);
  await expect(page.getByText('System Offline')).toBeVisible();
  await page.context().setOffline(true);
  await page.unroute('**/api/admin/system');
  await page.clock.runFor(31_000);
  await expectWhole(page, page.getByText('System Unknown'));
  await page.context().setOffline(false);
  await page.clock.runFor(31_000);
  await expect(page.getByText('System Online')).toBeVisible();
  await page.context().close();
});

test('each tab has an address and is whole in every look, and nothing jumps where its data come late', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin');
  const { troubles } = watch(page);
  await slowLine(page);
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText('Overview');
  for (const name of ['Users', 'Webhooks', 'System', 'Commands', 'Settings', 'Overview']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${name.toLowerCase()}$`));
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/ })).toHaveCount(0);
  }
  expect(await jumpsOf(page)).toEqual([]);
  await page.goBack();
  await expect(selected).toHaveText('Settings');
  await page.goto('/admin?tab=nothing-of-ours');
  await expect(selected).toHaveText('Overview');
  for (const tab of ['overview', 'users', 'webhooks', 'system', 'commands', 'settings']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('status', { name: /loading/ })).toHaveCount(0);
    await expectWholeInEveryLook(page, page.getByRole('tabpanel').getByRole('heading').first());
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the overview counts what there is, and tells what happened', async ({ browser }) => {
  const kim = await somebody('kim@example.com');
  await kim.api.post('/api/user/todos', { data: { text: 'planted words' } });
  await kim.api.post('/api/user/chat', { data: { message: 'hello' } });
  const page = await open(browser, admin, '/admin');
  for (const words of [
    'Total Users',
    '1 active today',
    'Messages Today',
    'WhatsApp interactions',
    'Total Todos',
    '0 completed',
    'Active Reminders',
    'Scheduled notifications',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  const activity = page.getByRole('region', { name: 'System Activity' });
  for (const words of ['Messages Processed', 'Todos Created', 'User Information Stored'])
    await expect(activity.getByText(words, { exact: true })).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByText('kim@example.com registered')).toBeVisible();
  await expect(page.getByText('planted words')).toHaveCount(0);
  await kim.api.post('/api/user/info', { data: { key: 'Shoe size', value: '42' } });
  const stored = activity.getByText('User Information Stored').locator('..');
  await expect(stored).toContainText('0');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(stored).toContainText('1');
  await page.context().close();
});

test('users are found, and seen with where they are signed in and what they use', async ({ browser }) => {
  const robin = await somebody('robin@example.com');
  const page = await open(browser, admin, '/admin?tab=users');
  const table = page.getByRole('table', { name: 'Users' });
  for (const name of ['User', 'Phone', 'Role', 'Activity', 'Joined'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(table.getByText('0 todos, 0 messages').first()).toBeVisible();
  await page.getByLabel('Search by name, e-mail or phone').fill('nobody-of-ours');
  await expect(page.getByText('Nobody matches “nobody-of-ours”.')).toBeVisible();
  await page.getByLabel('Search by name, e-mail or phone').fill('robin');
  await expect(table.getByRole('row')).toHaveCount(2);

  // By keyboard: the row's head opens the details, Escape leads back to it.
  const row = table.getByRole('button', { name: 'robin@example.com details' });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'robin@example.com' });
  await expect(dialog.getByText('0 of 1,000,000 used today')).toBeVisible();
  await expectWhole(page, dialog.getByRole('heading', { name: 'Sessions' }));
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await row.click();
  await dialog.getByLabel('Daily budget').fill('500');
  await dialog.getByRole('button', { name: 'Save budget' }).click();
  await expectToast(page, 'Daily budget saved');
  await expect(dialog.getByText('0 of 500 used today')).toBeVisible();
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expectToast(page, '1 session ended');
  await expect(dialog.getByText('Signed in nowhere.')).toBeVisible();
  expect((await robin.api.get('/api/auth/me')).status()).toBe(401);
  await page.context().close();
});

test('the last admin stays; of two, one who is withdrawn while the page is open is led to the front page', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin?tab=users');
  const dialog = page.getByRole('dialog');
  const row = (email: string) => page.getByRole('button', { name: `${email} details` });
  await row(admin.email).click();
  await dialog.getByRole('button', { name: 'Withdraw admin' }).click();
  await dialog.getByRole('button', { name: 'Yes, withdraw admin' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Admin access was not withdrawn.');
  await expectWhole(page, dialog.getByRole('alert'));
  await page.keyboard.press('Escape');

  const kim = await somebody('lee@example.com');
  await row(kim.email).click();
  await dialog.getByRole('button', { name: 'Make admin' }).click();
  await dialog.getByRole('button', { name: 'Yes, make admin' }).click();
  await expectToast(page, 'Admin access granted');
  const second = await open(browser, kim, '/admin?tab=commands');
  await expect(second.getByText('Add Command').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw admin' }).click();
  await dialog.getByRole('button', { name: 'Yes, withdraw admin' }).click();
  await expectToast(page, 'Admin access withdrawn');
  await second.getByRole('tab', { name: 'Users' }).click();
  await second.waitForURL(`${server.url}/`);
  expect((await kim.api.get('/api/admin/users')).status()).toBe(403);
  for (const one of [page, second]) await one.context().close();
});

test('calls appear by themselves, and a poll that finds nothing new has no body', async ({ browser }) => {
  const page = await open(browser, admin, '/admin?tab=webhooks');
  await expectWholeInEveryLook(page, page.getByText('No webhook calls recorded yet'));
  const from = newNumber();
  const message = `add ${'milk and '.repeat(10)}eggs`;
  expect((await admin.api.post('/api/test-webhook', { data: { from, message } })).status()).toBe(200);
  const table = page.getByRole('table', { name: 'Webhook calls' });
  for (const name of ['Time', 'From', 'Message', 'Response', 'Status', 'Time (ms)'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Last 1 calls')).toBeVisible();
  await expect(table.getByText(`${message.slice(0, 50)}…`)).toBeVisible();
  await expect(table.getByText('success')).toBeVisible();
  const poll = await page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/webhook-logs') && response.status() === 304,
  );
  expect((await poll.request().sizes()).responseBodySize).toBeLessThanOrEqual(300);
  await expectWhole(page, table);

  await table.getByRole('button', { name: `call from ${from}, details` }).click();
  await expectWhole(page, page.getByRole('dialog').getByText('Provenance'));
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('error');
  await expect(page.getByText('No call matches this choice.')).toBeVisible();
  await page.context().close();
});

test('what is missing in a call has a word, and one that was set aside is tried again, once', async ({
  browser,
}) => {
  await statement(
    server.databaseUrl,
    `insert into webhook_logs (channel, talk, phone_number, provider_message_id, status, done_at, body, created_at)
     values ('whatsapp', 'whatsapp:none', null, 'SMwaits', null, now(), null, now() + interval '2 seconds'),
            ('whatsapp', 'whatsapp:+15550100999', '+15550100999', 'SMdead', 'set_aside', now(), 'hello', now() + interval '1 second')`,
  );
  const page = await open(browser, admin, '/admin?tab=webhooks');
  const rows = page.getByRole('table', { name: 'Webhook calls' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Unknown');
  await expect(rows.nth(1).getByRole('cell').nth(4)).toContainText('processing');
  await expect(rows.nth(1).getByRole('cell').nth(5)).toContainText('-');
  await page.getByLabel('Status').selectOption('set_aside');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Webhook call' });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'The call is answered again');
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.context().close();
});

test('the system tab says what is so, how the provider is set up, and switches a channel off', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin?tab=system');
  await expect(page.getByText('Database Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('WhatsApp API Active: No, not configured')).toBeVisible();
  await expect(page.getByText('AI Service Ready: No, offline')).toBeVisible();
  await expect(page.getByLabel('Inbound webhook URL', { exact: true })).toHaveValue(
    `${server.url}/api/webhook`,
  );
  await expect(page.getByLabel('Test webhook URL', { exact: true })).toHaveValue(
    `${server.url}/api/test-webhook`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Inbound webhook URL' }).click();
  await expectToast(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/api/webhook`);

  await page.getByRole('button', { name: 'Switch off WhatsApp' }).click();
  await page.getByRole('button', { name: 'Yes, switch off' }).click();
  await expect(page.getByText('WhatsApp API Active: No, switched off')).toBeVisible();
  await expectWhole(page, page.getByText('Switched off', { exact: true }));
  await page.getByRole('button', { name: 'Switch on WhatsApp' }).click();
  await expect(page.getByText('WhatsApp API Active: No, not configured')).toBeVisible();
  await page.context().close();
});

test('commands are added, switched, edited key by key, deleted and put back; another admin sees it', async ({
  browser,
}) => {
  await statement(server.databaseUrl, 'delete from commands');
  const other = await somebody('other-admin@example.com', true);
  const desk = await open(browser, other, '/admin?tab=commands');
  const page = await open(browser, admin, '/admin?tab=commands');
  const { troubles } = watch(page);
  await expectWholeInEveryLook(page, page.getByText('No commands configured yet.'));
  const form = page.getByRole('region', { name: 'Add Command' });
  const add = form.getByRole('button', { name: 'Add Command' });
  await expect(add).toBeDisabled();
  await form.getByLabel('Command').fill('/tasks');
  await form.getByLabel('Action').selectOption('list_todos');
  await expect(add).toBeDisabled();
  await form.getByLabel('Description').fill('Show what is to be done');
  await add.click();
  await expectToast(page, 'Success', 'Command created successfully');
  await expect(form.getByLabel('Command')).toHaveValue('');
  await page.getByRole('switch', { name: '/tasks is active' }).click();
  await expectToast(page, 'Success', 'Command updated successfully');
  await closeToast(page);

  await page.getByRole('button', { name: 'Edit /tasks' }).click();
  const description = page.getByRole('form').getByLabel('Description');
  await description.press('End');
  await description.pressSequentially(' today');
  await expect(page.getByText('Show what is to be done today', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Command updated successfully');
  await expect(page.getByRole('button', { name: 'Edit /tasks' })).toBeFocused();
  const edits = await statement<{ after: { description: string } }>(
    server.databaseUrl,
    "select after from audit where action = 'command.update' and after ->> 'isActive' = before ->> 'isActive'",
  );
  expect(edits.map(({ after }) => after.description)).toEqual(['Show what is to be done today']);

  await desk.getByRole('tab', { name: 'Overview' }).click();
  await desk.getByRole('tab', { name: 'Commands' }).click();
  await expect(desk.getByText('Show what is to be done today')).toBeVisible();
  await page.getByRole('button', { name: 'Delete /tasks' }).click();
  await expectToast(page, 'Success', 'Command deleted successfully');
  await desk.getByRole('button', { name: 'Edit /tasks' }).click();
  await desk.getByRole('form').getByLabel('Description').fill('Too late');
  await expectToast(desk, 'Error', /^Failed to update command/);
  await expect(desk.getByText('No commands configured yet.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Command created successfully');
  expect(troubles).toEqual([]);
  for (const one of [page, desk]) await one.context().close();
});

test('a name that is taken is not sent; what fails is said', async ({ browser }) => {
  await admin.api.post('/api/admin/commands', {
    data: { command: '/other', description: 'Another', action: 'help' },
  });
  const page = await open(browser, admin, '/admin?tab=commands');
  await page.getByRole('button', { name: 'Edit /other' }).click();
  const editor = page.getByRole('form', { name: 'Edit /other' });
  await editor.getByLabel('Command').fill('/tasks');
  await expectWhole(page, editor.getByText('There is already a command with this name.'));
  await page.getByRole('button', { name: 'Edit /other' }).click();
  await expect(editor).toHaveCount(0);

  await answerOnce(page, '**/api/admin/commands', 503, { message: 'Not now.' });
  const form = page.getByRole('region', { name: 'Add Command' });
  await form.getByLabel('Command').fill('/more');
  await form.getByLabel('Action').selectOption('help');
  await form.getByLabel('Description').fill('More');
  await form.getByRole('button', { name: 'Add Command' }).click();
  await expectToast(page, 'Error', 'Failed to create command\nNot now.');
  await answerOnce(page, '**/api/admin/commands/*', 503, { message: 'Not now.' });
  await page.getByRole('button', { name: 'Delete /other' }).click();
  await expectToast(page, 'Error', 'Failed to delete command\nNot now.');
  await expect(page.getByRole('button', { name: 'Delete /other' })).toBeVisible();
  await page.context().close();
});

test('the settings are saved, the key comes back as a mask, and the connection is tested', async ({
  browser,
}) => {
  const page = await open(browser, admin, '/admin?tab=settings');
  await page.getByRole('button', { name: 'Test connection' }).click();
  const connection = page.getByRole('region', { name: 'Connection' });
  await expect(connection.getByRole('alert')).toContainText('The test was not made. Save an API key first.');
  await expect(page.getByLabel('API key')).toHaveAttribute('type', 'password');
  await page.getByLabel('API key').fill('sk-end-to-end-0123456789');
  await page.getByLabel('Model').selectOption('gpt-4o-mini');
  await page.getByLabel('Temperature').fill('0.2');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expectToast(page, 'Success', 'AI configuration saved successfully');
  await expect(page.getByText('Saved: ••••6789. Type a new one to replace it.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Model')).toHaveValue('gpt-4o-mini');
  await expect(page.getByLabel('Temperature')).toHaveValue('0.2');
  expect(await page.content()).not.toContain('end-to-end');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('It works')).toBeVisible();
  await answerOnce(page, '**/api/admin/config', 400, { message: 'Choose another model.' });
  await page.getByLabel('System prompt').fill('Be brief.');
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expectToast(page, 'Error', 'Failed to save AI configuration\nChoose another model.');
  await holdToast(page);
  await expectWhole(page, page.getByText(/^Failed to save AI configuration/));
  await expect(page.getByLabel('System prompt')).toHaveValue('Be brief.');

  await page.getByRole('button', { name: 'Clear key' }).click();
  await page.getByRole('button', { name: 'Save Configuration' }).click();
  await expectToast(page, 'Success', 'AI configuration saved successfully');
  await expect(page.getByText('Without a key the offline assistant answers.')).toBeVisible();
  await page.context().close();
});

test('the six tabs are reached by keyboard', async ({ browser }) => {
  const page = await open(browser, admin, '/admin');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Overview').focus();
  for (const name of ['Users', 'Webhooks', 'System', 'Commands', 'Settings']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Home');
  await expect(tab('Overview')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.context().close();
});

const password = 'correct horse';

/** Registers somebody on this server. */
async function somebody(email: string, isAdmin = false): Promise<Person> {
  const api = await visitor(server.url);
  const response = await api.post('/api/auth/register', {
    data: { email, password, phoneNumber: newNumber() },
  });
  expect(response.status()).toBe(201);
  const { user } = await response.json();
  if (isAdmin)
    await statement(server.databaseUrl, 'update users set is_admin = true where id = $1', [user.id]);
  return { api, id: user.id, email };
}

/** Signs somebody in anew. */
async function again({ email }: Pick<Person, 'email'>): Promise<Person> {
  const api = await visitor(server.url);
  const response = await api.post('/api/auth/login', { data: { email, password } });
  const { user } = await response.json();
  return { api, id: user.id, email };
}

async function open(browser: Browser, { api }: Person, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...stillDesk,
    baseURL: server.url,
    storageState: await api.storageState(),
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
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
