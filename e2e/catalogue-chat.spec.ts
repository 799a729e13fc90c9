import { type Browser, expect, type Page, test } from '@playwright/test';
import { localDate } from '@/lib/time/format';
import { answerOnce, holdAnswers, loseAnswerOnce } from './answers';
import { expectTone, expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, openTodos, type Person } from './people';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { watch } from './watch';
import { openWindow } from './window';

// Every text of the chat, caused as a person causes it.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const call = '**/api/user/chat';

test('an empty chat says what can be said; an example is one press away from being sent', async ({
  browser,
}) => {
  const { page, input, send, talk } = await openChat(browser);
  await expect(talk.getByRole('button')).toHaveText([
    /^Add a todo/,
    'Show the todo list',
    /^Remind me/,
    /^Remember/,
  ]);
  await expect(send).toBeDisabled();
  await expectWholeInEveryLook(page, page.getByRole('heading', { name: 'Tell me once, I keep it.' }));
  await input.fill('   ');
  await expect(send).toBeDisabled();
  await talk.getByRole('button', { name: 'Show the todo list' }).click();
  await expect(input).toHaveValue('Show the todo list');
  await expect(input).toBeFocused();
  await expect(send).toBeEnabled();
  await page.context().close();
});

test('a message stands there at once, waits for its answer, and the toast says what was done', async ({
  browser,
}) => {
  const { page, person, input, send, talk } = await openChat(browser);
  const { troubles } = watch(page);
  const answer = await holdAnswers(page, call);
  await input.fill('add milk to my list');
  await send.click();
  await expect(send).toBeDisabled();
  await expectWhole(
    page,
    talk.getByText('You: add milk to my list', { exact: true }),
    talk.getByText('Sending...'),
    talk.getByText('Sidekick: is typing'),
  );
  answer();
  await expectToast(page, 'Actions completed', 'Todo: added “milk”');
  await holdToast(page);
  await expect(input).toHaveValue('');
  await expectWhole(page, talk.getByRole('button', { name: 'Undo' }), toastsOf(page));
  expect(await openTodos(person)).toEqual(['milk']);

  await say(page, 'remember my locker code is 4821');
  await expectToast(page, 'Actions completed', /^Info: stored locker code/);
  await say(page, 'remind me to call mom tomorrow at 5pm');
  await expectToast(page, 'Actions completed', /^Reminder: set call mom, tomorrow, .*, 17:00/);
  await page.getByRole('tab', { name: 'Tools' }).click();
  for (const text of ['milk', '4821', 'call mom'])
    await expect(page.getByRole('tabpanel').getByText(text, { exact: true })).toBeVisible();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what is overdue stands out in a reply, and what matters now stands beside the talk', async ({
  browser,
}) => {
  const { page, person, talk } = await openChat(browser);
  const today = localDate(new Date(), 'America/New_York');
  for (const [room, data] of [
    ['todos', { text: 'Pay the bill', dueDate: '2026-01-05' }],
    ['todos', { text: 'Water the plants', dueDate: today }],
    ['reminders', { title: 'Dentist', reminderTime: '2037-05-03T17:00' }],
    ['daily-reminders', { name: 'Morning summary', time: '07:30' }],
  ] as const)
    expect((await person.api.post(`/api/user/${room}`, { data })).status()).toBe(201);
  const glance = page.getByRole('complementary', { name: 'Today' });
  await expect(glance).toHaveText(/^Nothing is due/);
  await say(page, 'show my todos');
  await expect(glance.getByRole('heading')).toHaveText([
    'Overdue',
    'Today',
    'Next reminders',
    'Next summary',
  ]);
  await expect(glance.getByRole('listitem')).toHaveText([
    'Pay the billMonday, 5 January (Overdue)',
    /^Water the plants.*\(Today\)$/,
    'DentistSunday, 3 May 2037, 17:00',
    /^Morning summary(today|tomorrow), .*, 07:30$/,
  ]);
  const mark = talk.getByText('[OVERDUE: Monday, 5 January]', { exact: true });
  await expect(mark).toHaveCSS('font-weight', '700');
  await expectTone(mark, 'red');
  await expectWholeInEveryLook(page, mark);
  await page.context().close();
});

