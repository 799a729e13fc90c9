import { readFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { zoneChoices } from '@/lib/time/zones';
import { holdAnswers } from './answers';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newNumber, newPerson, rows, visitor } from './people';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { openWindow } from './window';
import { places } from './world/places';

// Every text of the two dialogs, caused as a person causes it: the profile with the person's own data, and the time zone.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const call = '**/api/user/profile';

test('the profile shows what is stored, is updated, and says so', async ({ browser }) => {
  const { page, person, dialog } = await openDialog(browser, 'Profile');
  const { email, firstName, phone } = person;
  await expect(dialog).toContainText(`Signed in as ${email}.`);
  await expect(dialog.getByLabel('First name', { exact: true })).toHaveAttribute('placeholder', firstName);
  await expect(dialog.getByLabel('Last name')).toHaveAttribute('placeholder', 'Not set');
  await expect(dialog.getByLabel('Phone number')).toHaveAttribute('placeholder', phone);
  await expectWholeInEveryLook(page, dialog.getByText(/is not connected yet/));

  await dialog.getByLabel('First name', { exact: true }).fill('Robin');
  const answer = await holdAnswers(page, call);
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  answer();
  await expectToast(page, 'Profile updated');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin');
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(dialog.getByLabel('First name', { exact: true })).toHaveAttribute('placeholder', 'Robin');
  await expect(dialog.getByLabel('First name', { exact: true })).toHaveValue('');
  await page.context().close();
});

test('a dialog that does not come says so, and comes with the next try', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  for (const [button, name] of [
    ['Profile', 'Profile'],
    ['Edit timezone', 'Timezone'],
  ] as const) {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, 'This could not be opened', 'Check your connection.');
    await page.context().setOffline(false);
    await toastsOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.context().close();
});

test('what is wrong with the profile stands at its field, what fails at its button, and no toast says it', async ({
  browser,
}) => {
  const { page, dialog } = await openDialog(browser, 'Profile');
  const update = dialog.getByRole('button', { name: 'Update Profile' });
  await dialog.getByLabel('New password (optional)').fill('12345');
  await update.click();
  const wrong = [
    dialog.getByText('Type your current password to change your phone number or password.', { exact: true }),
    dialog.getByText('Password must be at least 6 characters', { exact: true }),
  ];
  await expectWhole(page, ...wrong);
  await dialog.getByLabel('New password (optional)').fill('another horse');
  await dialog.getByLabel('Current password').fill('not this one');
  await update.click();
  await expect(dialog.getByText('The current password is not right.', { exact: true })).toBeVisible();

  await dialog.getByLabel('Current password').fill('correct horse');
  await page.context().setOffline(true);
  await update.click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('Your profile was not updated. Check your connection.');
  await expect(toastsOf(page)).toHaveCount(0);
  await expectWhole(page, failure);
  await page.context().setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Profile updated');
  await page.context().close();
});

