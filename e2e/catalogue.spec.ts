import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoToast, expectOpenToAll, expectToast } from './look';
import { newNumber, newPerson, type Person, rows } from './people';
import { openWindow } from './window';

// Every text that the catalogue names for these screens, caused as a person would meet it. Only what no real server can be made to say (an answer
// that is no JSON, or none at all) is put in its place.
test.describe.configure({ mode: 'parallel' });

const proxyPage = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

test('sign-in: what is missing, what is wrong, what cannot be reached, and the welcome', async ({
  browser,
}) => {
  const person = await newPerson();
  const page = await openWindow(browser, null);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await expectOpenToAll(page, 'sign-in with problems');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await submit.click();
  await expectToast(page, 'Sign in failed', 'Invalid email or password. Please try again.');
  await expectOpenToAll(page, 'sign-in refused');

  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  for (const trouble of ['a proxy', 'no network'] as const) {
    const end = await bring(page, trouble, '**/api/auth/login');
    await submit.click();
    await expectToast(page, 'Sign in failed', 'Invalid email or password. Please try again.');
    await end();
    await page.getByRole('button', { name: 'Close this message' }).click();
  }
  await submit.click();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await page.context().close();
});

test('registration: what is missing, who is there already, what cannot be reached, and the welcome', async ({
  browser,
}) => {
  const taken = await newPerson();
  const page = await openWindow(browser, null);
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Create account' });
  await page.getByLabel('Password', { exact: true }).fill('short');
  await submit.click();
  for (const problem of [
    'Invalid email address',
    'Phone number is required',
    'Password must be at least 6 characters',
  ])
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  await expectOpenToAll(page, 'registration with problems');

  await page.getByLabel('Email').fill(taken.email);
  await page.getByLabel('Phone number').fill(newNumber());
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await submit.click();
  await expectToast(page, 'Registration failed', 'This email is already registered');

  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  const end = await bring(page, 'a proxy', '**/api/auth/register');
  await submit.click();
  await expectToast(page, 'Registration failed', 'An error occurred during registration. Please try again.');
  await end();
  await submit.click();
  await page.waitForURL('**/dashboard');
  await expectToast(page, 'Account created successfully!', 'Welcome! You can now start using the product.');
  await page.context().close();
});

test('sign-out: what fails is said, and one stays; then one is out', async ({ browser }) => {
  const page = await openDashboard(browser, await newPerson());
  const end = await bring(page, 'no network');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Sign out failed', 'An error occurred while signing out.');
  await end();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expectToast(page, 'Signed out', 'You have been successfully signed out.');
  await page.context().close();
});

test('chat: what was done is announced; what failed stays with a retry, and says why', async ({
  browser,
}) => {
  const person = await newPerson();
  const page = await openDashboard(browser, person);
  const input = page.getByRole('textbox', { name: 'Message', exact: true });
  const talk = page.getByRole('log', { name: 'Messages' });
  const say = async (words: string) => {
    await input.fill(words);
    await page.getByRole('button', { name: 'Send message' }).click();
  };
  await expectOpenToAll(page, 'an empty chat');
  await say('add milk to my list');
  await expectToast(page, 'Actions completed', /^Todo: .*milk/);
  await say('remember my locker code is 4821');
  await expectToast(page, 'Actions completed', /^Info: .*locker code/);
  await say('remind me to call mom tomorrow at 5pm');
  await expectToast(page, 'Actions completed', /^Reminder: .*call mom/i);
  await expectOpenToAll(page, 'a chat with answers');

  const silence = await bring(page, 'an empty answer', '**/api/user/chat');
  await say('hello');
  await expectToast(page, 'Chat Error', 'No response message received from AI');
  await silence();
  const loss = await bring(page, 'no network');
  await say('hello');
  await expectToast(page, 'Chat error', 'Failed to send message');
  await expect(input).toHaveValue('hello');
  await expectOpenToAll(page, 'a chat that failed');
  await loss();
  await talk.getByRole('button', { name: 'Retry' }).click();
  await expect(talk.getByText(/^Sidekick: Good to hear/)).toBeVisible();
  await expect(input).toHaveValue('');

  // Signed out elsewhere: the server's own words.
  await rows('delete from sessions where user_id = $1', [person.id]);
  await say('hello');
  await expectToast(page, 'Chat error', 'Authentication required');
  await page.context().close();
});

