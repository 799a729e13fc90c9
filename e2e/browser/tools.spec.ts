import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { dailyMessages, notSentText } from '@/lib/daily-reminders/rules';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { sentTo } from '@/testing/stand-ins/twilio';
import { newAccount, openTodos, rows } from '../accounts';
import { answerOnce, holdAnswers } from './answers';
import { expectAccessible, phone, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { chooseTool, keepFromChanges, openForm, pressRowCommand } from './tools';

test.describe.configure({ mode: 'parallel' });

test('todos, reminders and information are added, edited, completed and deleted', async ({ browser }) => {
  const { page, account, todos, reminders, info } = await openTools(browser);
  const errors = collectErrors(page);
  for (const [tool, card] of [
    ['info', info],
    ['reminders', reminders],
    ['todos', todos],
  ] as const) {
    await chooseTool(page, tool);
    await expectAccessible(page, card.getByRole('heading').first());
    await openForm(card);
  }

  const today = localDate(new Date(), 'America/New_York');
  await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await todos.getByLabel('Due date (optional)').fill(addDays(today, -2));
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectToast(page, 'Todo added');
  await chooseTool(page, 'reminders');
  await fillReminder(reminders);
  await reminders.getByRole('button', { name: 'Add Reminder' }).click();
  await expectToast(page, 'Reminder added');
  await chooseTool(page, 'info');
  await fillInfo(info);
  await info.getByRole('button', { name: 'Store Information' }).click();
  await expectToast(page, 'Information stored');
  await chooseTool(page, 'todos');
  await todos.getByLabel('Todo', { exact: true }).fill('Water the plants');
  await todos.getByLabel('Due date (optional)').fill(today);
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectColor(todos.getByText('(Overdue)'), 'red');
  await expectColor(todos.getByText('(Today)'), 'yellow');

  const row = (text: string) => todos.getByRole('listitem').filter({ hasText: text });
  await row('Water the plants').getByRole('checkbox').click();
  await expect(row('Water the plants').getByText('Water the plants', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(todos.getByText('(Today)')).toHaveCount(0);
  for (const [tool, card, name] of [
    ['info', info, 'Shoe size'],
    ['reminders', reminders, 'Dentist'],
    ['todos', todos, 'Buy stamps'],
  ] as const) {
    await chooseTool(page, tool);
    await pressRowCommand(card, 'Edit', name);
  }
  if (await toastsOf(page).isVisible()) await closeToast(page);
  const form = todos.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await expectAccessible(page, form.getByRole('button', { name: 'Save' }), row('Water the plants'));
  await form.getByLabel('Todo', { exact: true }).fill('Buy letters');
  const release = await holdAnswers(page, '**/api/user/todos/*');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(todos.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(row('Buy letters')).toContainText('(Overdue)');

  await pressRowCommand(row('Buy letters'), 'Delete', 'Buy letters');
  await expectToast(page, 'Todo deleted', 'Buy letters');
  await chooseTool(page, 'reminders');
  await reminders.getByRole('listitem').getByRole('button', { name: 'Cancel' }).click();
  await pressRowCommand(reminders, 'Delete', 'Dentist');
  await expectToast(page, 'Reminder deleted', 'Dentist');
  await chooseTool(page, 'info');
  await info.getByRole('listitem').getByRole('button', { name: 'Cancel' }).click();
  await pressRowCommand(info, 'Delete', 'Shoe size');
  await expectToast(page, 'Information deleted', 'Shoe size');
  await holdToast(page);
  await expectAccessible(page, toastsOf(page));
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(info.getByRole('listitem')).toContainText('42');
  expect(await openTodos(account)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('without a connection each form and row says what failed, without a toast, and can be tried again', async ({
  browser,
}) => {
  const { page, account, todos, reminders, info } = await openTools(browser, { hasTodo: true });
  const cards = [
    ['info', info],
    ['reminders', reminders],
    ['todos', todos],
  ] as const;
  await expect(todos.getByRole('checkbox')).toBeVisible();
  await page.context().setOffline(true);
  await todos.getByRole('checkbox').click();
  await chooseTool(page, 'reminders');
  await openForm(reminders);
  await fillReminder(reminders);
  await reminders.getByRole('button', { name: 'Add Reminder' }).click();
  await chooseTool(page, 'info');
  await openForm(info);
  await fillInfo(info);
  await info.getByRole('button', { name: 'Store Information' }).click();
  for (const [tool, card] of cards) {
    await chooseTool(page, tool);
    await expect(card.getByRole('alert')).toContainText(/connection/);
    await expectAccessible(page, card.getByRole('alert'));
  }
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(todos.getByRole('checkbox')).not.toBeChecked();

  await page.context().setOffline(false);
  for (const [tool, card] of cards) {
    await chooseTool(page, tool);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await expect(card.getByRole('alert')).toHaveCount(0);
  }
  await expect(todos.getByRole('checkbox')).toBeChecked();
  await expect.poll(() => openTodos(account)).toEqual([]);
  await page.context().close();
});

test('one tool is shown at a time, by click or arrow key, and Back leaves Tools', async ({ browser }) => {
  const { page, todos, reminders, info } = await openTools(browser, { hasTodo: true });
  const errors = collectErrors(page);
  await expect(todos).toBeVisible();
  await page.getByRole('tab', { name: 'Todos' }).press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Reminders' })).toBeFocused();
  await expect(reminders).toBeVisible();
  await expect(todos).toBeHidden();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('tab', { name: 'Tools', exact: true }).click();
  await page.setViewportSize(phone);
  await expect(reminders).toBeVisible();
  await expect(todos).toBeHidden();
  await page.getByRole('tab', { name: 'Reminders' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reminders' })).toContainText('No reminders yet');
  await openForm(reminders);
  await reminders.getByLabel('Reminder', { exact: true }).fill('Dentist');
  await page.getByRole('tab', { name: 'Reminders' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Info' })).toBeFocused();
  await expect(info).toBeVisible();
  await expect(reminders).toBeHidden();
  await page.getByRole('tab', { name: 'Reminders' }).click();
  await expect(reminders.getByLabel('Reminder', { exact: true })).toHaveValue('Dentist');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a list that cannot be refreshed keeps its rows and says so until it can', async ({ browser }) => {
  const { page, todos } = await openTools(browser, { hasTodo: true });
  await keepFromChanges(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await answerOnce(page, '**/api/user/todo-list', 200, '<h1>Welcome to our network</h1>');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('add milk to my list');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Actions completed', /milk/);
  await page.getByRole('tab', { name: 'Tools' }).click();
  await expect(todos.getByRole('alert')).toBeVisible();
  await expect(todos.getByRole('listitem')).toHaveText([/Buy stamps/]);
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expect(todos.getByRole('listitem')).toHaveText([/Buy stamps/, /milk/]);
  await page.context().close();
});

test('the daily reminder is created, sent as a test, changed and deleted', async ({ browser }) => {
  const { page, account, daily } = await openTools(browser);
  const row = daily.getByRole('listitem');
  await chooseTool(page, 'daily');
  await openForm(daily);
  await daily.getByLabel('Name').fill('Morning summary');
  await daily.getByLabel('Time').fill('07:30');
  await daily.getByRole('button', { name: 'Create daily reminder' }).click();
  await expectToast(page, 'Daily reminder created');
  await holdToast(page);
  await expectAccessible(
    page,
    row.getByText('Not sent yet - will send at 7:30 AM America/New_York', { exact: true }),
    row.getByText(/^Next run: (Today|Tomorrow), .*7:30\sAM/),
    daily.getByText(dailyMessages.onlyOne, { exact: true }),
  );
  await row.getByRole('button', { name: 'Send test' }).click();
  await expectToast(page, 'Error', notSentText('whatsapp'));
  await page.context().setOffline(true);
  await row.getByRole('button', { name: 'Send test' }).click();
  await expectToast(page, 'Error', 'Failed to send test reminder');
  await page.context().setOffline(false);
  const bind = "update contact_points set state = 'bound', last_inbound_at = now() where user_id = $1";
  await rows(bind, [account.id]);
  await row.getByRole('button', { name: 'Send test' }).click();
  await expectToast(page, 'Test reminder sent', 'The daily reminder has been sent to your WhatsApp.');
  expect(await sentTo(account.phone)).toHaveLength(1);
  const sent = page.getByRole('region', { name: 'Sent by Sidekick' }).getByRole('listitem');
  await chooseTool(page, 'sent');
  await expect(sent).toHaveCount(2);
  await expectAccessible(page, sent.first());

  await chooseTool(page, 'daily');
  await pressRowCommand(row, 'Edit', 'Morning summary');
  await daily.getByLabel('Todos').selectOption('Overdue');
  await daily.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Daily reminder updated');
  await expect(row).toContainText('overdue todos');
  await pressRowCommand(row, 'Delete', 'Morning summary');
  await expectToast(page, 'Daily reminder deleted', 'Morning summary');
  await expect(daily.getByRole('button', { name: 'Set up the daily reminder' })).toBeVisible();
  await page.context().close();
});

async function openTools(browser: Browser, { hasTodo = false } = {}) {
  const account = await newAccount();
  if (hasTodo) await account.api.post('/api/user/todos', { data: { text: 'Buy stamps' } });
  const page: Page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard?tab=tools');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    account,
    todos: card('Todo List'),
    reminders: card('Reminders'),
    info: card('Stored Information'),
    daily: card('Daily Reminders'),
  };
}

async function fillReminder(card: Locator): Promise<void> {
  await card.getByLabel('Reminder', { exact: true }).fill('Dentist');
  await card.getByLabel('When').fill('2037-05-03T17:00');
}

async function fillInfo(card: Locator): Promise<void> {
  await card.getByLabel('Name').fill('Shoe size');
  await card.getByLabel('Value').fill('42');
}

async function expectColor(text: Locator, color: 'red' | 'yellow'): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  const isYellow = green > 0.6 * red && green > 1.5 * blue;
  expect({ color: isYellow ? 'yellow' : 'red', isWarm: red > 1.4 * blue }).toEqual({ color, isWarm: true });
}
