// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommandsTab } from '@/components/admin/commands/commands';
import type { Command } from '@/lib/commands/schema';
import { type Call, isOn, renderOnPage, serve } from '@/testing/page';

const todo: Command = {
  id: '1',
  command: '/todo',
  description: 'Show todos',
  action: 'list_todos',
  isActive: true,
};
const help: Command = {
  id: '2',
  command: '/help',
  description: 'Show help',
  action: 'help',
  isActive: false,
};
const actions = [
  { name: 'help', description: 'Says what can be done' },
  { name: 'list_todos', description: 'Lists the todos' },
];

async function show(
  commands: Command[],
  write: (call: Call) => ReturnType<Parameters<typeof serve>[0]> = accept,
) {
  const calls = serve((call) => {
    if (call.path === '/api/admin/actions') return { body: actions };
    return call.method === 'GET' ? { body: commands } : write(call);
  });
  renderOnPage(<CommandsTab />);
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the commands' })).toBeNull());
  await screen.findAllByRole('option', { name: 'list_todos' });
  return { writes: () => calls.filter(({ method }) => method !== 'GET') };
}

function accept({ method, path, body }: Call) {
  const known = [todo, help].find(({ id }) => path.endsWith(id));
  if (method === 'POST') return { status: 201, body: { id: '3', ...Object(body) } };
  return { body: { ...known, ...Object(body) } };
}

const add = () => within(screen.getByRole('region', { name: 'Add Command' }));
const editor = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));
const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('without commands the empty state is shown, next to the cheat sheet', async () => {
  await show([]);
  expect(screen.getByText('No commands configured yet.')).toBeTruthy();
  const common = within(screen.getByRole('region', { name: 'Common commands' }));
  expect(common.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '/todo',
    '/add',
    '/done',
    '/help',
    '/remind',
    '/info',
    '/status',
    '/clear',
  ]);
});

test('a command can be added once all three fields are filled, only once at a time, and the form is cleared', async () => {
  const answer = Promise.withResolvers<{ status: number; body: Command }>();
  const { writes } = await show([], () => answer.promise);
  const button = add().getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  typeInto(add().getByLabelText('Command'), '/plan');
  typeInto(add().getByLabelText('Action'), 'list_todos');
  expect(button.disabled).toBe(true);
  typeInto(add().getByLabelText('Description'), 'What is planned');
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(true));
  answer.resolve({ status: 201, body: { ...todo, id: '9', command: '/plan' } });
  await screen.findByText('Command created successfully');
  expect(screen.getByText('Success')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    { command: '/plan', description: 'What is planned', action: 'list_todos', isActive: true },
  ]);
  for (const label of ['Command', 'Description', 'Action'])
    expect(add().getByLabelText<HTMLInputElement>(label).value).toBe('');
  expect(screen.getByRole('switch', { name: '/plan is active' })).toBeTruthy();
});

test('a command that could not be added stays in the form, with an error toast', async () => {
  await show([], () => ({ status: 409, body: { message: 'A command with this name already exists.' } }));
  typeInto(add().getByLabelText('Command'), '/plan');
  typeInto(add().getByLabelText('Description'), 'What is planned');
  typeInto(add().getByLabelText('Action'), 'help');
  fireEvent.click(add().getByRole('button'));
  const toast = await screen.findByText(/^Failed to create command/);
  expect(toast.textContent).toBe('Failed to create command\nA command with this name already exists.');
  expect(screen.getByText('Error')).toBeTruthy();
  expect(add().getByLabelText<HTMLInputElement>('Command').value).toBe('/plan');
});

test('a switch changes at once and changes back if the server refuses', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  await show([todo], () => answer.promise);
  const active = screen.getByRole<HTMLInputElement>('switch', { name: '/todo is active' });
  fireEvent.click(active);
  await waitFor(() => expect(isOn(active)).toBe(false));
  answer.resolve({ status: 503, body: { message: 'The database is away for a moment.' } });
  await screen.findByText(/^Failed to update command/);
  await waitFor(() => expect(isOn(active)).toBe(true));
});

