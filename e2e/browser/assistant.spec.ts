import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatRowDay, localDate } from '@/lib/time/format';
import { addresses } from '../servers/addresses';
import { collectErrors } from './page-errors';
import { chooseTool, openForm, pressRowCommand } from './tools';

// Tests everyday requests with the offline assistant. The tests depend on each other.
const { user, admin } = demoAccounts;

test.describe.configure({ mode: 'serial' });

let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  errors = collectErrors(page);
  await signIn(page, user.email, user.password, '**/dashboard');
});

test.afterAll(() => page.close());
test.afterEach(() => expect(errors).toEqual([]));

test('"remind me to call mom tomorrow at 5pm" sets a reminder for 17:00 in New York', async () => {
  const tomorrow = addDays(localDate(new Date(), user.zone), 1);
  const reply = await say('remind me to call mom tomorrow at 5pm');
  await expect(reply).toContainText('tomorrow, 5:00 PM');
  const reminders: { title: string; reminderTime: string }[] = await read('/api/user/reminders');
  const mom = reminders.filter(({ title }) => /call mom/i.test(title));
  expect(mom.map(({ reminderTime }) => reminderTime)).toEqual([
    fromLocal(tomorrow, '17:00', user.zone).toISOString(),
  ]);
});

test('"add milk, eggs and bread to my list" adds three todos', async () => {
  const before = await openTodos();
  const reply = await say('add milk, eggs and bread to my list');
  await expect(reply).toContainText(/milk.*eggs.*bread/i);
  expect((await openTodos()).slice(before.length).map(lower)).toEqual(['milk', 'eggs', 'bread']);
});

test('"show my todos" lists them, overdue ones in bold red', async () => {
  const reply = await say('show my todos');
  for (const todo of await openTodos()) await expect(reply).toContainText(todo);
  const marks = reply.getByText('[OVERDUE:');
  await expect(marks).toHaveCount(2);
  await expect(marks.first()).toBeVisible();
  const look = await marks.first().evaluate((mark) => {
    const { color, fontWeight } = getComputedStyle(mark);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, weight: Number(fontWeight) };
  });
  expect(look.weight).toBeGreaterThanOrEqual(700);
  expect(look.red).toBeGreaterThan(2 * look.green);
  expect(look.red).toBeGreaterThan(2 * look.blue);
});

test('"done milk" completes it', async () => {
  const reply = await say('done milk');
  await expect(reply).toContainText(/milk/i);
  const { items }: TodoList = await read('/api/user/todo-list');
  expect(items.filter((item) => lower(item.text) === 'milk')).toMatchObject([{ completed: true }]);
});

test('"remember my locker code is 4821" stores it, and a question finds it', async () => {
  await say('remember my locker code is 4821');
  const facts: { key: string; value: string }[] = await read('/api/user/info');
  expect(facts.filter(({ value }) => value === '4821')).toMatchObject([{ key: 'locker code' }]);
  const reply = await say('what is my locker code');
  await expect(reply).toContainText('4821');
});

test('"delete the eggs" deletes them, and "undo" restores them', async () => {
  const before = await openTodos();
  await say('delete the eggs');
  expect((await openTodos()).map(lower)).not.toContain('eggs');
  const reply = await say('undo');
  await expect(reply).toContainText(/eggs/i);
  expect(await openTodos()).toEqual(before);
});

test('the Undo button takes back the last change', async () => {
  await say('add candles to my list');
  expect((await openTodos()).map(lower)).toContain('candles');
  const log = page.getByRole('log', { name: 'Messages' });
  await log.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await openTodos()).map(lower)).not.toContain('candles');
});

test('todos are added, completed and deleted by the forms', async () => {
  await page.getByRole('tab', { name: 'Tools' }).click();
  const card = page.getByRole('region', { name: 'Todo List' });
  await openForm(card);
  await card.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await card.getByLabel('Due date (optional)').fill(addDays(localDate(new Date(), user.zone), -1));
  await card.getByRole('button', { name: 'Add todo' }).click();
  const row = card.getByRole('listitem').filter({ hasText: 'Buy stamps' });
  await expect(row).toContainText('(Overdue)');
  await expect(card.getByLabel('Todo', { exact: true })).toHaveValue('');
  // check() would fail, because the checkbox changes a moment after the click.
  await row.getByRole('checkbox').click();
  await expect.poll(openTodos).not.toContain('Buy stamps');
  await expect(row).not.toContainText('(Overdue)');
  await pressRowCommand(row, 'Delete');
  await expect(row).toHaveCount(0);
  // The row disappears before the server has responded.
  const texts = async () => (await read<TodoList>('/api/user/todo-list')).items.map((item) => item.text);
  await expect.poll(texts).not.toContain('Buy stamps');
});

