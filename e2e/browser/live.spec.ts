import { expect, type Page, type Request, test } from '@playwright/test';
import { localDate } from '@/lib/time/format';
import { newAccount } from '../accounts';
import { openPage } from './pages';
import { openForm } from './tools';

// Tests that changes made elsewhere appear on every open screen. `npm run bench -- live` prints the delays.
test.describe.configure({ mode: 'parallel' });

const interval = 5_000;

const today = () => localDate(new Date(), 'America/New_York');
const agendaOf = (page: Page) => page.getByRole('complementary', { name: 'Today' });

test('a todo, a reminder, a completion and a snooze from another device, and one from the chat, show without a reload', async ({
  browser,
}) => {
  const account = await newAccount();
  const page = await openPage(browser, account);
  await page.clock.install();
  await page.goto('/dashboard');
  const agenda = agendaOf(page);
  const created = await account.api.post('/api/user/todos', {
    data: { text: 'Buy stamps', dueDate: today() },
  });
  const row = agenda.getByRole('listitem').filter({ hasText: 'Buy stamps' });
  await page.clock.runFor(interval);
  await expect(row).toBeVisible();
  const { id } = await created.json();
  await account.api.patch(`/api/user/todos/${id}`, { data: { completed: true } });
  await page.clock.runFor(interval);
  await expect(row).toHaveCount(0);
  const at = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const set = await account.api.post('/api/user/reminders', { data: { title: 'Dentist', reminderTime: at } });
  const reminder = agenda.getByRole('listitem').filter({ hasText: 'Dentist' });
  await page.clock.runFor(interval);
  await expect(reminder).toBeVisible();
  const later = new Date(Date.now() + 50 * 3_600_000).toISOString();
  await account.api.post(`/api/user/reminders/${(await set.json()).id}/answer`, {
    data: { answer: 'snooze', until: later },
  });
  await page.clock.runFor(interval);
  await expect(agenda.getByText('Snoozed')).toBeVisible();
  await account.api.post('/api/user/chat', { data: { message: 'remind me to buy milk tomorrow at 9am' } });
  await page.clock.runFor(interval);
  await expect(agenda.getByText(/milk/i)).toBeVisible();
  await page.context().close();
});

test('another tab shows a change at once, and is emptied when this one signs out', async ({ browser }) => {
  const account = await newAccount();
  const page = await openPage(browser, account);
  await page.goto('/dashboard?tab=tools');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Todo List' });
  await openForm(card);
  await card.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await card.getByLabel('Due date (optional)').fill(today());
  await card.getByRole('button', { name: 'Add todo' }).click();
  await expect(agendaOf(other).getByText('Buy stamps')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL('**/login');
  await expect(other.getByText('Buy stamps')).toHaveCount(0);
  await page.context().close();
});

test('a page asks at most 15 times a minute while it is seen, less while nobody uses it, and never while it is hidden', async ({
  browser,
}) => {
  const page = await openPage(browser, await newAccount());
  const asked: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    asked.push(request.url());
    pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  await page.clock.install();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  // From here on, the page's time passes only as the steps below let it, however long they take.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const requestsIn = async (minutes: number) => {
    asked.length = 0;
    // In small steps, because each response has to arrive before the next request is planned.
    for (let step = 0; step < minutes * 60; step += 1) {
      await page.clock.runFor(1_000);
      await expect.poll(() => pending.size).toBe(0);
    }
    return asked.length / minutes;
  };
  const seen = await requestsIn(1);
  expect(seen).toBeGreaterThan(9);
  expect(seen).toBeLessThanOrEqual(15);
  await page.clock.fastForward('06:00');
  expect(await requestsIn(1)).toBeLessThanOrEqual(4);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await requestsIn(1)).toBe(0);
  await page.context().close();
});
