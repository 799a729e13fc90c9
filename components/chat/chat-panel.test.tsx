// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatPanel } from '@/components/chat/chat-panel';
import { renderOnPage, serve } from '@/testing/page';

let userNumber = 0;

// The chat history survives unmounting, so each test has its own user.
beforeEach(() => {
  userNumber += 1;
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

const open = (onAnswered = () => {}) =>
  renderOnPage(<ChatPanel userId={`user-${userNumber}`} onAnswered={onAnswered} />);
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

function say(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
}

test('an unanswered message returns to the input, from where it is sent again', async () => {
  let up = false;
  const calls = serve(() =>
    up ? { body: { message: 'Added milk.' } } : { status: 503, body: { message: 'The assistant is busy.' } },
  );
  open();
  say('add milk');
  await screen.findByText('Chat error');
  expect(input().value).toBe('add milk');
  expect(screen.getByRole('log').textContent).toContain('Not sent. Your message is in the line below.');
  expect(screen.getByText('The assistant is busy.')).toBeTruthy();
  up = true;
  say('add milk');
  await screen.findByText('Added milk.');
  expect(input().value).toBe('');
  expect(screen.getAllByText('add milk')).toHaveLength(1);
  const [once, again] = calls.map(({ body }) => body);
  expect(once).toEqual({ message: 'add milk', id: expect.stringMatching(/^[\w-]{8,64}$/) });
  expect(again).toEqual(once);
});

test('what is typed while a message is being answered stays if that message fails', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(() => answer.promise);
  open();
  say('add milk');
  fireEvent.change(input(), { target: { value: 'and bread' } });
  answer.resolve({ status: 503, body: { message: 'Busy.' } });
  await screen.findByText('Not sent');
  expect(input().value).toBe('and bread');
});

test('a message is "Not sent" if the server refused it, and "No answer" if it may have arrived', async () => {
  let answer: { status: number; body: unknown } | null = { status: 503, body: { message: 'Busy.' } };
  serve(() => answer);
  open();
  say('add milk');
  await screen.findByText('Busy.');
  answer = null;
  fireEvent.change(input(), { target: { value: '' } });
  expect(screen.getByText('Not sent')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Failed to send message');
  fireEvent.change(input(), { target: { value: '' } });
  expect(screen.getByText('No answer')).toBeTruthy();
  expect(screen.queryByText('Not sent')).toBeNull();
});

test('a message that was being sent when the page was left can be retried under its id', async () => {
  const sent = { id: 'from-before', content: 'add milk', isFromUser: true, state: 'sending' };
  sessionStorage.setItem(
    `chat:user-${userNumber}`,
    JSON.stringify([{ ...sent, createdAt: new Date().toISOString() }]),
  );
  const calls = serve(() => ({ body: { message: 'Added milk.' } }));
  open();
  expect(screen.getByText('No answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Added milk.');
  expect(calls.map(({ body }) => body)).toEqual([{ message: 'add milk', id: 'from-before' }]);
  expect(document.activeElement).toBe(input());
});

test('Enter and a click at the same moment send once, and each message has its own id', async () => {
  const calls = serve(({ body }) => ({ body: { message: `Heard ${Object(body).message}.` } }));
  open();
  fireEvent.change(input(), { target: { value: 'one' } });
  act(() => {
    fireEvent.keyDown(input(), { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  });
  await screen.findByText('Heard one.');
  say('two');
  await screen.findByText('Heard two.');
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ body }) => Object(body).id)).size).toBe(2);
});

test('a message that is sent before the answer waits for it, and the input is free', async () => {
  const answers: ((body: object) => void)[] = [];
  const calls = serve(() => new Promise((resolve) => answers.push((body) => resolve({ body }))));
  open();
  say('one');
  say('two');
  expect(input()).toHaveProperty('value', '');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(calls.map(({ body }) => Object(body).message)).toEqual(['one']);
  act(() => answers[0]?.({ message: 'Heard one.' }));
  await screen.findByText('Heard one.');
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]?.({ message: 'Heard two.' }));
  await screen.findByText('Heard two.');
  expect(screen.getByRole('log').textContent).toMatch(/one.*Heard one.*two.*Heard two/s);
});

test('sending a failed text again from the input does not duplicate it', async () => {
  let up = false;
  serve(() => (up ? { body: { message: 'Hello.' } } : null));
  open();
  say('hi');
  await screen.findByText('Failed to send message');
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Hello.');
  expect(screen.getAllByText('hi')).toHaveLength(1);
});

