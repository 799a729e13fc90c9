import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate } from '@/lib/time/format';
import { answerOnce, holdAnswers } from './answers';
import { expectTone, expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, openTodos } from './people';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { watch } from './watch';
import { openWindow } from './window';

// Every text of the three lists, caused as a person causes it.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('empty lists say what they are for, and their buttons wait for words', async ({ browser }) => {
  const { page, todos, reminders, info } = await openTools(browser);
  await expectWholeInEveryLook(
    page,
    todos.getByText('Nothing to do. Add the first thing on your mind.'),
    reminders.getByText('No reminders. Set one and it will come at its minute.'),
    info.getByText('Nothing stored. Tell Sidekick once, ask for it whenever you need it.'),
  );
  const add = todos.getByRole('button', { name: 'Add todo' });
  await todos.getByLabel('Todo', { exact: true }).fill('   ');
  await expect(add).toBeDisabled();
  await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await expect(add).toBeEnabled();
  await reminders.getByLabel('Reminder', { exact: true }).fill('Dentist');
  await expect(reminders.getByRole('button', { name: 'Add Reminder' })).toBeDisabled();
  await reminders.getByLabel('When').fill('2037-05-03T17:00');
  await expect(reminders.getByRole('button', { name: 'Add Reminder' })).toBeEnabled();
  await info.getByLabel('Name').fill('Shoe size');
  await expect(info.getByRole('button', { name: 'Store Information' })).toBeDisabled();
  await info.getByLabel('Value').fill('42');
  await expect(info.getByRole('button', { name: 'Store Information' })).toBeEnabled();
  await page.context().close();
});

test('adding and deleting is confirmed by one toast each', async ({ browser }) => {
  const { page, todos, reminders, info } = await openTools(browser);
  const { troubles } = watch(page);
  await fillTodo(todos, 'Buy stamps');
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectToast(page, 'Todo added');
  await fillReminder(reminders);
  await reminders.getByRole('button', { name: 'Add Reminder' }).click();
  await expectToast(page, 'Reminder added');
  await fillInfo(info);
  await info.getByRole('button', { name: 'Store Information' }).click();
  await expectToast(page, 'Information stored');
  await holdToast(page);
  await expect(info.getByRole('listitem')).toContainText('typed here');
  await expectWhole(page, toastsOf(page));
  await closeToast(page);

  await info.getByLabel('Name').fill('Shoe size');
  await info.getByLabel('Value').fill('43');
  await info.getByRole('button', { name: 'Store Information' }).click();
  await expectToast(page, 'Information stored', '“Shoe size” was there already. It has the new value now.');
  await expect(info.getByRole('listitem')).toHaveCount(1);

  await todos.getByRole('button', { name: 'Delete Buy stamps' }).click();
  await expectToast(page, 'Todo deleted');
  await reminders.getByRole('button', { name: 'Delete Dentist' }).click();
  await expectToast(page, 'Reminder deleted');
  await info.getByRole('button', { name: 'Delete Shoe size' }).click();
  await expectToast(page, 'Information deleted');
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(info.getByRole('listitem')).toContainText('43');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what is overdue, due today and done is told apart, and what is done can stand back', async ({
  browser,
}) => {
  const person = await newPerson();
  const today = localDate(new Date(), 'America/New_York');
  const dates = {
    Late: addDays(today, -2),
    Now: today,
    Soon: addDays(today, 3),
    Never: null,
    Done: addDays(today, -2),
  };
  for (const [text, dueDate] of Object.entries(dates))
    await person.api.post('/api/user/todos', { data: { text, dueDate } });
  const { page, todos } = await openTools(browser, person);
  const row = (text: string) => todos.getByRole('listitem').filter({ hasText: text });
  await row('Done').getByRole('checkbox').click();
  await expect(row('Done').getByText('Done', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(row('Done')).not.toContainText('(Overdue)');
  await expect(row('Late')).toContainText(`${formatDay(dates.Late, today)} (Overdue)`);
  await expect(row('Now')).toContainText(`${formatDay(today)} (Today)`);
  await expect(row('Soon')).not.toContainText('(');
  await expect(row('Never').locator('time')).toHaveCount(0);
  await expect(todos.getByText('4 open', { exact: true })).toBeVisible();
  await expectTone(row('Late').getByText('(Overdue)'), 'red');
  await expectTone(row('Now').getByText('(Today)'), 'yellow');
  await expectWholeInEveryLook(
    page,
    row('Late').getByText('(Overdue)'),
    row('Now').getByText('(Today)'),
    row('Done'),
  );

  await todos.getByRole('button', { name: 'Hide done (1)' }).click();
  await expect(row('Done')).toHaveCount(0);
  await todos.getByRole('button', { name: 'Show done (1)' }).click();
  await row('Done').getByRole('checkbox').click();
  await expect(row('Done')).toContainText('(Overdue)');
  await page.context().close();
});

test('rows are changed in their place: words, dates, and back without a change', async ({ browser }) => {
  const { page, todos, reminders, info } = await openFilledTools(browser);
  for (const [card, name] of [
    [todos, 'Buy stamps'],
    [reminders, 'Dentist'],
    [info, 'Shoe size'],
  ] as const)
    await card.getByRole('button', { name: `Edit ${name}` }).click();
  const rowOf = (card: Locator) => card.getByRole('listitem');
  await expectWhole(page, rowOf(todos).getByRole('button', { name: 'Save' }));

  await rowOf(info).getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(info)).toContainText('42');
  await rowOf(todos).getByLabel('Todo', { exact: true }).fill('Buy letters');
  await rowOf(todos).getByLabel('Due date (optional)').fill('2026-01-05');
  const answer = await holdAnswers(page, '**/api/user/todos/*');
  await rowOf(todos).getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(todos).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(rowOf(todos)).toContainText('Buy letters');
  await expect(rowOf(todos)).toContainText('(Overdue)');
  await rowOf(reminders).getByLabel('Description (optional)').fill('Bring the card');
  await rowOf(reminders).getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(reminders)).toContainText('Bring the card');
  await page.context().close();
});

