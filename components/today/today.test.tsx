// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '@/components/page/dates';
import { Today } from '@/components/today/today';
import { seedAgenda } from '@/components/today/use-agenda';
import { seedLists } from '@/components/todos/use-lists';
import type { AgendaItem } from '@/lib/agenda/schema';
import type { Reading } from '@/lib/quick-add/schema';
import { localDate } from '@/lib/time/format';
import { renderOnPage, serve } from '@/testing/page';

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

function show(...items: AgendaItem[]) {
  renderOnPage(<Today />, {
    zone,
    fill: (client) => {
      seedAgenda(client, today(), items);
      seedLists(client, []);
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

test('an empty week says so', () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Today' }).textContent).toContain('Nothing is due today.');
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
  expect(await moves(stamps(), 'Move Buy stamps')).toEqual([{ dueDate: tomorrow }, { dueDate: today() }]);
  expect(await moves(call, 'Snooze or move Call the bank')).toEqual([
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
  fireEvent.click(screen.getByRole('button', { name: 'Snooze or move Take the pill' }));
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
