// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DailyReminderCard } from '@/components/daily-reminders/daily-reminder-card';
import { seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { dailyMessages, notSentText } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { type Call, isOn, pressRowCommand, renderOnPage, serve } from '@/testing/page';

const zone = 'America/New_York';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

const morning: DailyReminder = {
  id: 'one',
  name: 'Morning summary',
  time: '07:30',
  includeTodos: 'due_today',
  includeReminders: 'today',
  includeJournal: false,
  includeMotivation: false,
  customMessage: 'Drink water',
  timezone: zone,
  isActive: true,
  lastSent: null,
};

function show(...list: DailyReminder[]) {
  renderOnPage(<DailyReminderCard />, { zone, fill: (client) => seedDailyReminders(client, list) });
}

function showForm() {
  show();
  click('Set up the daily reminder');
}

async function showEditing(daily: DailyReminder) {
  show(daily);
  await edit(daily.name);
}

const edit = (name: string) => pressRowCommand('Edit', name);
const remove = () => pressRowCommand('Delete', 'Morning summary');

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const values = () =>
  ['Name', 'Time', 'Todos', 'Reminders', 'Your own message (optional)'].map((label) => input(label).value);
const bodies = (calls: Call[]) => calls.map(({ method, path, body }) => [method, path, body]);

test("a daily reminder is created with the defaults and the user's zone; then the form edits it, with the notice", async () => {
  const calls = serve(({ body }) => ({ status: 201, body: { ...morning, ...Object(body) } }));
  showForm();
  expect(values()).toEqual(['', '08:00', 'all', 'next_3_days', '']);
  expect(screen.queryByText(dailyMessages.onlyOne)).toBeNull();
  type('Name', '  My day ');
  type('Time', '06:45');
  click('Create daily reminder');
  await screen.findByText('Daily reminder created');
  expect(bodies(calls)).toEqual([
    [
      'POST',
      '/api/user/daily-reminders',
      {
        name: 'My day',
        time: '06:45',
        includeTodos: 'all',
        includeReminders: 'next_3_days',
        includeJournal: false,
        includeMotivation: false,
        isActive: true,
        customMessage: null,
        timezone: zone,
      },
    ],
  ]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('My day')).toBeTruthy();
  expect(row.getByText('Active')).toBeTruthy();
  expect(row.getByText('Includes all open todos and reminders of the next 3 days.')).toBeTruthy();
  expect(row.getByText('Not sent yet - will send at 6:45 AM America/New_York')).toBeTruthy();
  expect(screen.getByText(dailyMessages.onlyOne)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create daily reminder' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  await edit('My day');
  expect(values()[0]).toBe('My day');
});

test('nothing can be saved without a name or a time', () => {
  showForm();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create daily reminder' });
  expect(button.disabled).toBe(true);
  type('Name', '   ');
  expect(button.disabled).toBe(true);
  type('Name', 'My day');
  expect(button.disabled).toBe(false);
  type('Time', '');
  expect(button.disabled).toBe(true);
});

test('the form shows the saved reminder, Edit focuses it, and all fields are sent', async () => {
  const calls = serve(({ body }) => ({ body: { ...morning, ...Object(body) } }));
  await showEditing(morning);
  expect(values()).toEqual(['Morning summary', '07:30', 'due_today', 'today', 'Drink water']);
  expect(document.activeElement).toBe(input('Name'));
  type('Todos', 'overdue');
  click('Save');
  await screen.findByText('Daily reminder updated');
  expect(bodies(calls)).toEqual([
    [
      'PUT',
      '/api/user/daily-reminders/one',
      {
        name: 'Morning summary',
        time: '07:30',
        includeTodos: 'overdue',
        includeReminders: 'today',
        includeJournal: false,
        includeMotivation: false,
        isActive: true,
        customMessage: 'Drink water',
        timezone: zone,
      },
    ],
  ]);
  await screen.findByText('Includes overdue todos and reminders of today.');
});

test('Cancel discards what was typed', async () => {
  await showEditing(morning);
  type('Name', 'Evening summary');
  click('Cancel');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  await edit('Morning summary');
  expect(values()[0]).toBe('Morning summary');
});

test('if one was created in another tab, the notice appears and the input becomes a change to it', async () => {
  const calls = serve(({ method, body }) => {
    if (method === 'POST') return { status: 409, body: { message: dailyMessages.onlyOne } };
    return { body: method === 'GET' ? [morning] : { ...morning, ...Object(body) } };
  });
  showForm();
  type('Name', 'My day');
  type('Time', '06:45');
  click('Create daily reminder');
  await screen.findByText(dailyMessages.onlyOne, { selector: 'p.mb-2' });
  expect(screen.getByText('Error')).toBeTruthy();
  expect(values()).toEqual(['My day', '06:45', 'due_today', 'today', 'Drink water']);
  expect(screen.queryByRole('alert')).toBeNull();
  click('Save');
  await screen.findByText('Daily reminder updated');
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    body: { name: 'My day', customMessage: 'Drink water' },
  });
});

