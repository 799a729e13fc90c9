import { expect, test } from '@playwright/test';
import { addDays } from '@/lib/time/clock';
import { formatDate, localDate } from '@/lib/time/format';
import { newAccount, openTodos } from '../accounts';
import { expectAccessible, phone, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';
import { expectToast, toastsOf } from './toasts';

test.describe.configure({ mode: 'parallel' });

const zone = 'America/New_York';

test('a line is read as it is typed, corrected, saved, and its todo is moved, done and taken back', async ({
  browser,
}) => {
  const account = await newAccount();
  const page = await openPage(browser, account, stillDesktop);
  const errors = collectErrors(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const agenda = page.getByRole('complementary', { name: 'Today' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  const line = agenda.getByRole('textbox', { name: 'Add a todo or a reminder' });
  await expect(line).toBeFocused();
  await page.keyboard.type('pay rent tomorrow');
  const reading = agenda.getByRole('button', { name: /Todo.*tomorrow/ });
  await expect(reading).toBeVisible();
  await expectAccessible(page, reading);
  await reading.click();
  await page.getByRole('dialog').getByLabel('Day').fill(localDate(new Date(), zone));
  await page.keyboard.press('Escape');
  await line.press('Enter');
  await expect(line).toHaveValue('');
  const row = agenda.getByRole('listitem').filter({ hasText: 'Pay rent' });
  await expect(agenda.getByRole('region', { name: 'Today' })).toContainText('Pay rent');
  await expectAccessible(page, row);

  await row.getByRole('button', { name: 'Actions for Pay rent' }).click();
  const tomorrow = page.getByRole('menuitem', { name: /Tomorrow/ });
  await expectAccessible(page, tomorrow);
  await tomorrow.click();
  await expect(agenda.getByRole('region', { name: 'Tomorrow' })).toContainText('Pay rent');
  await row.getByRole('checkbox', { name: 'Done: Pay rent' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => openTodos(account)).toEqual([]);
  await expectToast(page, 'Done');
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await agenda.getByRole('button', { name: 'Calendar' }).click();
  const day = formatDate(addDays(localDate(new Date(), zone), 1));
  await page.getByRole('button', { name: new RegExp(`^${day}, something planned`) }).click();
  await expect(agenda.getByRole('region', { name: day })).toContainText('Pay rent');
  await expectAccessible(page, agenda.getByRole('region', { name: day }));
  expect(errors).toEqual([]);
  await page.context().close();
});

test('on a phone rows scroll under the line to add, never over it', async ({ browser }) => {
  const account = await newAccount();
  const today = localDate(new Date(), zone);
  for (const dueDate of [...new Array(20).fill(today), undefined])
    expect((await account.api.post('/api/user/todos', { data: { text: 'Pay rent', dueDate } })).ok()).toBe(
      true,
    );
  const page = await openPage(browser, account, { ...stillDesktop, viewport: phone });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const line = page.getByRole('textbox', { name: 'Add a todo or a reminder' });
  const covered = await line.evaluate((input) => {
    const list = input.closest('aside');
    const { left, width, top, height } = input.getBoundingClientRect();
    const above = new Set<string>();
    for (let place = 0; list && place < list.scrollHeight - list.clientHeight; place += 8) {
      list.scrollTop = place;
      for (const share of [0.1, 0.5, 0.9]) {
        const found = document.elementFromPoint(left + width * share, top + height / 2);
        if (found !== input) above.add(found?.outerHTML.slice(0, 200) ?? '');
      }
    }
    return { places: list?.scrollTop ?? 0, above: [...above] };
  });
  expect(covered.places).toBeGreaterThan(200);
  expect(covered.above).toEqual([]);
});

test('on a phone Today and the chat are tabs, Today is open first, and one input is shown at a time', async ({
  browser,
}) => {
  const account = await newAccount();
  const todo = { text: 'Pay rent', dueDate: localDate(new Date(), zone) };
  expect((await account.api.post('/api/user/todos', { data: todo })).status()).toBe(201);
  const page = await openPage(browser, account, { ...stillDesktop, viewport: phone });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const line = page.getByRole('textbox', { name: 'Add a todo or a reminder' });
  const messages = page.getByRole('log', { name: 'Messages' });
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Today');
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.y, 'in reach of the thumb').toBeGreaterThan(phone.height * 0.75);
  await expect(message).toBeHidden();
  await page.getByText('Pay rent', { exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit “Pay rent”' });
  await expectAccessible(page, form);
  await page.setViewportSize(phone);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await tab('Chat').click();
  await expect(line).toBeHidden();
  await message.fill('show my todos');
  await page.keyboard.press('Enter');
  await expect(messages.getByText(/^Sidekick: .*Pay rent/s)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.goBack();
  await expect(line).toBeVisible();
  await expect(messages).toBeHidden();
  await expect(message).toBeHidden();

  const menu = page.getByRole('button', { name: 'Account' });
  await menu.click();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await tab('Journal').click();
  await page.getByRole('button', { name: 'Start Journal Now' }).click();
  await toastsOf(page).getByRole('button', { name: 'Open chat' }).click();
  await expect(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(messages).toContainText('(1 of 4)');
  await page.context().close();
});

test('the palette finds what the user keeps, goes to places, and Back closes it alone', async ({
  browser,
}) => {
  const account = await newAccount();
  await account.api.post('/api/user/info', { data: { key: 'Shoe size', value: '42' } });
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard?tab=tools', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expectAccessible(page, palette);
  await page.goBack();
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/tab=tools/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shoe');
  await expect(palette.getByRole('option', { name: /Shoe size/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('go to journal');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Journal' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  await expectAccessible(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.context().close();
});

test('a new user takes three steps, and the card stays away', async ({ browser }) => {
  const account = await newAccount();
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'First steps' });
  await expectAccessible(page, card);
  await card.getByLabel('What should I call you?').fill('Maya');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya');
  await card.getByRole('button', { name: 'Connect this phone' }).click();
  await expect(card.getByText(/^SK-/)).toBeVisible();
  await expectAccessible(page, card);
  await card.getByRole('button', { name: 'Connect it later' }).click();
  await card.getByRole('button', { name: 'Write it' }).click();
  await page.keyboard.type('call Anna tomorrow at 5pm');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('You are all set');
  await card.getByRole('button', { name: 'Close the first steps' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.context().close();
});