test('reminders are added, changed and deleted by the forms', async () => {
  await chooseTool(page, 'reminders');
  const card = page.getByRole('region', { name: 'Reminders', exact: true });
  const today = localDate(new Date(), user.zone);
  const day = addDays(today, 5);
  await openForm(card);
  await card.getByLabel('Reminder', { exact: true }).fill('Call the plumber');
  await card.getByLabel('When').fill(`${day}T08:15`);
  await card.getByText('More', { exact: true }).click();
  await card.getByLabel('Description (optional)').fill('The tap drips');
  await card.getByRole('button', { name: 'Add Reminder' }).click();
  const row = card.getByRole('listitem').filter({ hasText: 'Call the plumber' });
  await expect(row).toContainText(`${formatRowDay(day, today)}, 8:15 AM`);
  await expect(row).toContainText('The tap drips');
  await pressRowCommand(row, 'Edit');
  await card.getByRole('listitem').getByLabel('When').fill(`${day}T09:45`);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`${formatRowDay(day, today)}, 9:45 AM`);
  await pressRowCommand(row, 'Delete');
  await expect(row).toHaveCount(0);
  const titles = async () =>
    (await read<{ title: string }[]>('/api/user/reminders')).map(({ title }) => title);
  await expect.poll(titles).not.toContain('Call the plumber');
});

test('information is stored and deleted by the forms', async () => {
  await chooseTool(page, 'info');
  const card = page.getByRole('region', { name: 'Stored Information' });
  await openForm(card);
  await card.getByLabel('Name').fill('Wifi at the cabin');
  await card.getByLabel('Value').fill('spruce-forest-7');
  await card.getByRole('button', { name: 'Store Information' }).click();
  const row = card.getByRole('listitem').filter({ hasText: 'Wifi at the cabin' });
  await expect(row).toContainText('spruce-forest-7');
  await pressRowCommand(row, 'Delete');
  await expect(row).toHaveCount(0);
  const keys = async () => (await read<{ key: string }[]>('/api/user/info')).map(({ key }) => key);
  await expect.poll(keys).not.toContain('Wifi at the cabin');
});

test('what the chat adds is shown in the tools without a reload', async () => {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await say('add batteries to my list');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await chooseTool(page, 'todos');
  const card = page.getByRole('region', { name: 'Todo List' });
  await expect(card.getByRole('listitem').filter({ hasText: /batteries/i })).toBeVisible();
});

test('the admin’s simulated phone shows both sides of the conversation', async ({ browser }) => {
  const adminPage = await browser.newPage();
  const adminErrors = collectErrors(adminPage);
  await signIn(adminPage, admin.email, admin.password, '**/admin');
  await adminPage.getByRole('tab', { name: 'System' }).click();
  await expect(adminPage.getByLabel('From number')).toHaveValue(user.phone);
  await adminPage.getByRole('textbox', { name: 'Message to Sidekick' }).fill('what is my shoe size');
  await adminPage.getByRole('button', { name: 'Send message' }).click();
  const messages = adminPage.getByRole('log', { name: 'Messages on this phone' });
  await expect(messages.getByText('You: what is my shoe size')).toBeVisible();
  await expect(messages.getByText(/^Sidekick: .*42/)).toBeVisible();

  await adminPage.getByLabel('From number').fill('+15550100777');
  await adminPage.getByLabel('From number').press('Enter');
  await adminPage.getByRole('textbox', { name: 'Message to Sidekick' }).fill('hello, who is this?');
  await adminPage.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.getByText(/^Sidekick: .*Sidekick/)).toBeVisible();
  expect(adminErrors).toEqual([]);
  await adminPage.close();
});

interface TodoList {
  items: { text: string; completed: boolean }[];
}

async function say(words: string): Promise<Locator> {
  const log = page.getByRole('log', { name: 'Messages' });
  const replies = log.getByText(/^Sidekick: (?!is typing)\S/);
  const before = await replies.count();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(words);
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(before + 1, { timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('');
  return replies.last();
}

async function read<T>(path: string): Promise<T> {
  const response = await page.request.get(`${addresses().demo.url}${path}`);
  expect(response.status()).toBe(200);
  return response.json();
}

async function openTodos(): Promise<string[]> {
  const { items } = await read<TodoList>('/api/user/todo-list');
  return items.filter((item) => !item.completed).map((item) => item.text);
}

async function signIn(on: Page, email: string, password: string, lands: string): Promise<void> {
  await on.goto(`${addresses().demo.url}/login`);
  await on.getByLabel('Email').fill(email);
  await on.getByLabel('Password', { exact: true }).fill(password);
  await on.getByRole('button', { name: 'Sign in' }).click();
  await on.waitForURL(lands);
}

function lower(text: string): string {
  return text.toLowerCase();
}