test('todos, reminders and information: each success has its toast, no failure has one', async ({
  browser,
}) => {
  const page = await openDashboard(browser, await newPerson(), '?tab=tools');
  await expectOpenToAll(page, 'empty tools');
  const todos = page.getByRole('region', { name: 'Todo List' });
  const reminders = page.getByRole('region', { name: 'Reminders', exact: true });
  const info = page.getByRole('region', { name: 'Stored Information' });
  const fill = async () => {
    await todos.getByLabel('Todo', { exact: true }).fill('Buy stamps');
    await todos.getByLabel('Due date (optional)').fill('2026-01-05');
    await reminders.getByLabel('Reminder', { exact: true }).fill('Dentist');
    await reminders.getByLabel('When').fill('2037-05-03T17:00');
    await info.getByLabel('Name').fill('Shoe size');
    await info.getByLabel('Value').fill('42');
  };
  const adding = [
    [todos, 'Add todo', 'Todo added', 'The todo was not added. Check your connection.'],
    [reminders, 'Add Reminder', 'Reminder added', 'The reminder was not added. Check your connection.'],
    [
      info,
      'Store Information',
      'Information stored',
      'The information was not stored. Check your connection.',
    ],
  ] as const;
  await fill();
  const first = await bring(page, 'no network');
  for (const [card, button, , failure] of adding) {
    await card.getByRole('button', { name: button }).click();
    await expect(card.getByRole('alert')).toContainText(failure);
  }
  await expectNoToast(page);
  await expectOpenToAll(page, 'tools that failed');
  await first();
  for (const [card, , success] of adding) {
    await card.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, success);
    await expect(card.getByRole('listitem')).toHaveCount(1);
  }

  const second = await bring(page, 'no network');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await todos.getByRole('checkbox').click();
  await expect(todos.getByRole('alert')).toContainText('It was not marked as done. Check your connection.');
  await expect(todos.getByRole('checkbox')).not.toBeChecked();
  await expectNoToast(page);
  await second();
  await todos.getByRole('button', { name: 'Try again' }).click();
  await expect(todos.getByRole('checkbox')).toBeChecked();

  const deleting = [
    [todos, 'Delete Buy stamps', 'Todo deleted'],
    [reminders, 'Delete Dentist', 'Reminder deleted'],
    [info, 'Delete Shoe size', 'Information deleted'],
  ] as const;
  const third = await bring(page, 'no network');
  for (const [card, button] of deleting) {
    await card.getByRole('button', { name: button }).click();
    await expect(card.getByRole('alert')).toContainText('It was not deleted. Check your connection.');
    await expect(card.getByRole('listitem')).toHaveCount(1);
  }
  await expectNoToast(page);
  await third();
  for (const [card, , success] of deleting) {
    await card.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, success);
    await expect(card.getByRole('listitem')).toHaveCount(0);
  }
  await page.context().close();
});

type Trouble = 'no network' | 'a proxy' | 'an empty answer';

/** Brings trouble upon a page's requests; what is given back ends it. */
async function bring(page: Page, trouble: Trouble, address = '**/api/**'): Promise<() => Promise<void>> {
  if (trouble === 'no network') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(address, (route) => route.fulfill(trouble === 'a proxy' ? proxyPage : { json: {} }));
  return () => page.unroute(address);
}

async function openDashboard(browser: Browser, person: Person, query = ''): Promise<Page> {
  const page = await openWindow(browser, person);
  await page.goto(`/dashboard${query}`, { waitUntil: 'networkidle' });
  return page;
}
