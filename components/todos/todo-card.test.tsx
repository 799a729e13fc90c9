// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TodoCard } from '@/components/todos/todo-card';
import { seedLists } from '@/components/todos/use-lists';
import { refreshTodos, seedTodos } from '@/components/todos/use-todos';
import { localDate } from '@/lib/time/format';
import type { Todo, TodoList } from '@/lib/todos/schema';
import { isOn, pressRowCommand, renderOnPage, rowMenu, serve, todoRow } from '@/testing/page';

const zone = 'Pacific/Auckland';
const today = () => localDate(new Date(), zone);
const daysAgo = (days: number) => localDate(new Date(Date.now() - days * 86_400_000), zone);

function show(...items: Todo[]) {
  renderOnPage(<TodoCard />, { zone, fill: (client) => fillWith(client, { items }) });
}

function fillWith(client: QueryClient, list: TodoList) {
  seedTodos(client, list);
  seedLists(client, []);
}

function openForm(): void {
  fireEvent.click(screen.getByRole('button', { name: 'New todo' }));
}

const milk = todoRow();
const row = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

test("the date of an overdue todo is red, that of one due today yellow, by the user's zone; done ones are struck through", () => {
  show(
    { ...milk, id: '1', text: 'invoice', dueDate: daysAgo(2) },
    { ...milk, id: '2', text: 'stamps', dueDate: today() },
    { ...milk, id: '3', text: 'call', dueDate: daysAgo(2), completed: true },
  );
  expect(row('invoice').getByText('(Overdue)').closest('time')?.className).toContain('text-overdue');
  expect(row('stamps').getByText('(Today)').closest('time')?.className).toContain('text-today');
  expect(screen.getByText('call').className).toContain('line-through');
  expect(row('call').queryByText('(Overdue)')).toBeNull();
});

test('an added todo appears without another request, and the form is cleared', async () => {
  const calls = serve(() => ({ status: 201, body: { ...milk, id: '2', text: 'bread' } }));
  show(milk);
  openForm();
  fireEvent.change(screen.getByLabelText('Todo'), { target: { value: '  bread ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add todo' }));
  await screen.findByText('bread');
  expect(screen.getByText('Todo added')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Todo').value).toBe('');
  expect(calls).toEqual([
    { method: 'POST', path: '/api/user/todos', body: { text: 'bread', dueDate: null } },
  ]);
});

test('a todo that could not be added stays in the form, with the reason and Try again', async () => {
  let online = false;
  serve(() => (online ? { status: 201, body: { ...milk, id: '2', text: 'bread' } } : null));
  show();
  openForm();
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

test('a check is shown at once and undone if the server refuses', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(() => answer.promise);
  show(milk);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: milk' }));
  await waitFor(() => expect(isOn(screen.getByRole('checkbox'))).toBe(true));
  answer.resolve({ status: 503, body: { message: 'The database is away for a moment.' } });
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away for a moment.');
  expect(isOn(screen.getByRole('checkbox'))).toBe(false);
});

test('touching the title opens the editor; only the box completes a todo, with Undo', async () => {
  const calls = serve(({ body }) => ({ body: { ...milk, ...Object(body) } }));
  show(milk);
  fireEvent.click(screen.getByText('milk'));
  fireEvent.keyDown(screen.getByDisplayValue('milk'), { key: 'Escape' });
  expect(document.activeElement).toBe(rowMenu('milk'));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: milk' }));
  await screen.findByText('Done');
  expect(isOn(screen.getByRole('checkbox'))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(isOn(screen.getByRole('checkbox'))).toBe(false));
  expect(calls.map(({ body }) => body)).toEqual([{ completed: true }, { completed: false }]);
});

test('a deleted row disappears at once and reappears, with the reason, if the server refuses', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(() => answer.promise);
  show(milk);
  await pressRowCommand('Delete', 'milk');
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  answer.resolve({ status: 500, body: { message: 'Not now.' } });
  expect((await screen.findByRole('alert')).textContent).toContain('It was not deleted. Not now.');
  expect(screen.getByText('milk')).toBeTruthy();
});

test('a deleted todo can be restored with Undo, on its own list and with its date', async () => {
  const calls = serve(({ method }) => ({ body: method === 'POST' ? { ...milk, id: '9' } : { id: '1' } }));
  show({ ...milk, listId: 'shopping', dueDate: '2027-03-11' });
  await pressRowCommand('Delete', 'milk');
  const toast = (await screen.findByText('Todo deleted')).parentElement;
  expect(toast?.textContent).toBe('Todo deletedmilk');
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('listitem');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ text: 'milk', dueDate: '2027-03-11', listId: 'shopping' },
  });
});

