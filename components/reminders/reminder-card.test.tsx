// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnPage, serve } from '@/components/common/test-page';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { seedReminders } from '@/components/reminders/use-reminders';
import type { Reminder } from '@/lib/reminders/schema';

// The machine's clock is UTC in tests; only the date stands still.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

// 18:30 in Kolkata.
const dentist: Reminder = {
  id: 'one',
  title: 'Dentist',
  description: null,
  reminderTime: '2027-03-11T13:00:00.000Z',
  recurrenceRule: null,
  isActive: true,
};

function show(zone: string, ...list: Reminder[]) {
  renderOnPage(<ReminderCard />, { zone, fill: (client) => seedReminders(client, list) });
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } });

test('a reminder is set by the clock of the person, which the field names where this machine has another', async () => {
  const calls = serve(() => ({ status: 201, body: dentist }));
  show('Asia/Kolkata');
  type('Reminder', 'Dentist');
  type('When on the clock of Asia/Kolkata', '2027-03-11T18:30');
  click('Add Reminder');
  await screen.findByText('Reminder added');
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null, reminderTime: '2027-03-11T18:30' });
  expect(screen.getByRole('listitem').textContent).toContain('tomorrow, Thursday, 11 March, 18:30 · in 22 h');
});

test.each([
  ['UTC', 'When'],
  ['Africa/Abidjan', 'When'],
  // Half a year on its clock is another.
  ['Europe/London', 'When on the clock of Europe/London'],
])('in %s the field is called "%s"', (zone, label) => {
  show(zone);
  expect(input(label).type).toBe('datetime-local');
});

test('a time that is past gets the words of the server at the form, and nothing is lost', async () => {
  const words = 'today, Wednesday, 10 March, 09:00 is already past. Give a time that is still ahead.';
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

test('a change of the words leaves the time alone, also where it has passed; the focus comes back to the row', async () => {
  const late = { ...dentist, reminderTime: '2027-03-10T13:00:30.000Z' };
  const calls = serve(({ body }) => ({ body: { ...late, ...Object(body) } }));
  show('Asia/Kolkata', late);
  click('Edit Dentist');
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
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit Dentist/);
});

test('a moved time is sent as the clock of the person shows it', async () => {
  const calls = serve(() => ({ body: { ...dentist, reminderTime: '2027-03-11T14:15:00.000Z' } }));
  show('Asia/Kolkata', dentist);
  click('Edit Dentist');
  const time = within(screen.getByRole('listitem')).getByLabelText(/When/);
  fireEvent.change(time, { target: { value: '2027-03-11T19:45' } });
  click('Save');
  await screen.findByText('tomorrow, Thursday, 11 March, 19:45');
  expect(calls[0]?.body).toEqual({ title: 'Dentist', description: null, reminderTime: '2027-03-11T19:45' });
});

test('one that comes again says so', () => {
  show('UTC', { ...dentist, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' });
  expect(screen.getByRole('listitem').textContent).toContain('repeats');
});
