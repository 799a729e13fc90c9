import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount } from '../accounts';
import { makeDue } from '../jobs';
import { openPage } from './pages';
import { toastsOf } from './toasts';

test('without a connected phone a reminder arrives on the dashboard: in the open page, or when it is next opened, once', async ({
  browser,
}) => {
  const account = await newAccount();
  const page = await openPage(browser, account);
  await page.clock.install();
  const deliveries = page.waitForResponse('**/api/user/deliveries');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await deliveries;
  await sendReminder(account, 'Water the plants');
  await page.clock.runFor(6_000);
  await expect(messagesOf(page, 'Water the plants')).toBeVisible();
  const log = page.getByRole('log', { name: 'Messages' });
  await log.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(log.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
  await expect.poll(async () => (await account.api.get('/api/user/reminders')).json()).toEqual([]);
  await page.close();

  await sendReminder(account, 'Feed the cat');
  const reopened = await page.context().newPage();
  await reopened.goto('/dashboard?tab=tools');
  await expect(toastsOf(reopened)).toContainText('Feed the cat');
  await reopened.getByRole('tab', { name: 'Chat' }).click();
  const agenda = reopened.getByRole('complementary', { name: 'Today' });
  await expect(agenda.getByRole('listitem').filter({ hasText: 'Feed the cat' })).toContainText(
    'Not answered',
  );
  await expect(messagesOf(reopened, 'Feed the cat')).toHaveCount(1);
  await reopened.reload();
  await expect(messagesOf(reopened, 'Feed the cat')).toHaveCount(1);
  await page.context().close();
});

async function sendReminder(account: Account, title: string): Promise<void> {
  const reminderTime = new Date(Date.now() + 86_400_000).toISOString();
  const set = await account.api.post('/api/user/reminders', { data: { title, reminderTime } });
  expect(set.status()).toBe(201);
  await makeDue([account.id]);
  const newest = async () => (await (await account.api.get('/api/user/deliveries')).json())[0];
  await expect
    .poll(newest)
    .toMatchObject({ text: expect.stringContaining(title), status: 'delivered', channel: 'web' });
}

function messagesOf(page: Page, title: string) {
  return page.getByRole('log', { name: 'Messages' }).getByText(`Sidekick: Reminder: ${title}`);
}
