import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, openTodos } from '../accounts';
import { holdAnswers, loseAnswerOnce } from './answers';
import { expectAccessible, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { openPage } from './pages';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';

test.describe.configure({ mode: 'parallel' });

const chatUrl = '**/api/user/chat';

test('a message is sent, answered and undone, and the conversation is cleared and restored', async ({
  browser,
}) => {
  const { page, account, input, send, messages } = await openChat(browser);
  const errors = collectErrors(page);
  await account.api.post('/api/user/todos', { data: { text: 'Pay the bill', dueDate: '2026-01-05' } });
  await expect(messages.getByRole('listitem').getByRole('button')).toHaveText([
    'Move “Pay the bill” to tomorrow',
    'Show the todo list',
    /^Add a todo/,
  ]);
  await expect(send).toBeDisabled();
  await expectAccessible(page, messages.getByRole('heading').first());
  await messages.getByRole('button', { name: 'Show the todo list' }).click();
  await expect(input).toHaveValue('Show the todo list');
  await expect(input).toBeFocused();

  await input.fill('show my todos');
  const release = await holdAnswers(page, chatUrl);
  await send.click();
  await expect(send).toBeDisabled();
  await expectAccessible(
    page,
    messages.getByText('You: show my todos', { exact: true }),
    messages.getByText('Sending...'),
  );
  release();
  await expect(messages.getByText(/^\[OVERDUE:/)).toHaveCSS('font-weight', '700');
  await expect(input).toHaveValue('');
  await ask(page, 'add milk to my list');
  await expectToast(page, 'Actions completed', /^Todo: .*milk/);
  await holdToast(page);
  await expectAccessible(page, messages.getByRole('button', { name: 'Undo' }), toastsOf(page));
  await closeToast(page);

  await page.context().setOffline(true);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Chat error', 'Failed to send message');
  await page.context().setOffline(false);
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => openTodos(account)).toEqual(['Pay the bill']);

  await page.getByRole('button', { name: 'Clear Chat' }).click();
  await expectToast(page, 'Chat cleared');
  await holdToast(page);
  await expect(messages.getByText('You: show my todos')).toHaveCount(0);
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(messages.getByText('You: show my todos', { exact: true })).toBeVisible();
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard');
  await expect(otherTab.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  await expect(otherTab.getByText('You: show my todos')).toHaveCount(0);
  await page.context().close();
});

test('a message that fails returns to the input and can be sent again; if only the answer was lost, it is not done twice', async ({
  browser,
}) => {
  const { page, account, input, messages } = await openChat(browser);
  await page.context().setOffline(true);
  await write(page, 'add milk to my list');
  await expectToast(page, 'Chat error', 'Failed to send message');
  await holdToast(page);
  await expect(input).toHaveValue('add milk to my list');
  const retry = messages.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(0);
  await expect(messages.getByText('You: add milk to my list', { exact: true })).toHaveCount(1);
  await closeToast(page);
  await page.context().setOffline(false);

  await loseAnswerOnce(page, chatUrl);
  await input.press('Enter');
  await expectToast(page, 'Chat error', 'Failed to send message');
  expect(await openTodos(account)).toEqual(['milk']);
  await page.reload();
  await retry.click();
  await expectToast(page, 'Actions completed', /^Todo: .*milk/);
  expect(await openTodos(account)).toEqual(['milk']);
  await expect(messages.getByText('You: add milk to my list', { exact: true })).toHaveCount(1);
  await expect(retry).toHaveCount(0);
  await page.context().close();
});

test('the conversation scrolls by itself: to the newest message, unless the user reads an older one', async ({
  browser,
}) => {
  const { page, input, messages } = await openChat(browser);
  await page.setViewportSize({ width: 1280, height: 560 });
  await input.fill('/');
  await expectAccessible(page, page.getByRole('list', { name: 'Commands' }));
  await page.setViewportSize({ width: 1280, height: 560 });
  await ask(page, '/help');
  await ask(page, '/help');
  const first = messages.getByText('You: /help', { exact: true }).first();
  await expect(first).not.toBeInViewport();
  await expect(messages.locator('time').last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  const release = await holdAnswers(page, chatUrl);
  await write(page, 'hello');
  await expect(messages.getByText('You: hello', { exact: true })).toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  release();
  const answer = messages.getByText(/^Sidekick: Good to hear/);
  await expect(answer).toBeAttached();
  await expect(first).toBeInViewport();
  await expect(answer).not.toBeInViewport();
  await page.context().close();
});

async function openChat(browser: Browser) {
  const account = await newAccount();
  const page = await openPage(browser, account, stillDesktop);
  await page.goto('/dashboard?tab=chat');
  return {
    page,
    account,
    input: page.getByRole('textbox', { name: 'Message', exact: true }),
    send: page.getByRole('button', { name: 'Send message' }),
    messages: messagesOf(page),
  };
}

function messagesOf(page: Page): Locator {
  return page.getByRole('log', { name: 'Messages' });
}

async function write(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
  await page.keyboard.press('Enter');
}

async function ask(page: Page, message: string): Promise<void> {
  const answers = messagesOf(page).getByText(/^Sidekick: (?!is typing)\S/);
  const before = await answers.count();
  await write(page, message);
  await expect(answers).toHaveCount(before + 1, { timeout: 20_000 });
}