test('a changed phone number is shown as it is read, and is to be connected anew, which says how', async ({
  browser,
}) => {
  const { page, person, dialog } = await openDialog(browser, 'Profile', { bound: true });
  await expect(dialog).toContainText(`${person.phone} is connected. Write to Sidekick from this phone`);
  const number = newNumber();
  await dialog.getByLabel('Phone number').fill('12');
  await dialog.getByLabel('Current password').fill('correct horse');
  await expectWhole(page, dialog.getByText(/^That does not look like a phone number/));
  await dialog.getByLabel('Phone number').fill(number);
  await expect(dialog.getByText(`We read this as +1 ${number.slice(2, 5)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expectToast(page, 'Profile updated');

  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(dialog.getByLabel('Phone number')).toHaveAttribute('placeholder', number);
  await expect(dialog).toContainText(`${number} is not connected yet: until a code comes from this phone`);
  await dialog.getByRole('button', { name: 'Connect this phone' }).click();
  await expectWhole(
    page,
    dialog.getByText('Send this code to Sidekick on WhatsApp from that phone, within 15 minutes:'),
    dialog.getByRole('link', { name: 'Open WhatsApp with the code filled in' }),
  );
  await page.context().close();
});

test('a timezone is chosen among thirteen and all the others, with the time there, and is saved', async ({
  browser,
}) => {
  const { page, dialog } = await openDialog(browser, 'Edit timezone');
  const zones = dialog.getByLabel('Timezone', { exact: true });
  await expect(zones).toHaveValue('America/New_York');
  await expect(zones.locator('option').nth(13)).toBeAttached();
  expect((await zones.locator('option').allTextContents()).slice(0, 13)).toEqual([...zoneChoices]);
  expect(await zones.locator('option').count()).toBeGreaterThan(300);
  await expectWholeInEveryLook(page, dialog.getByText(/^It is now \w+day, \d+ \w+, \d\d:\d\d there\.$/));

  await zones.selectOption('Asia/Tokyo');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('America/New_York', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit timezone' }).click();
  await dialog.getByLabel('Search').fill('auckl');
  await expect(zones).toHaveValue('Pacific/Auckland');
  const answer = await holdAnswers(page, call);
  await dialog.getByRole('button', { name: 'Save Timezone' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expectToast(page, 'Timezone updated');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Pacific/Auckland', { exact: true })).toBeVisible();
  await page.context().close();
});

test('a timezone that cannot be saved says so at its button, without a toast, and Try again saves it', async ({
  browser,
}) => {
  const { page, dialog } = await openDialog(browser, 'Edit timezone');
  await dialog.getByLabel('Timezone', { exact: true }).selectOption('Asia/Kolkata');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save Timezone' }).click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('Your timezone was not saved. Check your connection.');
  await expect(toastsOf(page)).toHaveCount(0);
  await expectWhole(page, failure);
  await page.context().setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Timezone updated');
  await page.context().close();
});

test('all of one’s own data comes as one file, after one question', async ({ browser }) => {
  const { page, person, dialog } = await openDialog(browser, 'Profile', { todo: 'Buy stamps' });
  await dialog.getByRole('button', { name: 'Export my data' }).click();
  const file = dialog.getByRole('button', { name: 'Download file' });
  await page.context().setOffline(true);
  await file.click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('Your data was not exported. Check your connection.');
  await expectWhole(page, file, failure);
  await expect(toastsOf(page)).toHaveCount(0);
  await page.context().setOffline(false);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const download = await saved;
  await expectToast(page, 'Data exported', 'The file is in your downloads.');
  expect(download.suggestedFilename()).toMatch(/^sidekick-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    users: [{ id: person.id, email: person.email }],
    todo_items: [{ text: 'Buy stamps' }],
    contact_points: [{ address: person.phone }],
  });
  expect(data.users[0]).not.toHaveProperty('password_hash');
  await page.context().close();
});

test('an account is deleted after the password, and nothing leads back to it', async ({ browser }) => {
  const { page, person, dialog } = await openDialog(browser, 'Profile', { todo: 'Buy stamps' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const forGood = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(forGood).toBeDisabled();
  await dialog.getByLabel('Your password').fill('not this one');
  await forGood.click();
  await expectWhole(page, dialog.getByText('The current password is not right.', { exact: true }));
  await dialog.getByLabel('Your password').fill('correct horse');
  await page.context().setOffline(true);
  await forGood.click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('Your account was not deleted. Check your connection.');
  await expectWhole(page, failure);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await page.waitForURL((url) => url.pathname === '/');
  await expectToast(page, 'Account deleted');
  await holdToast(page);
  await expectWhole(page, page.getByRole('heading', { name: 'Meet your proactive ai sidekick' }));
  await closeToast(page);
  await page.goBack();
  await expect(page.getByText('Buy stamps')).toHaveCount(0);
  const api = await visitor(places().real.url);
  const entry = await api.post('/api/auth/login', {
    data: { email: person.email, password: 'correct horse' },
  });
  expect(entry.status()).toBe(401);
  expect(await rows('select 1 from users where id = $1', [person.id])).toEqual([]);
  expect(await rows('select 1 from todo_items where user_id = $1', [person.id])).toEqual([]);
  await page.context().close();
});

/** One of the dashboard's dialogs, open, of somebody with a todo or none. */
async function openDialog(
  browser: Browser,
  button: string,
  { todo, bound = false }: { todo?: string; bound?: boolean } = {},
) {
  const person = await newPerson({ bound });
  if (todo) await person.api.post('/api/user/todos', { data: { text: todo } });
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { page, person, dialog };
}
