import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { maxName } from '@/lib/auth/rules';
import { newAccount } from '../accounts';
import { addresses } from '../servers/addresses';
import { addManyTodos } from '../todos';
import { phone, tooWide } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';
import { chooseTool, keepFromChanges, pressRowCommand } from './tools';

// Tests long lists and unusual texts. `npm run bench` measures the script time.
test.describe.configure({ mode: 'parallel' });

test('the todo list comes with the page, and draws at most 100 rows', async ({ browser }) => {
  for (const { todos, rows, count } of [
    { todos: 0, rows: 0, count: null },
    { todos: 50, rows: 50, count: '40 open' },
  ]) {
    const { page, card, requests } = await openTodos(browser, todos);
    await expect(card.getByRole('listitem')).toHaveCount(rows);
    if (count) await expect(card.getByText(count, { exact: true })).toBeVisible();
    expect(requests).toEqual([]);
    await page.context().close();
  }
});

test('with 10,000 todos a click changes one row with one request, and more rows come a page at a time', async ({
  browser,
}) => {
  const { page, card, requests } = await openTodos(browser, 10_000);
  const rows = card.getByRole('listitem');
  // The page has 200 open and 50 completed todos, and renders the first 100.
  await expect(rows).toHaveCount(100);
  await expect(card.getByText('200+ open', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(6000);
  expect(requests).toEqual([]);
  await rows.first().getByRole('checkbox').click();
  // A completed row soon leaves the top of the list.
  await expect(card.getByText('199+ open', { exact: true })).toBeVisible();
  await expect.poll(() => requests.map(withoutId)).toEqual(['PATCH /api/user/todos/id']);

  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(250);
  await expect(rows.nth(100).getByRole('checkbox')).toBeFocused();
  expect(requests).toHaveLength(1);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(450);
  await expect(card.getByText('Todo number 499', { exact: true })).toHaveCount(1);
  await pressRowCommand(rows.nth(1), 'Delete');
  await expect(rows).toHaveCount(449);
  const later = ['GET /api/user/todo-list', 'DELETE /api/user/todos/id'];
  await expect.poll(() => requests.slice(1).map(withoutId)).toEqual(later);
  await page.context().close();
});

const hostile =
  '<script>window.harmed=1</script><img src=x onerror="window.harmed=1"><b>bold</b> {{1}} $' +
  '{1} &amp; \'"';
const texts: ((limit: number) => string)[] = [
  (limit) => 'x'.repeat(limit),
  () => 'اشترِ الحليب والخبز، و\u202Eהתקשר לאמא\u202C غدًا',
  (limit) => '👩‍👩‍👧‍👦'.repeat(Math.floor(limit / 11)),
  () => hostile,
];

test('one long word, right-to-left text, emoji and markup are shown as text and fit on 360 px, everywhere', async ({
  browser,
}) => {
  const account = await newAccount();
  for (const [index, text] of texts.entries()) {
    for (const [path, data] of [
      ['todos', { text: text(500), dueDate: '2026-01-05' }],
      ['reminders', { title: text(500), description: text(2000), reminderTime: '2037-05-03T17:00' }],
      ['info', { key: `${index} ${text(480)}`, value: text(2000) }],
    ] as const)
      expect((await account.api.post(`/api/user/${path}`, { data })).status()).toBe(201);
  }
  const page = await openPage(browser, account, { viewport: phone });
  const errors = collectErrors(page);
  for (const text of texts) {
    const name = text(maxName).slice(0, maxName);
    const named = await account.api.patch('/api/user/profile', { data: { firstName: name, lastName: name } });
    expect(named.status()).toBe(200);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 20));
    await expectToFit(page);
  }
  await expect(page.getByRole('textbox', { name: 'Add a todo or a reminder' })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  const answers = messages.getByText(/^Sidekick: (?!is typing)\S/);
  for (const [index, text] of texts.entries()) {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text(4000));
    await page.keyboard.press('Enter');
    await expect(messages.getByText(`You: ${text(4000)}`, { exact: true })).toBeVisible();
    await expect(answers).toHaveCount(index + 1, { timeout: 20_000 });
  }
  await expectToFit(page);

  await page.goto('/dashboard?tab=tools');
  for (const [tool, name, limits] of [
    ['todos', 'Todo List', [500]],
    ['reminders', 'Reminders', [500, 2000]],
    ['info', 'Stored Information', [480, 2000]],
  ] as const) {
    await chooseTool(page, tool);
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.getByRole('listitem')).toHaveCount(texts.length);
    const shown = await card.getByRole('list').first().textContent();
    for (const text of texts) for (const limit of limits) expect(shown).toContain(text(limit));
    await expectToFit(page);
    for (const index of texts.keys()) {
      await pressRowCommand(card.getByRole('listitem').nth(index), 'Edit');
      await expectToFit(page);
    }
  }
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function openTodos(
  browser: Browser,
  count: number,
): Promise<{ page: Page; card: Locator; requests: string[] }> {
  const account = await newAccount();
  await addManyTodos(addresses().production.databaseUrl, account.id, count);
  const page = await openPage(browser, account);
  await keepFromChanges(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/user/todo')) requests.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Tools' }).click();
  const card = page.getByRole('region', { name: 'Todo List' });
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  return { page, card, requests };
}

function withoutId(request: string): string {
  return request.replace(/[0-9a-f-]{36}$/, 'id');
}

async function expectToFit(page: Page): Promise<void> {
  expect(await tooWide(page, { ignoreClipped: true })).toEqual([]);
}
