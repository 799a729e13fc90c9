import { expect, type Locator, type Page, test } from '@playwright/test';
import { newNumber } from '../accounts';
import { desktop } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';

// Tests the product with the keyboard only. At every stop of the Tab key, the focus must be visible.
test('a visitor registers, chats, keeps todos, reminders and information, and signs out by keyboard', async ({
  browser,
}) => {
  const page = await openPage(browser, null, { viewport: desktop });
  const errors = collectErrors(page);
  await register(page);
  await chat(page);
  await keepTodo(page);
  await writeOtherLists(page);
  await leave(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await goTo(page.getByRole('link', { name: 'Get Started' }).first());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/register');
  await goTo(page.getByLabel('Email'));
  await page.keyboard.type(`keys-${newNumber().slice(1)}@example.com`);
  await goTo(page.getByLabel('Phone number'));
  await page.keyboard.type(newNumber());
  await goTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('correct horse');
  await goTo(page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await goTo(page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function chat(page: Page): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Message', exact: true });
  const messages = page.getByRole('log', { name: 'Messages' });
  await goTo(messages.getByRole('listitem').getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(input).not.toHaveValue('');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('add milk to my list');
  await page.keyboard.press('Enter');
  await expect(messages.getByText(/^Sidekick: .*milk/)).toBeVisible();
  await expect(input).toBeFocused();
  await goTo(messages.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(messages.getByText(/^Sidekick: (?!is typing)\S/)).toHaveCount(2);
  // A scrolling area must be reachable with the keyboard.
  await goTo(messages);
}

async function keepTodo(page: Page): Promise<void> {
  await goTo(page.getByRole('tab', { name: 'Chat' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tools' })).toBeFocused();
  const card = page.getByRole('region', { name: 'Todo List' });
  await goTo(card.getByRole('button', { name: 'New todo' }));
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Todo', { exact: true })).toBeFocused();
  await page.keyboard.type('Buy stamps');
  await goTo(card.getByLabel('Due date (optional)'));
  await page.keyboard.type('01052026');
  await page.keyboard.press('Enter');
  const row = card.getByRole('listitem');
  await expect(row).toContainText('Buy stamps');
  await expect(row).toContainText('5 Jan');
  await expect(row).toContainText('(Overdue)');

  await goTo(row.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(row.getByRole('checkbox')).toBeFocused();

  const menu = row.getByRole('button', { name: 'Actions for Buy stamps' });
  await goTo(menu);
  await chooseInMenu(page, 'Edit', 'E');
  await expect(row.getByLabel('Todo', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await chooseInMenu(page, 'Edit', 'E');
  await expect(row.getByLabel('Todo', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and letters');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Buy stamps and letters');
  await expect(menu).toBeFocused();

  await chooseInMenu(page, 'Delete', 'D');
  await expect(row).toHaveCount(0);
  await expect(card.getByLabel('Todo', { exact: true })).toBeFocused();
  // The message of the tick before has an Undo too, until the deletion is answered.
  const deleted = page.getByRole('status').filter({ hasText: 'Todo deleted' });
  await goTo(deleted.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Buy stamps and letters');
}

async function chooseInMenu(page: Page, command: string | RegExp, letter: string): Promise<void> {
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: command });
  await expect(item).toBeVisible();
  await page.keyboard.press(letter);
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

async function writeOtherLists(page: Page): Promise<void> {
  await goTo(page.getByRole('tab', { name: 'Todos' }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const reminders = page.getByRole('region', { name: 'Reminders', exact: true });
  await goTo(reminders.getByRole('button', { name: 'New reminder' }));
  await page.keyboard.press('Enter');
  await expect(reminders.getByLabel('Reminder', { exact: true })).toBeFocused();
  await page.keyboard.type('Dentist');
  await goTo(reminders.getByLabel('When'));
  await page.keyboard.type('05032037');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0500PM');
  await goTo(reminders.locator('summary'));
  await page.keyboard.press('Enter');
  await goTo(reminders.getByLabel('Description (optional)'));
  await page.keyboard.type('Bring the card');
  await goTo(reminders.getByRole('button', { name: 'Add Reminder' }));
  await page.keyboard.press('Enter');
  await expect(reminders.getByRole('listitem')).toContainText('Sun, 3 May 2037, 5:00 PM');
  await goTo(page.getByRole('tab', { name: 'Reminders' }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const info = page.getByRole('region', { name: 'Stored Information' });
  await goTo(info.getByRole('button', { name: 'New information' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Shoe size');
  await goTo(info.getByLabel('Value'));
  await page.keyboard.type('42');
  await goTo(info.getByRole('button', { name: 'Store Information' }));
  await page.keyboard.press('Enter');
  await expect(info.getByRole('listitem')).toContainText('42');
}

async function leave(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account' });
  await goTo(menu);
  await chooseInMenu(page, /^Theme: .*system/, 'T');
  await expect(page.getByRole('menuitem', { name: 'Theme: light' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await goTo(page.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
}

async function goTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < 100; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press(key);
    expect(await hiddenFocus(control.page())).toBeNull();
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const control = document.activeElement;
    // The browser itself shows the focus of its own controls and of the parts of a date field.
    if (!control || control === document.body || !control.matches(':focus')) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const box = control.getBoundingClientRect();
    const isInSight =
      box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isInSight && isOutlined ? null : control.outerHTML.slice(0, 200);
  });
}
