// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockProvider } from '@/components/page/clock';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { seedReminders } from '@/components/reminders/use-reminders';
import type { Reminder } from '@/lib/reminders/schema';
import { pressRowCommand, renderOnPage, rowMenu, serve } from '@/testing/page';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

const dentist: Reminder = {
  id: 'one',
  title: 'Dentist',
  description: null,
  reminderTime: '2027-03-11T13:00:00.000Z',
  recurrenceRule: null,
  leads: [],
  nag: false,
  snoozedUntil: null,
  unansweredSince: null,
  isPaused: false,
  pausedUntil: null,
  isActive: true,
};

function show(zone: string, ...list: Reminder[]) {
  renderOnPage(<ReminderCard />, { zone, fill: (client) => seedReminders(client, list) });
  fireEvent.click(screen.getByRole('button', { name: 'New reminder' }));
}

function MovingPage() {
  const [zone, setZone] = useState('UTC');
  return (
    <ClockProvider start="2027-03-10T15:00:00Z" zone={zone}>
      <ReminderCard />
      <button type="button" onClick={() => setZone('Asia/Kolkata')}>
        Move
      </button>
    </ClockProvider>
  );
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } });

test("a reminder's time is in the user's zone, which the field names if the device's zone differs", async () => {
  const calls = serve(() => ({ status: 201, body: dentist }));
  show('Asia/Kolkata');
  type('Reminder', 'Dentist');
  type('When (Asia/Kolkata time)', '2027-03-11T18:30');
  click('Add Reminder');
  await screen.findByText('Reminder added');
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null, reminderTime: '2027-03-11T18:30' });
  expect(screen.getByRole('listitem').textContent).toContain('Tomorrow, 6:30 PM · in 22 h');
});

test.each([
  ['UTC', 'When'],
  ['Africa/Abidjan', 'When'],
  ['Europe/London', 'When (Europe/London time)'],
])('in %s the time field is labeled "%s"', (zone, label) => {
  show(zone);
  expect(input(label).type).toBe('datetime-local');
});

test("a time in the past shows the server's message at the form and keeps the input", async () => {
  const words = 'today, 09:00 is already past. Give a time that is still ahead.';
  serve(() => ({ status: 400, body: { message: words } }));
  show('UTC');
  type('Reminder', 'Dentist');
  type('When', '2027-03-10T09:00');
  type('Description (optional)', 'Bring the card');
  click('Add Reminder');
  expect((await screen.findByRole('alert')).textContent).toContain(`The reminder was not added. ${words}`);
  expect(input('Reminder').value).toBe('Dentist');
  expect(input('When').value).toBe('2027-03-10T09:00');
  expect(input('Description (optional)').value).toBe('Bring the card');
});

test('a changed title does not send the time, even if it has passed, and the focus returns to the row', async () => {
  const late = { ...dentist, reminderTime: '2027-03-10T13:00:30.000Z' };
  const calls = serve(({ body }) => ({ body: { ...late, ...Object(body) } }));
  show('Asia/Kolkata', late);
  await pressRowCommand('Edit', 'Dentist');
  const form = within(screen.getByRole('listitem'));
  expect(form.getByLabelText<HTMLInputElement>(/When/).value).toBe('2027-03-10T18:30');
  fireEvent.change(form.getByLabelText('Reminder'), { target: { value: 'Dentist, Dr. Mehta' } });
  click('Save');
  await screen.findByText('Dentist, Dr. Mehta');
  expect(calls[0]).toEqual({
    method: 'PATCH',
    path: '/api/user/reminders/one',
    body: { title: 'Dentist, Dr. Mehta', description: null },
  });
  expect(document.activeElement).toBe(rowMenu('Dentist, Dr. Mehta'));
});

test("a changed time is sent as the user's local time", async () => {
  const calls = serve(() => ({ body: { ...dentist, reminderTime: '2027-03-11T14:15:00.000Z' } }));
  show('Asia/Kolkata', dentist);
  await pressRowCommand('Edit', 'Dentist');
  const time = within(screen.getByRole('listitem')).getByLabelText(/When/);
  fireEvent.change(time, { target: { value: '2027-03-11T19:45' } });
  click('Save');
  await screen.findByText('Tomorrow, 7:45 PM');
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null, reminderTime: '2027-03-11T19:45' });
});

