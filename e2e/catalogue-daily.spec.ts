import { type Browser, expect, test } from '@playwright/test';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, rows } from './people';
import { sentTo } from './stand-ins/twilio';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { openWindow } from './window';

// Every text of the one daily reminder, caused as a person causes it.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const notice =
  'You can only have one daily reminder. Edit your existing reminder below or delete it to create a new one.';

test('it is created, tells when it comes and that it is the only one, is changed and deleted', async ({
  browser,
}) => {
  const { page, card, row } = await openDaily(browser);
  const create = card.getByRole('button', { name: 'Create daily reminder' });
  await expect(create).toBeDisabled();
  await expect(card.getByLabel('Todos').locator('option:checked')).toHaveText('All open');
  await expect(card.getByLabel('Reminders').locator('option:checked')).toHaveText('Next 3 days');
  await card.getByLabel('Name').fill('Morning summary');
  await card.getByLabel('Time').fill('07:30');
  await card.getByLabel('Your own words (optional)').fill('Drink water');
  await create.click();
  await expectToast(page, 'Daily reminder created');
  await holdToast(page);
  await expectWholeInEveryLook(
    page,
    row.getByText('Active', { exact: true }),
    row.getByText('Not sent yet - will send at 07:30 America/New_York', { exact: true }),
    row.getByText(/^Next run: (today|tomorrow), .*, 07:30$/),
    card.getByText(notice, { exact: true }),
  );
  await closeToast(page);

  await expect(card.getByLabel('Name')).toHaveValue('Morning summary');
  await card.getByLabel('Todos').selectOption('Overdue');
  await card.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Daily reminder updated');
  await expect(row).toContainText('Tells overdue todos and reminders of the next 3 days.');
  await row.getByRole('button', { name: 'Delete Morning summary' }).click();
  await expectToast(page, 'Daily reminder deleted');
  await expect(create).toBeVisible();
  await expect(card.getByLabel('Name')).toHaveValue('');
  await page.context().close();
});

test('it comes today until its time has passed or it was sent, then tomorrow; switched off it does not come', async ({
  browser,
}) => {
  // 07:00 in New York.
  const { page, id, row } = await openDaily(browser, { has: true, at: '2037-05-03T11:00:00Z' });
  await expect(row).toContainText('Next run: today, Sunday, 3 May, 07:30');
  await page.clock.fastForward('40:00');
  await expect(row).toContainText('Next run: tomorrow, Monday, 4 May, 07:30');

  await rows("update daily_reminders set last_sent = '2037-05-03T10:00:00Z' where user_id = $1", [id]);
  await page.clock.setSystemTime('2037-05-03T11:00:00Z');
  await page.reload();
  await expect(row).toContainText('Next run: tomorrow, Monday, 4 May, 07:30');
  await expect(row).toContainText('Last sent today, Sunday, 3 May, 06:00');
  await expect(row).not.toContainText('Not sent yet');

  await rows('update daily_reminders set is_active = false where user_id = $1', [id]);
  await page.reload();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('Next run');
  await page.context().close();
});

test('a test says that it was sent, or why not', async ({ browser }) => {
  const { page, id, phone, row } = await openDaily(browser, { has: true });
  const send = row.getByRole('button', { name: 'Send test' });
  await send.click();
  await expectToast(page, 'Error', dailyMessages.noPhone);
  await holdToast(page);
  await expectWhole(page, toastsOf(page));
  await page.context().setOffline(true);
  await send.click();
  await expectToast(page, 'Error', 'Failed to send test reminder');
  await page.context().setOffline(false);

  await rows("update contact_points set state = 'bound', last_inbound_at = now() where user_id = $1", [id]);
  await send.click();
  await expectToast(page, 'Test reminder sent', 'The daily reminder has been sent to your WhatsApp.');
  expect(await sentTo(phone)).toEqual([expect.stringContaining('Nothing')]);
  const sent = page.getByRole('region', { name: 'Sent by Sidekick' }).getByRole('listitem');
  await expect(sent).toHaveText([/Sent on WhatsApp|Delivered on WhatsApp/, /Delivered on this dashboard/]);
  await holdToast(page);
  await expectWhole(page, sent.first());
  await page.context().close();
});

test('one that cannot be created says so, and one that was made elsewhere meanwhile is there', async ({
  browser,
}) => {
  const { page, api, card, row } = await openDaily(browser);
  await card.getByLabel('Name').fill('Typed here');
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Create daily reminder' }).click();
  await expectToast(page, 'Error', 'Failed to create daily reminder');
  await holdToast(page);
  const failure = card.getByRole('alert');
  await expect(failure).toContainText('The daily reminder was not created. Check your connection.');
  await expectWhole(page, failure, toastsOf(page));
  await closeToast(page);
  await page.context().setOffline(false);

  await api.post('/api/user/daily-reminders', { data: { name: 'Made elsewhere', time: '07:30' } });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Error', notice);
  await expect(row).toContainText('Made elsewhere');
  await expect(card.getByLabel('Name')).toHaveValue('Typed here');
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(failure).toContainText('The daily reminder was not changed. Check your connection.');
  await page.context().setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Daily reminder updated');
  await page.context().close();
});

/** The card of somebody who has a daily reminder at 07:30, or none; `at` sets the browser's clock, which then runs. */
async function openDaily(browser: Browser, { has = false, at }: { has?: boolean; at?: string } = {}) {
  const person = await newPerson();
  if (has) {
    const data = { name: 'Morning summary', time: '07:30' };
    expect((await person.api.post('/api/user/daily-reminders', { data })).status()).toBe(201);
  }
  const page = await openWindow(browser, person, stillDesk);
  if (at) await page.clock.install({ time: at });
  await page.goto('/dashboard?tab=tools');
  const card = page.getByRole('region', { name: 'Daily Reminders', exact: true });
  const { id, phone, api } = person;
  return { page, id, phone, api, card, row: card.getByRole('listitem') };
}
