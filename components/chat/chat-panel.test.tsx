// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChatPanel } from '@/components/chat/chat-panel';
import { renderOnPage, serve } from '@/components/common/test-page';

let person = 0;

// Each test is another person: the talk outlives the page in memory.
beforeEach(() => {
  person += 1;
  sessionStorage.clear();
});

const open = (onAnswered = () => {}) =>
  renderOnPage(<ChatPanel userId={`person-${person}`} onAnswered={onAnswered} />);
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

function say(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
}

test('a message that got no answer stays in the talk with Retry and in the input; the retry ends it', async () => {
  let up = false;
  const calls = serve(() =>
    up ? { body: { message: 'Added milk.' } } : { status: 503, body: { message: 'The assistant is busy.' } },
  );
  open();
  say('add milk');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(input().value).toBe('add milk');
  expect(screen.getByText('Chat error')).toBeTruthy();
  expect(screen.getByText('The assistant is busy.')).toBeTruthy();
  up = true;
  fireEvent.click(retry);
  await screen.findByText('Added milk.');
  expect(input().value).toBe('');
  expect(screen.getAllByText('add milk')).toHaveLength(1);
  expect(calls.map(({ body }) => body)).toEqual([{ message: 'add milk' }, { message: 'add milk' }]);
});

test('sending the failed text again from the input does not say it twice', async () => {
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

test('an answer without a message is a Chat Error', async () => {
  serve(() => ({ body: {} }));
  open();
  say('hi');
  await screen.findByText('Chat Error');
  expect(screen.getByText('No response message received from AI')).toBeTruthy();
  expect(input().value).toBe('hi');
});

test('actions are announced line by line, and the lists are asked for again', async () => {
  serve(() => ({
    body: { message: 'Done.', actions: { todo: { action: 'added milk' }, reminder: { action: 'set' } } },
  }));
  const answered = vi.fn();
  open(answered);
  say('add milk and remind me');
  await screen.findByText('Actions completed');
  expect(screen.getByText(/Todo: added milk/).textContent).toBe('Todo: added milk\nReminder: set');
  await waitFor(() => expect(answered).toHaveBeenCalledOnce());
});

test('[OVERDUE:...] is red and bold, and nothing in an answer is ever markup', async () => {
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

test('an answer that can be taken back offers Undo, once', async () => {
  const calls = serve(({ path }) => ({
    body: path.endsWith('/undo') ? { message: 'Taken back.' } : { message: 'Added milk.', undo: true },
  }));
  open();
  say('add milk');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(calls.at(-1)?.path).toBe('/api/user/chat/undo');
});

test('Shift+Enter and the Enter of an input method break the line, an empty message is not sent', () => {
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

test('the talk is there after a reload of the tab, and gone after Clear Chat', async () => {
  serve(() => ({ body: { message: 'Hello.' } }));
  const page = open();
  say('hi');
  await screen.findByText('Hello.');
  page.unmount();
  open();
  expect(screen.getByText('hi')).toBeTruthy();
  expect(sessionStorage.getItem(`chat:person-${person}`)).toContain('Hello.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Chat' }));
  expect(screen.queryByText('hi')).toBeNull();
  expect(sessionStorage.getItem(`chat:person-${person}`)).toBeNull();
});

test('a slash offers the commands that fit, and writes the chosen one', () => {
  open();
  fireEvent.change(input(), { target: { value: '/' } });
  expect(screen.getByRole('list', { name: 'Commands' }).children).toHaveLength(8);
  fireEvent.change(input(), { target: { value: '/re' } });
  fireEvent.click(screen.getByRole('button', { name: '/remind set reminder' }));
  expect(input().value).toBe('/remind ');
});