test('a repeating reminder shows its recurrence', () => {
  show('UTC', { ...dentist, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' });
  expect(screen.getByRole('listitem').textContent).toContain('Every Thursday');
});

test('an unchanged time follows the user to another zone and is not sent', async () => {
  const calls = serve(({ body }) => ({ body: { ...dentist, ...Object(body) } }));
  renderOnPage(<MovingPage />, { fill: (client) => seedReminders(client, [dentist]) });
  await pressRowCommand('Edit', 'Dentist');
  const time = within(screen.getByRole('listitem')).getByLabelText<HTMLInputElement>(/When/);
  expect(time.value).toBe('2027-03-11T13:00');
  click('Move');
  expect(time.value).toBe('2027-03-11T18:30');
  click('Save');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null });
});

test('a deleted reminder can be restored with its extras while its time is in the future', async () => {
  const weekly = { ...dentist, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' };
  const calls = serve(({ method }) => ({
    body: method === 'POST' ? { ...weekly, id: 'two' } : { id: 'one' },
  }));
  show('UTC', weekly);
  await pressRowCommand('Delete', 'Dentist');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Dentist');
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' } });
});

test('a reminder in the past is deleted without Undo', async () => {
  serve(() => ({ body: { id: 'one' } }));
  show('UTC', { ...dentist, reminderTime: '2027-03-10T14:59:00.000Z' });
  await pressRowCommand('Delete', 'Dentist');
  await screen.findByText('Reminder deleted');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a device without a known zone names no zone', () => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  const unknown = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...real.call(this), timeZone: 'Etc/Unknown' };
  });
  show('Asia/Kolkata');
  expect(screen.getByLabelText('When')).toBeTruthy();
  unknown.mockRestore();
});

const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

test('what few reminders have is folded, and a folded line says what the reminder has', async () => {
  show('UTC', { ...dentist, description: 'Bring the card' });
  const isUnfolded = (part: HTMLElement) => part.closest('details')?.open;
  expect(isUnfolded(screen.getByLabelText('Description (optional)'))).toBe(false);
  await pressRowCommand('Edit', 'Dentist');
  const description = screen.getByDisplayValue('Bring the card');
  expect(isUnfolded(description)).toBe(false);
  expect(description.closest('details')?.querySelector('summary')?.textContent).toBe('More· Bring the card');
});

test('a recurrence is labeled for the chosen date and sent as its rule', async () => {
  const calls = serve(() => ({ status: 201, body: dentist }));
  show('UTC');
  type('Reminder', 'Dentist');
  type('When', '2027-03-31T17:00');
  expect(choices('Repeats')).toEqual([
    ...['Never', 'Every day', 'Every weekday', 'Every week on Wednesday', 'Every two weeks'],
    ...['Every month on the 31st', 'Every month on the last Wednesday', 'Every year'],
  ]);
  type('Repeats', 'weekly');
  fireEvent.click(screen.getByLabelText('2 days'));
  fireEvent.click(screen.getByLabelText('Keep reminding me until I answer'));
  // The rule is computed from the time that the form is saved with.
  type('When', '2027-04-02T17:00');
  click('Add Reminder');
  await screen.findByText('Reminder added');
  expect(calls[0]?.body).toEqual({
    title: 'Dentist',
    description: null,
    reminderTime: '2027-04-02T17:00',
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=FR',
    leads: [2880],
    nag: true,
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Repeats').value).toBe('never');
});

const ticked = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? (box.labels?.[0]?.textContent ?? '') : []));

test('weekdays, announcements and the last day are sent as chosen', async () => {
  const calls = serve(() => ({ status: 201, body: dentist }));
  show('UTC');
  type('Reminder', 'Plants');
  type('When', '2027-03-11T09:00');
  expect(screen.queryByRole('group', { name: 'On' })).toBeNull();
  type('Repeats', 'biweekly');
  expect(ticked('On')).toEqual(['Thu']);
  for (const name of ['Mon', '1 hour', '1 week', '30 minutes', '1 hour'])
    fireEvent.click(screen.getByLabelText(name));
  type('Last day (optional)', '2027-06-30');
  click('Add Reminder');
  await screen.findByText('Reminder added');
  expect(calls[0]?.body).toMatchObject({
    recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270630T235959',
    leads: [10080, 30],
  });
  expect(ticked('Also remind me before')).toEqual([]);
});

