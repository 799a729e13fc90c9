import { expect, type Page, test } from '@playwright/test';
import { answerOnce } from './answers';
import { barriers } from './barriers';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, openTodos, rows } from './people';
import { expectToast, holdToast, toastsOf } from './toasts';
import { openWindow } from './window';

// What surrounds the tabs: who is here, where and when, the way out, and the toasts. Arriving is in states.spec.ts.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('the person is greeted by first name, else by the e-mail’s local part, else as "User"', async ({
  browser,
}) => {
  const person = await newPerson();
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard');
  const greeting = page.getByRole('heading', { level: 1 });
  await expect(greeting).toHaveText(`Hello, ${person.firstName}`);
  await expect(page.getByRole('main').getByText('America/New_York', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit timezone' })).toHaveText('Edit');

  await person.api.patch('/api/user/profile', { data: { firstName: null } });
  await page.reload();
  await expect(greeting).toHaveText(`Hello, ${person.email.split('@')[0]}`);
  await rows('update users set email = $2 where id = $1', [person.id, `@${person.email}`]);
  await page.reload();
  await expect(greeting).toHaveText('Hello, User');
  await page.context().close();
});

test('only admins have the way to the admin dashboard', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  await page.goto('/dashboard');
  for (const name of ['Profile', 'Sign Out']) await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await page.context().close();

  const desk = await openWindow(browser, await newPerson({ admin: true }), stillDesk);
  await desk.goto('/dashboard');
  await expectWholeInEveryLook(desk, desk.getByRole('link', { name: 'Admin Dashboard' }));
  await desk.getByRole('link', { name: 'Admin Dashboard' }).click();
  await desk.waitForURL('**/admin');
  await desk.context().close();
});

test('a tab has an address: it can be linked to, and gone back from', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  await page.goto('/dashboard');
  const { open, tab } = tabsOf(page);
  await expect(open).toHaveText('Chat');
  await tab('Tools').click();
  await expect(page).toHaveURL(/\/dashboard\?tab=tools$/);
  await expect(open).toHaveText('Tools');
  await page.goBack();
  await expect(open).toHaveText('Chat');

  await page.goto('/dashboard?tab=tools');
  await expect(open).toHaveText('Tools');
  await expect(page.getByRole('region', { name: 'Todo List' })).toBeVisible();
  await tab('Chat').click();
  await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
  await page.goto('/dashboard?tab=nothing-of-ours');
  await expect(open).toHaveText('Chat');
  await page.context().close();
});

test('a theme that was chosen holds against the system’s, here and after a reload', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), {
    ...stillDesk,
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/dashboard');
  const dark = page.getByRole('button', { name: 'Theme: dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  await expect.poll(paper).toBe(light);
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(dark).toBeVisible();
  await expect.poll(paper).not.toBe(light);
  const chosen = await paper();
  await page.reload();
  await expect(dark).toBeVisible();
  expect(await paper()).toBe(chosen);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();
});

test('signing out says that it failed and why, and then that it is done', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  await page.goto('/dashboard');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await answerOnce(page, '**/api/auth/logout', 503, { message: 'We cannot end your session right now.' });
  await signOut.click();
  await expectToast(page, 'Sign out failed', 'We cannot end your session right now.');
  await page.context().setOffline(true);
  await signOut.click();
  await expectToast(page, 'Sign out failed', 'An error occurred while signing out.');
  await holdToast(page);
  await expectWhole(page, page.getByText('An error occurred while signing out.'));
  await page.context().setOffline(false);
  await signOut.click();
  await page.waitForURL('**/login');
  await expectToast(page, 'Signed out', 'You have been successfully signed out.');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.context().close();
});

test('a session that ended elsewhere is said until it is read, what was typed stays, and there is a way in', async ({
  browser,
}) => {
  const person = await newPerson();
  const page = await openWindow(browser, person, stillDesk);
  await page.clock.install();
  // The page is at work before its session ends.
  await page.goto('/dashboard?tab=tools', { waitUntil: 'networkidle' });
  await person.api.post('/api/auth/logout');
  const todos = page.getByRole('region', { name: 'Todo List' });
  await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectToast(page, 'You are signed out', 'Your session is over. What you typed is still here.');
  await expect(todos.getByRole('alert')).toContainText('The todo was not added. Authentication required');
  await page.clock.fastForward('10:00');
  await expect(todos.getByLabel('Todo', { exact: true })).toHaveValue('Buy stamps');
  await expectWhole(page, toastsOf(page));
  const opened = page.waitForEvent('popup');
  await toastsOf(page).getByRole('link', { name: 'Sign in' }).click();
  const door = await opened;
  await door.getByLabel('Email').fill(person.email);
  await door.getByLabel('Password', { exact: true }).fill('correct horse');
  await door.keyboard.press('Enter');
  await door.waitForURL('**/dashboard');
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Todo added');
  await page.context().close();
});

test('a page of somebody who is no longer the one signed in changes nothing, and says so', async ({
  browser,
}) => {
  const [person, other] = [await newPerson(), await newPerson()];
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard?tab=tools');
  await page.context().addCookies((await other.api.storageState()).cookies);
  const todos = page.getByRole('region', { name: 'Todo List' });
  await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await todos.getByRole('button', { name: 'Add todo' }).click();
  await expectToast(
    page,
    'Signed in as somebody else',
    'Nothing was changed. What you typed is here until you reload.',
  );
  await expectWhole(page, toastsOf(page));
  for (const one of [person, other]) expect(await openTodos(one)).toEqual([]);
  await toastsOf(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${other.firstName}`);
  await page.context().close();
});

test('one toast stands at a time, each for its own five seconds', async ({ browser }) => {
  const page = await openWindow(browser, await newPerson(), stillDesk);
  await page.clock.install({ time: '2037-05-03T12:00:00Z' });
  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('hello');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sidekick: Good to hear/)).toBeVisible();
  // From here on no time passes but what is given.
  await page.clock.pauseAt('2037-05-03T13:00:00Z');
  await page.getByRole('button', { name: 'Clear Chat' }).click();
  await expectToast(page, 'Chat cleared');
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await expectToast(page, 'Chat cleared');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Sign out failed', 'An error occurred while signing out.');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expectToast(page, 'Sign out failed', 'An error occurred while signing out.');
  await page.clock.runFor(200);
  await expect(toastsOf(page)).toHaveCount(0);
  await page.context().close();
});

function tabsOf(page: Page) {
  return {
    open: page.getByRole('tab', { selected: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  };
}