test('a deleted command can be restored with Undo', async () => {
  const { writes } = await show([todo]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete /todo' }));
  await screen.findByText('Command deleted successfully');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Command created successfully');
  const { id: _, ...made } = todo;
  expect(writes().map(({ method, body }) => [method, body])).toEqual([
    ['DELETE', undefined],
    ['POST', made],
  ]);
});

test('a command that could not be deleted reappears, with an error toast', async () => {
  await show([todo], () => null);
  fireEvent.click(screen.getByRole('button', { name: 'Delete /todo' }));
  expect((await screen.findByText(/^Failed to delete command/)).textContent).toContain(
    'Check your connection.',
  );
  expect(screen.getByRole('button', { name: 'Delete /todo' })).toBeTruthy();
});

test('every keystroke saves, one request at a time with the newest values, and one toast follows when the editor closes', async () => {
  const first = Promise.withResolvers<void>();
  let isFirst = true;
  const { writes } = await show([todo, help], async (call) => {
    if (isFirst) {
      isFirst = false;
      await first.promise;
    }
    return accept(call);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit /todo' }));
  const description = editor('/todo').getByLabelText('Description');
  for (const text of ['Show todos n', 'Show todos no', 'Show todos now']) typeInto(description, text);
  await waitFor(() => expect(writes()).toHaveLength(1));
  first.resolve();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toEqual([
    { method: 'PATCH', path: '/api/admin/commands/1', body: { description: 'Show todos n' } },
    { method: 'PATCH', path: '/api/admin/commands/1', body: { description: 'Show todos now' } },
  ]);
  expect(screen.queryByText('Command updated successfully')).toBeNull();
  fireEvent.submit(screen.getByRole('form', { name: 'Edit /todo' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit /todo' })).toBeNull());
  await screen.findByText('Command updated successfully');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit /todo' }));
  expect(writes()).toHaveLength(2);
});

test('an invalid command name is not sent and shows why, while the other fields are saved', async () => {
  const { writes } = await show([todo, help]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit /todo' }));
  const name = editor('/todo').getByLabelText('Command');
  for (const [text, problem] of [
    ['', 'A command must start with a slash.'],
    ['todo', 'A command must start with a slash.'],
    ['/', 'Add a name after the slash.'],
    [' /HELP', 'A command with this name already exists.'],
  ] as const) {
    typeInto(name, text);
    expect(editor('/todo').getByText(problem)).toBeTruthy();
  }
  const description = editor('/todo').getByLabelText('Description');
  typeInto(description, '  ');
  expect(editor('/todo').getByText('A command needs a description.')).toBeTruthy();
  fireEvent.submit(screen.getByRole('form', { name: 'Edit /todo' }));
  expect(writes()).toEqual([]);
  typeInto(description, 'Everything to do');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ description: 'Everything to do' }]),
  );
  expect(screen.getByRole('form', { name: 'Edit /todo' })).toBeTruthy();
  typeInto(name, '/tasks');
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ command: '/tasks' }));
});

test('only one editor is open: opening another closes it, and so does pressing Edit again', async () => {
  const { writes } = await show([todo, help]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit /todo' }));
  typeInto(editor('/todo').getByLabelText('Action'), 'help');
  fireEvent.click(screen.getByRole('button', { name: 'Edit /help' }));
  await screen.findByText('Command updated successfully');
  expect(screen.queryByRole('form', { name: 'Edit /todo' })).toBeNull();
  expect(editor('/help').getByLabelText<HTMLInputElement>('Command').value).toBe('/help');
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit /help' }));
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(screen.queryByText('Command updated successfully')).toBeNull();
});

test('an edit that the server refuses keeps the editor open and is sent again on Enter', async () => {
  let refuses = true;
  const { writes } = await show([todo], (call) =>
    refuses ? { status: 503, body: { message: 'The database is away for a moment.' } } : accept(call),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit /todo' }));
  typeInto(editor('/todo').getByLabelText('Description'), 'All of it');
  expect((await screen.findByText(/^Failed to update command/)).textContent).toContain(
    'The database is away',
  );
  fireEvent.submit(screen.getByRole('form', { name: 'Edit /todo' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(editor('/todo').getByLabelText<HTMLInputElement>('Description').value).toBe('All of it');
  refuses = false;
  fireEvent.submit(screen.getByRole('form', { name: 'Edit /todo' }));
  await screen.findByText('Command updated successfully');
  expect(screen.queryByRole('form', { name: 'Edit /todo' })).toBeNull();
});