test('a weekly recurrence keeps at least one weekday, and a reminder has at most five announcements', async () => {
  show('UTC', { ...dentist, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH', leads: [2880, 1440, 60, 45] });
  await pressRowCommand('Edit', 'Dentist');
  const form = within(screen.getByRole('listitem'));
  fireEvent.click(form.getByLabelText('Thu'));
  expect(form.getByLabelText<HTMLInputElement>('Thu').checked).toBe(true);
  fireEvent.click(form.getByLabelText('30 minutes'));
  expect(form.getByLabelText<HTMLInputElement>('45 minutes').checked).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>('1 week').disabled).toBe(true);
});

test.each([
  ['2027-03-12T17:00', 'nth', 'FREQ=MONTHLY;BYDAY=2FR'],
  ['2027-03-12T17:00', 'last', 'FREQ=MONTHLY;BYDAY=-1FR'],
  // A fifth Friday is offered as the last one, because not every month has five.
  ['2027-04-30T17:00', 'last', 'FREQ=MONTHLY;BYDAY=-1FR'],
])('at %s "%s" is offered as the weekday of the month', async (time, choice, recurrenceRule) => {
  const calls = serve(() => ({ status: 201, body: dentist }));
  show('UTC');
  type('Reminder', 'Rent');
  type('When', time);
  type('Repeats', choice);
  click('Add Reminder');
  await screen.findByText('Reminder added');
  expect(calls[0]?.body).toMatchObject({ recurrenceRule });
});

test('a stored recurrence is shown, and only what was changed is sent', async () => {
  const stored = {
    ...dentist,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20270630T235959',
    leads: [2880, 45],
  };
  const calls = serve(({ body }) => ({ body: { ...stored, ...Object(body) } }));
  show('UTC', stored);
  expect(screen.getByRole('listitem').textContent).toContain(
    'Every Monday and Thursday until 30 June 2027 · also 2 days and 45 minutes before',
  );
  await pressRowCommand('Edit', 'Dentist');
  const form = within(screen.getByRole('listitem'));
  expect(ticked('On')).toEqual(['Mon', 'Thu']);
  expect(form.getByLabelText<HTMLInputElement>('45 minutes').checked).toBe(true);
  fireEvent.change(form.getByLabelText('Last day (optional)'), { target: { value: '' } });
  click('Save');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    title: 'Dentist',
    description: null,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TH',
  });
});

test('a rule that the form cannot express is kept', async () => {
  const odd = { ...dentist, recurrenceRule: 'FREQ=MONTHLY;BYDAY=-2FR;UNTIL=20271231' };
  const calls = serve(({ body }) => ({ body: { ...odd, ...Object(body) } }));
  show('UTC', odd);
  await pressRowCommand('Edit', 'Dentist');
  const form = within(screen.getByRole('listitem'));
  const [repeats] = form.getAllByRole<HTMLSelectElement>('combobox');
  expect(repeats?.selectedOptions[0]?.text).toBe('Custom: every month on the second last Friday');
  click('Save');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null });
});

test('"Never" ends a recurrence, and a moved one repeats on its new weekday', async () => {
  const weekly = { ...dentist, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' };
  const calls = serve(({ body }) => ({ body: { ...weekly, ...Object(body) } }));
  show('UTC', weekly);
  await pressRowCommand('Edit', 'Dentist');
  fireEvent.change(within(screen.getByRole('listitem')).getByLabelText(/When/), {
    target: { value: '2027-03-12T13:00' },
  });
  click('Save');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    reminderTime: '2027-03-12T13:00',
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=FR',
  });
  await screen.findByRole('button', { name: 'Actions for Dentist' });
  await pressRowCommand('Edit', 'Dentist');
  const [repeats] = within(screen.getByRole('listitem')).getAllByRole('combobox');
  fireEvent.change(repeats ?? document.body, { target: { value: 'never' } });
  click('Save');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({ recurrenceRule: null });
});

test('a snoozed reminder shows until when', () => {
  show('UTC', { ...dentist, snoozedUntil: '2027-03-10T17:00:00.000Z' });
  expect(screen.getByRole('listitem').textContent).toContain('SnoozedToday, 17:00 · in 2 h');
});

test('Done is shown until the list is refreshed; a single reminder leaves it and the focus moves on', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const call = { ...dentist, id: 'two', title: 'Call the bank', isPaused: true };
  const plants = { ...dentist, id: 'three', title: 'Plants' };
  const calls = serve(({ method, path }) => {
    if (method === 'POST') return answer.promise;
    return { body: path === '/api/user/reminders' ? [call, plants] : [] };
  });
  show('UTC', { ...dentist, unansweredSince: '2027-03-10T14:00:00.000Z' }, call, plants);
  expect(screen.getAllByRole('checkbox', { name: /^Done/ })).toHaveLength(2);
  const box = screen.getByRole('checkbox', { name: 'Done: Dentist' });
  box.focus();
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-checked')).toBe('true'));
  expect(document.activeElement).toBe(rowMenu('Call the bank'));
  answer.resolve({ body: { undo: 'sealed' } });
  await waitFor(() => expect(screen.queryByText('Dentist')).toBeNull());
  expect(calls[0]).toMatchObject({
    path: '/api/user/reminders/one/answer',
    body: { answer: 'done', at: '2027-03-10T14:00:00.000Z' },
  });
});
