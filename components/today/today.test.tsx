// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '@/components/page/dates';
import { seedReminders } from '@/components/reminders/use-reminders';
import { Today } from '@/components/today/today';
import { seedAgenda } from '@/components/today/use-agenda';
import { seedLists } from '@/components/todos/use-lists';
import { seedTodos } from '@/components/todos/use-todos';
import type { AgendaItem } from '@/lib/agenda/schema';
import type { Reading } from '@/lib/quick-add/schema';
import type { Reminder } from '@/lib/reminders/schema';
import { localDate } from '@/lib/time/format';
import { pressRowCommand, renderOnPage, rowMenu, serve } from '@/testing/page';

const zone = 'Pacific/Auckland';
const today = () => localDate(new Date(), zone);

const stamps = (): AgendaItem => ({
  ...{ kind: 'todo', id: 'stamps', title: 'Buy stamps' },
  ...{ date: today(), state: 'upcoming' },
});
const pills = (): AgendaItem => ({
  ...{ kind: 'reminder', id: 'pills', title: 'Take the pills' },
  ...{ at: new Date().toISOString(), state: 'unanswered', repeats: true },
});

const soon = new Date(Date.now() + 3_600_000).toISOString();

const series = (): Reminder => ({
  ...{ id: 'plants', title: 'Water the plants', description: 'Both balconies' },
  ...{ reminderTime: soon, recurrenceRule: 'FREQ=DAILY' },
  ...{ leads: [], nag: false, snoozedUntil: null, unansweredSince: null, isPaused: false },
  ...{ pausedUntil: null, isActive: true },
});

function show(...items: AgendaItem[]) {
  showWith((client) => seedLists(client, []), ...items);
}

function showWith(fill: (client: QueryClient) => void, ...items: AgendaItem[]) {
  renderOnPage(<Today />, {
    zone,
    fill: (client) => {
      seedAgenda(client, today(), items);
      fill(client);
    },
  });
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a todo or a reminder' });
const rowOf = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

test('a reminder that came and was not answered is marked, and a series says that it repeats', () => {
  show(stamps(), pills());
  expect(rowOf('Take the pills').getByText('Not answered')).toBeTruthy();
  expect(rowOf('Take the pills').getByText('repeats')).toBeTruthy();
  expect(rowOf('Buy stamps').queryByText('Not answered')).toBeNull();
});

test('a plan of several days that began before says until when, and is not moved', async () => {
  const stay = {
    kind: 'reminder',
    id: 'porto',
    title: 'In Porto',
    date: today(),
    state: 'upcoming',
  } as const;
  show({ ...stay, end: addDays(today(), 3) });
  expect(rowOf('In Porto').getByText(/^until /)).toBeTruthy();
  fireEvent.keyDown(rowMenu('In Porto'), { key: 'Enter' });
  fireEvent.click(rowMenu('In Porto'));
  expect(await screen.findByRole('menuitem', { name: 'Edit In Porto' })).toBeTruthy();
  expect(screen.queryByText('Snooze or move to')).toBeNull();
});

test('an empty week says so', () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Today' }).textContent).toContain('Nothing is due today.');
});

test('what has a later date or none is counted and one press away', () => {
  const todo = (id: string, dueDate: string | null) => ({
    ...{ id, text: id, completed: false, dueDate, listId: 'list' },
  });
  const todos = [
    todo('stamps', today()),
    todo('paint', null),
    todo('tiles', null),
    todo('tax', '2199-01-01'),
  ];
  showWith((client) => {
    seedTodos(client, { items: todos });
    seedReminders(client, [series()]);
  }, stamps());
  expect(screen.getByRole('button', { name: 'Later 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'No date 2' })).toBeTruthy();
});

test('a list of which the week shows everything leads nowhere else', () => {
  const todo = {
    ...{ id: 'stamps', text: 'Buy stamps' },
    ...{ completed: false, dueDate: today(), listId: 'list' },
  };
  showWith((client) => seedTodos(client, { items: [todo] }), stamps());
  expect(screen.queryByRole('button', { name: /^(Later|No date)/ })).toBeNull();
});

test('a done todo disappears at once and comes back, with the reason, if the server refuses', async () => {
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  serve(({ method }) => (method === 'PATCH' ? answer.promise : { body: [stamps()] }));
  show(stamps());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Buy stamps' }));
  await waitFor(() => expect(screen.queryByText('Buy stamps')).toBeNull());
  answer.resolve({ status: 503, body: { message: 'The database is away for a moment.' } });
  await screen.findByText('The database is away for a moment.');
  expect(screen.getByText('Buy stamps')).toBeTruthy();
});

test('done is sent with the occurrence, and Undo sends back what the server gave', async () => {
  const item = pills();
  const calls = serve(({ method }) => ({ body: method === 'POST' ? { undo: 'sealed' } : [] }));
  show(item);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Take the pills' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        path: '/api/user/reminders/pills/answer',
        body: { answer: 'done', at: item.at },
      },
      { method: 'POST', path: '/api/user/reminders/restore', body: { undo: 'sealed' } },
    ]),
  );
});