test('the talk is this tab’s alone: it outlives a reload, Clear Chat ends it, Undo has it back', async ({
  browser,
}) => {
  const { page, person, talk } = await openChat(browser);
  await say(page, 'hello');
  await page.reload();
  await expect(talk.getByText('You: hello', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Chat' }).click();
  await expectToast(page, 'Chat cleared');
  await holdToast(page);
  await expect(talk.getByText('You: hello')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tell me once, I keep it.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Chat' })).toHaveCount(0);
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(talk.getByText('You: hello', { exact: true })).toBeVisible();

  const other = await openWindow(browser, person, stillDesk);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Tell me once, I keep it.' })).toBeVisible();
  await other.context().close();
  await page.context().close();
});

test('a message that fails stays in the talk and in the field, says why, and can be sent again', async ({
  browser,
}) => {
  const { page, person, input, talk } = await openChat(browser);
  await page.context().setOffline(true);
  await write(page, 'add milk to my list');
  await expectToast(page, 'Chat error', 'Failed to send message');
  await holdToast(page);
  await expect(input).toHaveValue('add milk to my list');
  await expectWhole(
    page,
    talk.getByText('You: add milk to my list', { exact: true }),
    talk.getByText('No answer came'),
    talk.getByRole('button', { name: 'Retry' }),
  );
  await closeToast(page);
  await page.context().setOffline(false);

  await answerOnce(page, call, 200, { actions: { todo: { action: 'added “milk”' } } });
  await talk.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Chat Error', 'No response message received from AI');
  await answerOnce(page, call, 503, { message: 'I am still answering your previous message.' });
  await talk.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Chat error', 'I am still answering your previous message.');
  await expect(talk.getByText('Not sent')).toBeVisible();
  await expect(input).toHaveValue('add milk to my list');
  expect(await openTodos(person)).toEqual([]);

  await talk.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Actions completed', 'Todo: added “milk”');
  await expect(input).toHaveValue('');
  await expect(talk.getByText('You: add milk to my list', { exact: true })).toHaveCount(1);
  await expect(talk.getByText(/Not sent|No answer came/)).toHaveCount(0);
  await page.context().close();
});

test('a message whose answer was lost is answered when it is sent again, and not done twice', async ({
  browser,
}) => {
  const { page, person, talk } = await openChat(browser);
  await loseAnswerOnce(page, call);
  await write(page, 'add milk to my list');
  await expectToast(page, 'Chat error', 'Failed to send message');
  expect(await openTodos(person)).toEqual(['milk']);
  await page.reload();
  await expect(talk.getByText('No answer came')).toBeVisible();
  await talk.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Actions completed', 'Todo: added “milk”');
  expect(await openTodos(person)).toEqual(['milk']);
  await page.context().close();
});

test('the talk has its own height: it follows the newest message, and leaves alone who reads an older one', async ({
  browser,
}) => {
  const { page, talk } = await openChat(browser);
  await page.setViewportSize({ width: 1280, height: 560 });
  await say(page, '/help');
  await say(page, '/help');
  const first = talk.getByText('You: /help', { exact: true }).first();
  await expect(first).not.toBeInViewport();
  await expect(talk.locator('time').last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  const answer = await holdAnswers(page, call);
  await write(page, 'hello');
  await expect(talk.getByText('You: hello', { exact: true })).toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  answer();
  await expect(talk.getByText(/^Sidekick: Good to hear/)).toBeAttached();
  await expect(first).toBeInViewport();
  await expect(talk.getByText(/^Sidekick: Good to hear/)).not.toBeInViewport();
  await page.context().close();
});

test('an undo that fails says so, and can be pressed again', async ({ browser }) => {
  const { page, person, talk } = await openChat(browser);
  await say(page, 'add milk to my list');
  await page.context().setOffline(true);
  await talk.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Chat error', 'Failed to send message');
  await page.context().setOffline(false);
  await talk.getByRole('button', { name: 'Undo' }).click();
  await expect(talk.getByText(/^Sidekick: Undone/)).toBeVisible();
  expect(await openTodos(person)).toEqual([]);
  await page.context().close();
});

test('a slash brings the commands, fewer with every letter, and a press writes one out', async ({
  browser,
}) => {
  const { page, input } = await openChat(browser);
  const hints = page.getByRole('list', { name: 'Commands' });
  await input.fill('/');
  await expect(hints.getByRole('listitem')).toHaveText([
    '/todo list todos',
    '/add add todo',
    '/done mark complete',
    '/help show help',
    '/remind set reminder',
    '/info store information',
    '/status show status',
    '/clear clear completed',
  ]);
  await expectWhole(page, hints);
  await input.fill('/re');
  await hints.getByRole('button', { name: '/remind set reminder' }).click();
  await expect(input).toHaveValue('/remind ');
  await expect(input).toBeFocused();
  await expect(hints).toHaveCount(0);
  await page.context().close();
});

async function openChat(browser: Browser) {
  const person: Person = await newPerson();
  const page = await openWindow(browser, person, stillDesk);
  await page.goto('/dashboard');
  return {
    page,
    person,
    input: page.getByRole('textbox', { name: 'Message', exact: true }),
    send: page.getByRole('button', { name: 'Send message' }),
    talk: page.getByRole('log', { name: 'Messages' }),
  };
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(words);
  await page.keyboard.press('Enter');
}

/** Writes something and waits until it is answered. */
async function say(page: Page, words: string): Promise<void> {
  const replies = page.getByRole('log', { name: 'Messages' }).getByText(/^Sidekick: (?!is typing)\S/);
  const before = await replies.count();
  await write(page, words);
  await expect(replies).toHaveCount(before + 1, { timeout: 20_000 });
}