test('one row is edited at a time', async () => {
  show(milk, { ...milk, id: '2', text: 'bread' });
  await pressRowCommand('Edit', 'milk');
  await pressRowCommand('Edit', 'bread');
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>('Todo').value).toBe('bread');
});

test('after a deletion the next row has the focus', async () => {
  serve(() => ({ body: { id: '1' } }));
  show(milk, { ...milk, id: '2', text: 'bread' });
  await pressRowCommand('Delete', 'milk');
  await screen.findByText('Todo deleted');
  expect(document.activeElement).toBe(rowMenu('bread'));
});

test('the menu of an open todo moves it to another day, with Undo; a done one is only edited or deleted', async () => {
  const calls = serve(({ path }) => ({ body: path === '/api/user/lists' ? [] : { items: [] } }));
  show({ ...milk, dueDate: daysAgo(2) }, { ...milk, id: '2', text: 'bread', completed: true });
  fireEvent.click(rowMenu('bread'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Delete',
  ]);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  fireEvent.click(rowMenu('milk'));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Today/ }));
  await screen.findByText('Moved');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const moves = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(moves()).toEqual([{ dueDate: today() }, { dueDate: daysAgo(2) }]));
});

test('hiding done todos is remembered by the tab; a newly checked one disappears and the focus moves on', async () => {
  serve(({ path, body }) => ({ body: { ...milk, id: path.split('/').at(-1), ...Object(body) } }));
  const three = [
    { ...milk, id: '1', text: 'milk' },
    { ...milk, id: '2', text: 'bread' },
    { ...milk, id: '3', text: 'call', completed: true },
  ];
  show(...three);
  fireEvent.click(screen.getByRole('button', { name: 'Hide done (1)' }));
  expect(screen.queryByText('call')).toBeNull();
  show(...three);
  expect(screen.queryByText('call')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: milk' }));
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Done: bread' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: bread' }));
  await screen.findByText('All done. Add the next thing on your mind.');
  fireEvent.click(await screen.findByRole('button', { name: 'Show done (3)' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('a done todo that is being edited stays visible when done todos are hidden', async () => {
  show({ ...milk, completed: true });
  await pressRowCommand('Edit', 'milk');
  fireEvent.change(within(screen.getByRole('listitem')).getByLabelText('Todo'), {
    target: { value: 'oat milk' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Hide done (1)' }));
  expect(screen.getByDisplayValue('oat milk')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show done (1)' }));
});

test('text and date can be edited in place, and the focus returns to the row', async () => {
  const calls = serve(({ body }) => ({ body: { ...milk, ...Object(body) } }));
  show(milk);
  await pressRowCommand('Edit', 'milk');
  const form = within(screen.getByRole('listitem'));
  fireEvent.change(form.getByLabelText('Todo'), { target: { value: 'oat milk' } });
  fireEvent.change(form.getByLabelText('Due date (optional)'), { target: { value: daysAgo(1) } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('oat milk');
  expect(row('oat milk').getByText('(Overdue)')).toBeTruthy();
  expect(calls).toEqual([
    { method: 'PATCH', path: '/api/user/todos/1', body: { text: 'oat milk', dueDate: daysAgo(1) } },
  ]);
  expect(document.activeElement).toBe(rowMenu('oat milk'));
});

test('the next page is added after the open todos, without duplicates', async () => {
  const item = (id: string) => ({ ...milk, id, text: `item ${id}` });
  serve(() => ({ body: { items: [item('2'), item('3')] } }));
  renderOnPage(<TodoCard />, {
    zone,
    fill: (client) =>
      fillWith(client, {
        items: [item('1'), item('2'), { ...item('9'), completed: true }],
        next: 'a mark',
      }),
  });
  expect(screen.getByText('2+ open')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('item 3');
  expect(screen.getAllByText(/^item/).map((text) => text.textContent)).toEqual([
    'item 1',
    'item 2',
    'item 3',
    'item 9',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the next page of a list is that of this list', async () => {
  const list = { isDefault: false, open: 0, done: 0 };
  const item = (id: string) => ({ ...milk, id, text: `item ${id}`, listId: 'shop' });
  const calls = serve(({ path }) => ({
    body: path.includes('after') ? { items: [item('2')] } : { items: [item('1')], next: 'a mark' },
  }));
  renderOnPage(<TodoCard />, {
    zone,
    fill: (client) => {
      seedTodos(client, { items: [milk] });
      seedLists(client, [
        { ...list, id: 'l', title: 'Todos', isDefault: true },
        { ...list, id: 'shop', title: 'Shopping' },
      ]);
    },
  });
  fireEvent.mouseDown(screen.getByRole('tab', { name: /Shopping/ }));
  await screen.findByText('item 1');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('item 2');
  const asked = calls.map(({ path }) => Object.fromEntries(new URL(path, 'http://localhost').searchParams));
  expect(asked).toEqual([{ list: 'shop' }, { after: 'a mark', list: 'shop' }]);
});

test('HTML in a todo is shown as text', () => {
  show({ ...milk, text: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('two presses at the same moment add one todo, and what is typed meanwhile stays', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  const calls = serve(() => answer.promise);
  show();
  openForm();
  const field = screen.getByLabelText<HTMLInputElement>('Todo');
  fireEvent.change(field, { target: { value: 'bread' } });
  const add = screen.getByRole('button', { name: 'Add todo' });
  add.focus();
  fireEvent.click(add);
  fireEvent.click(add);
  await screen.findByRole('button', { name: 'Adding...' });
  expect(document.activeElement).toBe(add);
  fireEvent.change(field, { target: { value: 'butter' } });
  answer.resolve({ status: 201, body: { ...milk, text: 'bread' } });
  await screen.findByText('bread');
  expect(field.value).toBe('butter');
  expect(calls).toHaveLength(1);
});

test('editing a todo that was deleted elsewhere keeps the input; Cancel removes the row and moves the focus on', async () => {
  const bread = { ...milk, id: '2', text: 'bread' };
  serve(({ method }) =>
    method === 'GET' ? { body: { items: [bread] } } : { status: 404, body: { message: 'It is gone.' } },
  );
  show(milk, bread);
  await pressRowCommand('Edit', 'milk');
  const form = within(screen.getAllByRole('listitem')[0] ?? document.body);
  fireEvent.change(form.getByLabelText('Todo'), { target: { value: 'oat milk' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain('The todo was not changed. It is gone.');
  expect(screen.getByDisplayValue('oat milk')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  expect(document.activeElement).toBe(rowMenu('bread'));
});

test("Escape cancels an edit, unless it ends an input method's composition", async () => {
  show(milk);
  await pressRowCommand('Edit', 'milk');
  const field = screen.getByDisplayValue('milk');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.getByDisplayValue('milk')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByDisplayValue('milk')).toBeNull();
});

test('an answer from before a save does not undo the save', async () => {
  const before = Promise.withResolvers<{ body: unknown }>();
  const bread = { ...milk, id: '2', text: 'bread' };
  let asked = 0;
  serve(({ method }) => {
    if (method === 'POST') return { status: 201, body: bread };
    asked += 1;
    return asked === 1 ? before.promise : { body: { items: [milk, bread] } };
  });
  let client: QueryClient | undefined;
  renderOnPage(<TodoCard />, {
    fill: (made) => {
      client = made;
      seedTodos(made, { items: [milk] });
    },
  });
  openForm();
  if (client) void refreshTodos(client);
  fireEvent.change(screen.getByLabelText('Todo'), { target: { value: 'bread' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add todo' }));
  await screen.findByText('bread');
  before.resolve({ body: { items: [milk] } });
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByText('bread')).toBeTruthy();
});