test('Undo moves a todo back to its day, and a reminder to its time', async () => {
  const call: AgendaItem = {
    ...{ kind: 'reminder', id: 'call', title: 'Call the bank' },
    ...{ at: new Date(Date.now() + 60_000).toISOString(), state: 'upcoming' },
  };
  const calls = serve(() => ({ body: [] }));
  const moves = async (item: AgendaItem, menu: string) => {
    show(item);
    fireEvent.click(screen.getByRole('button', { name: menu }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const changes = () => calls.filter(({ method, path }) => method === 'PATCH' && path.endsWith(item.id));
    await waitFor(() => expect(changes()).toHaveLength(2));
    return changes().map(({ body }) => body);
  };
  const tomorrow = addDays(today(), 1);
  expect(await moves(stamps(), 'Actions for Buy stamps')).toEqual([
    { dueDate: tomorrow },
    { dueDate: today() },
  ]);
  expect(await moves(call, 'Actions for Call the bank')).toEqual([
    { reminderTime: `${tomorrow}T09:00` },
    { reminderTime: call.at },
  ]);
});

test.each<[string, Partial<AgendaItem>]>([
  ['one occurrence of a series', { state: 'upcoming', repeats: true }],
  ['a reminder that was not answered', { state: 'unanswered' }],
  ['a reminder that was put off before', { state: 'snoozed' }],
])('%s is put off alone, and keeps its own time', async (_, values) => {
  const pill: AgendaItem = {
    ...{ kind: 'reminder', id: 'pill', title: 'Take the pill', state: 'upcoming' },
    ...{ at: new Date(Date.now() + 60_000).toISOString(), ...values },
  };
  const calls = serve(({ method }) => ({ body: method === 'POST' ? { undo: [] } : [] }));
  show(pill);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Take the pill' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    {
      path: '/api/user/reminders/pill/answer',
      body: { answer: 'snooze', until: `${addDays(today(), 1)}T09:00` },
    },
    { path: '/api/user/reminders/restore' },
  ]);
});

test('a todo is deleted from its menu, and Undo restores it on its list and day', async () => {
  const calls = serve(({ method, path }) => ({
    body: path === '/api/user/todos' || method !== 'GET' ? { id: 'new', listId: 'errands' } : [],
  }));
  const lists = [{ id: 'errands', title: 'Errands', isDefault: false, open: 1, done: 0 }];
  showWith((client) => seedLists(client, lists), { ...stamps(), list: 'Errands' });
  await pressRowCommand('Delete', 'Buy stamps');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await screen.findByText('Todo deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const writes = () => calls.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toEqual([
    { method: 'DELETE', path: '/api/user/todos/stamps', body: undefined },
    {
      method: 'POST',
      path: '/api/user/todos',
      body: { text: 'Buy stamps', dueDate: today(), listId: 'errands' },
    },
  ]);
});

test('deleting one occurrence of a series removes all of them, and Undo restores the reminder', async () => {
  const { title, reminderTime, recurrenceRule } = series();
  const answer = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(({ method }) => (method === 'DELETE' ? answer.promise : { body: [] }));
  const occurrences = [0, 1].map(
    (days): AgendaItem => ({
      ...{ kind: 'reminder', id: 'plants', title, state: 'upcoming', repeats: true },
      at: new Date(Date.parse(reminderTime) + days * 86_400_000).toISOString(),
    }),
  );
  showWith((client) => seedReminders(client, [series()]), ...occurrences);
  const [menu] = screen.getAllByRole('button', { name: `Actions for ${title}` });
  if (menu) fireEvent.click(menu);
  const command = await screen.findByRole('menuitem', { name: `Delete ${title}` });
  expect(command.textContent).toContain('the whole series');
  fireEvent.click(command);
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  answer.resolve({ body: { id: 'plants' } });
  await screen.findByText('Reminder deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/user/reminders',
      body: { title, reminderTime, recurrenceRule },
    }),
  );
});

test('an item that could not be deleted comes back with the reason', async () => {
  serve(({ method }) =>
    method === 'DELETE' ? { status: 503, body: { message: 'Not now.' } } : { body: [stamps()] },
  );
  show(stamps());
  await pressRowCommand('Delete', 'Buy stamps');
  await screen.findByText('Not now.');
  expect(screen.getByText('Buy stamps')).toBeTruthy();
});

