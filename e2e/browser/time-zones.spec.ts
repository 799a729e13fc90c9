import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, newAccount } from '../accounts';
import { openPage } from './pages';
import { chooseTool, openForm, pressRowCommand } from './tools';

test.describe.configure({ mode: 'parallel' });

test('reminders are set and shown in the user’s zone, also in hours that the clocks skip or repeat', async ({
  browser,
}) => {
  const account = await accountIn('America/New_York');
  const page = await openDashboard(browser, account, 'Pacific/Auckland');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await chooseTool(page, 'reminders');
  const card = page.getByRole('region', { name: 'Reminders', exact: true });
  await openForm(card);
  for (const [typed, instant, shown] of [
    ['2037-03-08T08:00', '2037-03-08T12:00:00.000Z', 'Sun, 8 Mar 2037, 8:00 AM'],
    ['2037-03-08T02:30', '2037-03-08T07:30:00.000Z', 'Sun, 8 Mar 2037, 3:30 AM'],
    // 01:30 occurs twice on that night; the first occurrence is meant.
    ['2037-11-01T01:30', '2037-11-01T05:30:00.000Z', 'Sun, 1 Nov 2037, 1:30 AM'],
  ] as const) {
    await card.getByLabel('Reminder', { exact: true }).fill(typed);
    await card.getByLabel('When').fill(typed);
    await card.getByRole('button', { name: 'Add Reminder' }).click();
    const row = card.getByRole('listitem').filter({ hasText: typed });
    await expect(row).toContainText(shown);
    await expect(row.locator('time')).toHaveAttribute('datetime', instant);
    expect(await storedInstants(account)).toMatchObject({ [typed]: instant });
  }

  // An edit that does not change the time keeps the instant, even if it is the second 01:30.
  const second = '2037-11-01T06:30:00.000Z';
  await account.api.post('/api/user/reminders', {
    data: { title: 'The second 01:30', reminderTime: second },
  });
  await page.reload();
  await chooseTool(page, 'reminders');
  await pressRowCommand(card, 'Edit', 'The second 01:30');
  const form = card.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await expect(form.getByLabel('When')).toHaveValue('2037-11-01T01:30');
  await form.getByLabel('Reminder', { exact: true }).fill('Still the second');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Still the second' })).toBeVisible();
  expect(await storedInstants(account)).toMatchObject({ 'Still the second': second });
  await page.context().close();
});

test('at midnight of the user’s zone the clock, the due dates and the message times move on', async ({
  browser,
}) => {
  const account = await accountIn('Pacific/Auckland');
  for (const dueDate of ['2037-09-26', '2037-09-27'])
    await account.api.post('/api/user/todos', { data: { text: `Due ${dueDate}`, dueDate } });
  const page = await openDashboard(browser, account, 'America/Los_Angeles', '2037-09-26T11:59:30Z');
  const clock = (words: string) =>
    page.getByRole('banner').getByText(words, { exact: true }).filter({ visible: true });
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(clock('Saturday, 26 September, 11:59 PM')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('hello');
  await page.keyboard.press('Enter');
  await expect(messages.getByText(/^Sidekick: Good to hear/)).toBeVisible();
  await expect(messages.locator('time')).toHaveText(['11:59 PM', '11:59 PM']);
  await page.getByRole('tab', { name: 'Tools' }).click();
  const row = (day: string) => page.getByRole('listitem').filter({ hasText: `Due ${day}`, visible: true });
  await expect(row('2037-09-26')).toContainText('(Today)');
  await expect(row('2037-09-27')).not.toContainText(/Today\)|Overdue/);

  await page.clock.runFor(60_000);
  await expect(clock('Sunday, 27 September, 12:00 AM')).toBeVisible();
  await expect(row('2037-09-26')).toContainText('(Overdue)');
  await expect(row('2037-09-27')).toContainText('(Today)');
  await page.getByRole('tab', { name: 'Chat' }).click();
  const yesterday = 'Saturday, 26 September, 11:59 PM';
  await expect(messages.locator('time')).toHaveText([yesterday, yesterday]);
  await page.context().close();
});

async function accountIn(timezone: string): Promise<Account> {
  const account = await newAccount();
  const moved = await account.api.patch('/api/user/profile', { data: { timezone } });
  expect((await moved.json()).user.timezone).toBe(timezone);
  return account;
}

async function openDashboard(
  browser: Browser,
  account: Account,
  timezoneId: string,
  from?: string,
): Promise<Page> {
  const page = await openPage(browser, account, { timezoneId });
  if (from) await page.clock.install({ time: from });
  await page.goto('/dashboard');
  return page;
}

async function storedInstants(account: Account): Promise<Record<string, string>> {
  const list: { title: string; reminderTime: string }[] = await (
    await account.api.get('/api/user/reminders')
  ).json();
  return Object.fromEntries(list.map(({ title, reminderTime }) => [title, reminderTime]));
}