test('an answer without a message shows a Chat Error', async () => {
  serve(() => ({ body: {} }));
  open();
  say('hi');
  await screen.findByText('Failed to send message');
  expect(screen.getByText('No response message received from AI')).toBeTruthy();
  expect(input().value).toBe('hi');
});

test('actions are listed in a toast, and the lists are refreshed after 100 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serve(() => ({
    body: { message: 'Done.', actions: { todo: { action: 'added milk' }, reminder: { action: 'set' } } },
  }));
  const answered = vi.fn();
  open(answered);
  say('add milk and remind me');
  await screen.findByText('Actions completed');
  expect(screen.getByText(/Todo: added milk/).textContent).toBe('Todo: added milk\nReminder: set');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(answered).toHaveBeenCalledOnce();
});

test("a failure without a message from the server shows the error's own message", async () => {
  serve(() => ({ status: 502, statusText: 'Bad Gateway' }));
  open();
  say('hi');
  await screen.findByText('Chat error');
  expect(screen.getByText('502: Bad Gateway')).toBeTruthy();
});

test('[OVERDUE:...] is red and bold, and HTML in an answer is shown as text', async () => {
  serve(() => ({
    body: { message: '1. [OVERDUE: <b>pay</b> rent]\n2. milk <script>alert(1)</script>' },
  }));
  open();
  say('show the list');
  const mark = await screen.findByText('[OVERDUE: <b>pay</b> rent]');
  expect(mark.tagName).toBe('STRONG');
  expect(mark.className).toContain('text-overdue');
  expect(document.querySelector('b, script')).toBeNull();
  expect(screen.getByRole('log').textContent).toContain('2. milk <script>alert(1)</script>');
});

const turn = '0192f0c1-0000-7000-8000-000000000001';

test('an answer that can be undone offers Undo once, for its own turn', async () => {
  const calls = serve(({ path }) => ({
    body: path.endsWith('/undo') ? { message: 'Taken back.' } : { message: 'Added milk.', undo: true, turn },
  }));
  open();
  say('add milk');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(calls.at(-1)).toMatchObject({ path: '/api/user/chat/undo', body: { turn } });
  expect(document.activeElement).toBe(input());
});

test('an Undo that is refused says why and is no longer offered', async () => {
  const words = 'Something else was changed since.';
  serve(({ path }) =>
    path.endsWith('/undo')
      ? { status: 409, body: { message: words } }
      : { body: { message: 'Added milk.', undo: true, turn } },
  );
  open();
  say('add milk');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Shift+Enter and the Enter of an input method do not send, nor does an empty message', () => {
  const calls = serve(() => ({ body: { message: 'Hello.' } }));
  open();
  fireEvent.change(input(), { target: { value: 'first' } });
  fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.change(input(), { target: { value: '   ' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Send message' }).hasAttribute('disabled')).toBe(true);
  expect(calls).toEqual([]);
});

test('the conversation survives a reload of the tab and is removed by Clear Chat', async () => {
  serve(() => ({ body: { message: 'Hello.' } }));
  const page = open();
  say('hi');
  await screen.findByText('Hello.');
  page.unmount();
  open();
  expect(screen.getByText('hi')).toBeTruthy();
  expect(sessionStorage.getItem(`chat:user-${userNumber}`)).toContain('Hello.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Chat' }));
  expect(screen.queryByText('hi')).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(sessionStorage.getItem(`chat:user-${userNumber}`)).toBeNull();
});

test('a slash suggests matching commands and inserts the chosen one', () => {
  open();
  fireEvent.change(input(), { target: { value: '/' } });
  expect(screen.getByRole('list', { name: 'Commands' }).children).toHaveLength(8);
  fireEvent.change(input(), { target: { value: '/re' } });
  fireEvent.click(screen.getByRole('button', { name: '/remind set reminder' }));
  expect(input().value).toBe('/remind ');
});

test('a choice is taken with a tap, shown as said, and is gone with the next answer', async () => {
  const calls = serve((call) =>
    call.path.includes('/choices/')
      ? { body: { message: 'Added.' } }
      : { body: { message: 'Add it?', choices: [{ id: 'c1', label: 'Add it' }] } },
  );
  open();
  say('grandma on sunday');
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  await screen.findByText('Added.');
  expect(calls.at(-1)?.path).toBe('/api/user/chat/choices/c1');
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull();
  expect(screen.getByText('Add it')).toBeTruthy();
});