test('a todo is edited in a dialog, which closes when it is saved', async () => {
  const calls = serve(({ method, body }) => ({ body: method === 'PATCH' ? Object(body) : [] }));
  show(stamps());
  await pressRowCommand('Edit', 'Buy stamps');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Due date (optional)').value).toBe(today());
  fireEvent.change(dialog.getByLabelText('Todo'), { target: { value: 'Buy letters' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')).toEqual({
    ...{ method: 'PATCH', path: '/api/user/todos/stamps' },
    body: { text: 'Buy letters' },
  });
  expect(calls.some(({ path }) => path.startsWith('/api/user/agenda'))).toBe(true);
});

test('the edit of a todo keeps what another device changed and what the agenda does not have', async () => {
  const { id, title } = stamps();
  let stored = { id, text: title, dueDate: addDays(today(), 3), listId: 'shopping', completed: false };
  const calls = serve(({ method, body }) => {
    if (method !== 'PATCH') return { body: [] };
    stored = { ...stored, ...Object(body) };
    return { body: stored };
  });
  show(stamps());
  await pressRowCommand('Edit', title);
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await pressRowCommand('Edit', title);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Todo'), { target: { value: 'Buy letters' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored).toMatchObject({ text: 'Buy letters', dueDate: addDays(today(), 3), listId: 'shopping' });
});

test('a press on a todo or reminder opens it, and an event does not open', async () => {
  serve(() => ({ body: [] }));
  const lunch: AgendaItem = {
    ...{ kind: 'event', id: 'lunch', title: 'Lunch with Tom' },
    ...{ at: soon, state: 'upcoming' },
  };
  show(stamps(), lunch);
  expect(screen.getByText('Lunch with Tom').closest('button')).toBeNull();
  fireEvent.click(screen.getByText('Buy stamps'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Buy stamps”' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Todo').value).toBe('Buy stamps');
});

test('a reminder is edited with its repetition and description, and one that is gone says so', async () => {
  const { title, reminderTime: at } = series();
  const item: AgendaItem = { kind: 'reminder', id: 'plants', title, at, state: 'upcoming', repeats: true };
  const gone: AgendaItem = { ...item, id: 'gone', title: 'Call the bank' };
  const calls = serve(({ method }) => ({ body: method === 'PATCH' ? series() : [] }));
  showWith((client) => seedReminders(client, [series()]), item, gone);
  await pressRowCommand('Edit', 'Call the bank');
  await screen.findByText('This reminder does not exist any more.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pressRowCommand('Edit', title);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByDisplayValue('Both balconies')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Reminder'), { target: { value: 'Water all plants' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/user/reminders/plants',
    body: { title: 'Water all plants', description: 'Both balconies' },
  });
});

test('a line is saved as the server reads it, and can be taken back', async () => {
  const reading: Reading = { title: 'Pay rent', date: today(), time: null, rule: null, list: null };
  const calls = serve(({ path }) => {
    if (path === '/api/user/quick-add') return { body: reading };
    return path.startsWith('/api/user/agenda') ? { body: [] } : { status: 201, body: { id: 'rent' } };
  });
  show();
  fireEvent.change(line(), { target: { value: 'pay rent today' } });
  await screen.findByText(/^today$/);
  fireEvent.submit(line());
  expect(line().value).toBe('');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/^Added/)).toBeNull());
  const writes = calls.filter(({ path }) => path.startsWith('/api/user/todos'));
  expect(writes).toEqual([
    { method: 'POST', path: '/api/user/todos', body: { text: 'Pay rent', dueDate: today() } },
    { method: 'DELETE', path: '/api/user/todos/rent', body: undefined },
  ]);
});

test('a line that cannot be saved comes back with the reason', async () => {
  serve(() => null);
  show();
  fireEvent.change(line(), { target: { value: 'pay rent' } });
  fireEvent.submit(line());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It was not added. Check your connection.',
  );
  expect(line().value).toBe('pay rent');
});

test('a second act is sent after the first was answered, so the last one said is the last one done', async () => {
  const first = Promise.withResolvers<{ status: number; body: unknown }>();
  const patches = () => asked.filter(({ method }) => method === 'PATCH').length;
  const asked = serve(({ method }) =>
    method === 'PATCH' ? (patches() > 1 ? { body: {} } : first.promise) : { body: [] },
  );
  const milk = (): AgendaItem => ({ ...stamps(), id: 'milk', title: 'Buy milk' });
  show(stamps(), milk());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Buy stamps' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Buy milk' }));
  await waitFor(() => expect(screen.queryByText('Buy milk')).toBeNull());
  expect(patches()).toBe(1);
  first.resolve({ status: 200, body: {} });
  await waitFor(() => expect(patches()).toBe(2));
});