test('what cannot be added says so at its form, without a toast, and Try again adds it', async ({
  browser,
}) => {
  const { page, person, todos, reminders, info } = await openTools(browser);
  await fillTodo(todos, 'Buy stamps');
  await fillReminder(reminders);
  await fillInfo(info);
  await page.context().setOffline(true);
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectFailure(todos, 'The todo was not added. Check your connection.');
  await reminders.getByRole('button', { name: 'Add Reminder' }).click();
  await expectFailure(reminders, 'The reminder was not added. Check your connection.');
  await info.getByRole('button', { name: 'Store Information' }).click();
  await expectFailure(info, 'The information was not stored. Check your connection.');
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(todos.getByLabel('Todo', { exact: true })).toHaveValue('Buy stamps');
  await expectWhole(page, ...[todos, reminders, info].map((card) => card.getByRole('alert')));

  await page.context().setOffline(false);
  for (const card of [todos, reminders, info]) {
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await expect(card.getByRole('alert')).toHaveCount(0);
  }
  expect(await openTodos(person)).toEqual(['Buy stamps']);
  await page.context().close();
});

test('what cannot be ticked, changed or deleted says so in its row, without a toast, and Try again does it', async ({
  browser,
}) => {
  const { page, person, todos, reminders, info } = await openFilledTools(browser);
  await page.context().setOffline(true);
  const box = todos.getByRole('checkbox');
  await box.click();
  await expectFailure(todos, 'It was not marked as done. Check your connection.');
  await expect(box).not.toBeChecked();
  await reminders.getByRole('button', { name: 'Delete Dentist' }).click();
  await expectFailure(reminders, 'It was not deleted. Check your connection.');
  await info.getByRole('button', { name: 'Edit Shoe size' }).click();
  await info.getByRole('listitem').getByLabel('Value').fill('43');
  await info.getByRole('button', { name: 'Save' }).click();
  await expectFailure(info, 'The information was not changed. Check your connection.');
  await expect(toastsOf(page)).toHaveCount(0);
  await expectWhole(page, ...[todos, reminders, info].map((card) => card.getByRole('alert')));

  await page.context().setOffline(false);
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expect(box).toBeChecked();
  await info.getByRole('button', { name: 'Try again' }).click();
  await expect(info.getByRole('listitem')).toContainText('43');
  await reminders.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Reminder deleted');
  expect(await openTodos(person)).toEqual([]);
  await page.context().close();
});

test('a list that cannot be refreshed stays, and says why as far as the answer tells', async ({
  browser,
}) => {
  const { page, todos } = await openFilledTools(browser);
  await answerOnce(page, '**/api/user/todo-list', 500);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('add milk to my list');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sidekick: .*milk/)).toBeVisible();
  await page.getByRole('tab', { name: 'Tools' }).click();
  await expectFailure(todos, 'Your todos could not be loaded. The server did not answer as it should (500).');
  await expect(todos.getByRole('listitem')).toHaveText([/Buy stamps/]);
  await closeToast(page);
  await expectWhole(page, todos.getByRole('alert'));
  for (const [status, answer, words] of [
    [503, { message: 'The database is away.' }, 'The database is away.'],
    [502, '<h1>Bad Gateway</h1>', 'The server did not answer as it should (502).'],
    [200, '<h1>Welcome to our network</h1>', 'The server did not answer as it should (200).'],
  ] as const) {
    await answerOnce(page, '**/api/user/todo-list', status, answer);
    await todos.getByRole('button', { name: 'Try again' }).click();
    await expectFailure(todos, `Your todos could not be loaded. ${words}`);
  }
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expect(todos.getByRole('listitem')).toHaveText([/Buy stamps/, /milk/]);
  await page.context().close();
});

async function openTools(browser: Browser, known?: Awaited<ReturnType<typeof newPerson>>) {
  const person = known ?? (await newPerson());
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard?tab=tools');
  return { page, person, ...cardsOf(page) };
}

/** Somebody with one thing on every list. */
async function openFilledTools(browser: Browser) {
  const person = await newPerson();
  for (const [room, data] of [
    ['todos', { text: 'Buy stamps' }],
    ['reminders', { title: 'Dentist', reminderTime: '2037-05-03T17:00' }],
    ['info', { key: 'Shoe size', value: '42' }],
  ] as const)
    expect((await person.api.post(`/api/user/${room}`, { data })).status()).toBe(201);
  return openTools(browser, person);
}

function cardsOf(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return { todos: card('Todo List'), reminders: card('Reminders'), info: card('Stored Information') };
}

async function fillTodo(card: Locator, text: string): Promise<void> {
  await card.getByLabel('Todo', { exact: true }).fill(text);
}

async function fillReminder(card: Locator): Promise<void> {
  await card.getByLabel('Reminder', { exact: true }).fill('Dentist');
  await card.getByLabel('When').fill('2037-05-03T17:00');
}

async function fillInfo(card: Locator): Promise<void> {
  await card.getByLabel('Name').fill('Shoe size');
  await card.getByLabel('Value').fill('42');
}

/** Words and the one thing that can be done about it, nothing else. */
async function expectFailure(place: Locator, words: string): Promise<void> {
  await expect(place.getByRole('alert')).toHaveText(`${words}Try again`);
}