test("a failed creation shows the server's message, or the fallback text, and keeps the input", async () => {
  let online = true;
  serve(() => (online ? { status: 400, body: { message: 'A daily reminder needs a name.' } } : null));
  showForm();
  type('Name', '\u200b');
  click('Create daily reminder');
  await screen.findByText('A daily reminder needs a name.');
  expect(screen.getByText('Error')).toBeTruthy();
  online = false;
  type('Name', 'My day');
  click('Create daily reminder');
  await screen.findByText('Failed to create daily reminder');
  expect(values()[0]).toBe('My day');
});

test('a refused change shows the reason at the form and can be retried', async () => {
  let online = false;
  serve(({ body }) => (online ? { body: { ...morning, ...Object(body) } } : null));
  await showEditing(morning);
  type('Name', 'My day');
  click('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The daily reminder was not changed. Check your connection.');
  online = true;
  click('Try again');
  await screen.findByText('Daily reminder updated');
});

test('changing a reminder that was deleted elsewhere keeps the input for a new one', async () => {
  serve(({ method, body }) => {
    if (method === 'POST') return { status: 201, body: { ...morning, id: 'two', ...Object(body) } };
    return method === 'GET' ? { body: [] } : { status: 404, body: { message: dailyMessages.gone } };
  });
  await showEditing(morning);
  type('Name', 'My day');
  click('Save');
  await screen.findByText(dailyMessages.gone);
  await screen.findByRole('button', { name: 'Create daily reminder' });
  expect(values()).toEqual(['My day', '08:00', 'all', 'next_3_days', '']);
  click('Create daily reminder');
  await screen.findByText(dailyMessages.onlyOne);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a test message is confirmed by a toast', async () => {
  const calls = serve(({ method }) => ({
    body:
      method === 'GET'
        ? [{ ...morning, lastSent: '2027-03-10T14:59:00Z' }]
        : { sent: true, channel: 'whatsapp' },
  }));
  show(morning);
  click('Send test');
  await screen.findByText('Test reminder sent');
  expect(screen.getByText('The daily reminder has been sent to your WhatsApp.')).toBeTruthy();
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/user/daily-reminders/one/test' });
  expect((await screen.findByText(/^Last sent/)).textContent).toBe('Last sent: Today, 9:59 AM');
});

test('the toast of a test names the channel that took it', async () => {
  serve(({ method }) => ({ body: method === 'GET' ? [morning] : { sent: true, channel: 'telegram' } }));
  show(morning);
  click('Send test');
  await screen.findByText('The daily reminder has been sent to your Telegram.');
});

test("a failed test message shows the server's message or the fallback text", async () => {
  let online = true;
  serve(() => (online ? { status: 409, body: { message: notSentText('whatsapp') } } : null));
  show(morning);
  click('Send test');
  await screen.findByText(notSentText('whatsapp'));
  expect(screen.getByText('Error')).toBeTruthy();
  online = false;
  click('Send test');
  await screen.findByText('Failed to send test reminder');
});

