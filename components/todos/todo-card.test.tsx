// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage, serve } from '@/components/common/test-page';
import { TodoCard } from '@/components/todos/todo-card';
import { seedTodos } from '@/components/todos/use-todos';
import { localDate } from '@/lib/time/format';
import type { Todo } from '@/lib/todos/schema';

const zone = 'Pacific/Auckland';
const today = () => localDate(new Date(), zone);
const daysAgo = (days: number) => localDate(new Date(Date.now() - days * 86_400_000), zone);

function show(...items: Todo[]) {
  renderOnPage(<TodoCard />, { zone, fill: (client) => seedTodos(client, { items }) });
}

const milk: Todo = { id: '1', text: 'milk', completed: false, dueDate: null };
const row = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

test('overdue is red and says so, today is yellow and says so, in the user zone; a done one is struck through and neither', () => {
  show(
    { ...milk, id: '1', text: 'invoice', dueDate: daysAgo(2) },
    { ...milk, id: '2', text: 'stamps', dueDate: today() },
    { ...milk, id: '3', text: 'call', dueDate: daysAgo(2), completed: true },
  );
  expect(screen.getByText('invoice').className).toContain('text-overdue');
  expect(row('invoice').getByText('(Overdue)')).toBeTruthy();
  expect(screen.getByText('stamps').className).toContain('text-today');
  expect(row('stamps').getByText('(Today)')).toBeTruthy();
  expect(screen.getByText('call').className).toContain('line-through');
  expect(row('call').queryByText('(Overdue)')).toBeNull();
});

test('an added todo stands in the list without another request, and the form is empty again', async () => {
  const calls = serve(() => ({ status: 201, body: { ...milk, id: '2', text: 'bread' } }));
  show(milk);
  fireEvent.change(screen.getByLabelText('Todo'), { target: { value: '  bread ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add todo' }));
  await screen.findByText('bread');
  expect(screen.getByText('Todo added')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Todo').value).toBe('');
  expect(calls).toEqual([
    { method: 'POST', path: '/api/user/todos', body: { text: 'bread', dueDate: null } },
  ]);
});

test('what could not be added stays in the form, with the reason and another try', async () => {
  let online = false;
  serve(() => (online ? { status: 201, body: { ...milk, id: '2', text: 'bread' } } : null));
  show();
  expect(screen.getByRole('button', { name: 'Add todo' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Todo'), { target: { value: 'bread' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add todo' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The todo was not added. Check your connection.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Todo').value).toBe('bread');
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('bread');
});

test('a check shows at once and goes back when the server refuses it', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(() => answer.promise);
  show(milk);
  fireEvent.click(screen.getByRole('checkbox', { name: 'milk' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  answer.resolve({ status: 503, body: { message: 'The database is away for a moment.' } });
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away for a moment.');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('a deletion hides the row at once; refused, the row is back with the reason', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(() => answer.promise);
  show(milk);
  fireEvent.click(screen.getByRole('button', { name: 'Delete milk' }));
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  answer.resolve({ status: 500, body: { message: 'Not now.' } });
  expect((await screen.findByRole('alert')).textContent).toContain('It was not deleted. Not now.');
  expect(screen.getByText('milk')).toBeTruthy();
});

test('a deleted todo can be had back from the toast', async () => {
  serve(({ method }) => ({ body: method === 'POST' ? { ...milk, id: '9' } : { id: '1' } }));
  show(milk);
  fireEvent.click(screen.getByRole('button', { name: 'Delete milk' }));
  await screen.findByText('Todo deleted');
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('milk');
});

test('markup in a todo is text', () => {
  show({ ...milk, text: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