test('deleting resets the form, and Undo restores the whole reminder', async () => {
  const calls = serve(({ method }) => ({
    body: method === 'POST' ? { ...morning, id: 'two' } : { id: 'one' },
  }));
  show(morning);
  await remove();
  await screen.findByText('Daily reminder deleted');
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  click('Set up the daily reminder');
  expect(values()).toEqual(['', '08:00', 'all', 'next_3_days', '']);
  click('Undo');
  await screen.findByText('Morning summary');
  expect(values()).toEqual(['Morning summary', '07:30', 'due_today', 'today', 'Drink water']);
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    body: { name: 'Morning summary', time: '07:30', includeTodos: 'due_today', customMessage: 'Drink water' },
  });
});

test('a refused deletion brings the row back with the reason', async () => {
  serve(() => ({ status: 500, body: { message: 'Not now.' } }));
  show(morning);
  await remove();
  expect((await screen.findByRole('alert')).textContent).toContain('It was not deleted. Not now.');
  expect(within(screen.getByRole('listitem')).getByText('Morning summary')).toBeTruthy();
});

test.each([
  ['10:01', null, 'Next run: Today, 10:01 AM'],
  ['10:00', null, 'Next run: Tomorrow, 10:00 AM'],
  ['18:00', '2027-03-10T13:00:00Z', 'Next run: Tomorrow, 6:00 PM'],
  ['18:00', '2027-03-09T23:00:00Z', 'Next run: Today, 6:00 PM'],
])('at 10:00 the one of %s, last sent %s: %s', (time, lastSent, words) => {
  show({ ...morning, time, lastSent });
  expect(screen.getByText(/^Next run/).textContent).toBe(words);
});

test('an inactive reminder shows no next run', () => {
  show({ ...morning, isActive: false });
  expect(screen.getByText('Inactive')).toBeTruthy();
  expect(screen.queryByText(/^Next run/)).toBeNull();
  expect(screen.getByText('Not sent yet - will send at 7:30 AM America/New_York')).toBeTruthy();
});

test('the switches are sent with the form and shown in the row', async () => {
  const calls = serve(({ body }) => ({ body: { ...morning, ...Object(body) } }));
  await showEditing(morning);
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  expect(['Active', 'Journal hint', 'Motivation'].map((name) => isOn(toggle(name)))).toEqual([
    true,
    false,
    false,
  ]);
  for (const name of ['Active', 'Journal hint', 'Motivation']) fireEvent.click(toggle(name));
  click('Save');
  await screen.findByText('Inactive');
  expect(calls[0]?.body).toMatchObject({ isActive: false, includeJournal: true, includeMotivation: true });
  expect(
    screen.getByText(
      'Includes todos due today, reminders of today, a line of motivation and a journal hint.',
    ),
  ).toBeTruthy();
});

test('an inactive reminder that is restored stays inactive', async () => {
  const calls = serve(({ method }) => ({
    body: method === 'POST' ? { ...morning, id: 'two' } : { id: 'one' },
  }));
  show({ ...morning, isActive: false, includeMotivation: true });
  await remove();
  await screen.findByText('Daily reminder deleted');
  click('Undo');
  await waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
  expect(calls.at(-1)?.body).toMatchObject({ isActive: false, includeMotivation: true });
});

test('HTML in a name or message is shown as text', () => {
  show({ ...morning, name: '<b>bold</b>', customMessage: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
  expect(document.querySelector('b, img')).toBeNull();
});

test('two presses create one reminder, and what is typed meanwhile stays', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(() => answer.promise);
  await showEditing(morning);
  type('Name', 'My day');
  type('Time', '06:45');
  click('Save');
  click('Save');
  await screen.findByRole('button', { name: 'Saving...' });
  type('Name', 'My days');
  answer.resolve({ body: { ...morning, name: 'My day', time: '06:45' } });
  await screen.findByText('Daily reminder updated');
  await screen.findByText('My day');
  expect(values().slice(0, 2)).toEqual(['My days', '06:45']);
  expect(calls).toHaveLength(1);
});

test('two presses send one test message', async () => {
  const calls = serve(({ method }) => ({ body: method === 'GET' ? [morning] : {} }));
  show(morning);
  click('Send test');
  click('Send test');
  await screen.findByText('Test reminder sent');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
