// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JournalTab } from '@/components/journal/journal-tab';
import type { JournalReminder } from '@/lib/journal/schema';
import { zone } from '@/testing/journal';
import { type Call, isOn, renderOnPage, serve } from '@/testing/page';

const evening: JournalReminder = {
  id: 'one',
  time: '21:00',
  timezone: zone,
  isActive: true,
  includeMotivation: false,
  customMessage: 'Write a line',
  lastSent: null,
};

const daily = 'Time for your daily reflection! 📝';

type Change = (
  call: Call,
  server: { saved: JournalReminder | null },
) => { status?: number; body: unknown } | null;

async function show(
  saved: JournalReminder | null,
  change: Change = ({ body }) => ({ body: { ...evening, ...Object(body) } }),
) {
  const asked: string[] = [];
  const opened: string[] = [];
  const server = { saved };
  const calls = serve((call) => {
    if (call.method !== 'GET') return change(call, server);
    return { body: call.path.endsWith('journal-reminder') ? server.saved : [] };
  });
  renderOnPage(
    <JournalTab onStarted={({ message }) => asked.push(message)} onOpenChat={() => opened.push('chat')} />,
    { zone },
  );
  await screen.findByLabelText('Time');
  return { asked, opened, changes: () => calls.filter(({ method }) => method !== 'GET') };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const message = 'Custom message (optional)';
const values = () => [
  input('Time').value,
  isOn(input('Journal prompts')),
  isOn(input('Motivation messages')),
  input(message).value,
];
const confirmation = () => screen.queryByText(/^Your journal prompts come daily/)?.textContent;

test("without a reminder the form shows the defaults; saving creates one in the user's zone", async () => {
  const { changes } = await show(null);
  expect(values()).toEqual(['17:00', true, true, daily]);
  expect(screen.queryByRole('button', { name: 'Delete Reminder' })).toBeNull();
  expect(confirmation()).toBeUndefined();
  type('Time', '21:15');
  fireEvent.click(input('Motivation messages'));
  click('Save Settings');
  await screen.findByText('Journal settings saved');
  expect(changes()).toEqual([
    {
      method: 'POST',
      path: '/api/user/journal-reminder',
      body: {
        time: '21:15',
        isActive: true,
        includeMotivation: false,
        customMessage: daily,
        timezone: zone,
      },
    },
  ]);
  await waitFor(() =>
    expect(confirmation()).toBe('Your journal prompts come daily at 9:15 PM (America/New_York).'),
  );
  expect(screen.getByRole('button', { name: 'Delete Reminder' })).toBeTruthy();
});

test('an existing reminder is updated, and the confirmation is hidden when prompts are off', async () => {
  const { changes } = await show(evening);
  expect(values()).toEqual(['21:00', true, false, 'Write a line']);
  expect(confirmation()).toBe('Your journal prompts come daily at 9:00 PM (America/New_York).');
  fireEvent.click(input('Journal prompts'));
  type(message, '  ');
  click('Save Settings');
  await screen.findByText('Journal settings saved');
  expect(changes()).toMatchObject([{ method: 'PUT', body: { isActive: false, customMessage: null } }]);
  await waitFor(() => expect(values()).toEqual(['21:00', false, false, daily]));
  expect(confirmation()).toBeUndefined();
  type('Time', '');
  expect(screen.getByRole('button', { name: 'Save Settings' }).hasAttribute('disabled')).toBe(true);
});

test('settings that cannot be saved stay in the form, with a toast, the reason and Try again', async () => {
  let isBroken = true;
  const { changes } = await show(evening, ({ body }) =>
    isBroken ? { status: 503, body: { message: 'Not now.' } } : { body: { ...evening, ...Object(body) } },
  );
  type('Time', '06:30');
  click('Save Settings');
  await screen.findByText('Failed to save journal settings');
  expect(screen.getByRole('alert').textContent).toContain('Your settings were not saved. Not now.');
  expect(input('Time').value).toBe('06:30');
  isBroken = false;
  click('Try again');
  await screen.findByText('Journal settings saved');
  expect(changes()).toHaveLength(2);
});

test('a reminder created elsewhere is updated by the next save, and the input stays', async () => {
  const { changes } = await show(null, ({ method, body }, server) => {
    if (method === 'PUT') return { body: { ...evening, ...Object(body) } };
    server.saved = evening;
    return { status: 409, body: { message: 'You already have a journal reminder.' } };
  });
  type('Time', '06:30');
  click('Save Settings');
  await screen.findByText('Failed to save journal settings');
  await screen.findByRole('button', { name: 'Delete Reminder' });
  expect(values()).toEqual(['06:30', true, false, 'Write a line']);
  click('Save Settings');
  await screen.findByText('Journal settings saved');
  expect(changes().map(({ method }) => method)).toEqual(['POST', 'PUT']);
});

test('deleting resets the form to the defaults, and Undo restores the reminder', async () => {
  const { changes } = await show(evening);
  type(message, 'half a thought');
  click('Delete Reminder');
  await screen.findByText('Journal reminder deleted');
  await waitFor(() => expect(values()).toEqual(['17:00', true, true, daily]));
  expect(confirmation()).toBeUndefined();
  expect(document.activeElement).toBe(input('Time'));
  click('Undo');
  await screen.findByRole('button', { name: 'Delete Reminder' });
  expect(changes()).toMatchObject([
    { method: 'DELETE', path: '/api/user/daily-reminders/one' },
    {
      method: 'POST',
      path: '/api/user/journal-reminder',
      body: { time: '21:00', customMessage: 'Write a line' },
    },
  ]);
});

test('a reminder that cannot be deleted stays, with the reason', async () => {
  await show(evening, () => null);
  click('Delete Reminder');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The journal reminder was not deleted. Check your connection.',
  );
  expect(confirmation()).toBeTruthy();
});

test('Start Journal Now starts the conversation on the phone', async () => {
  const { asked, changes } = await show(null, () => ({
    body: { message: 'How are you feeling today?', channel: 'whatsapp' },
  }));
  click('Start Journal Now');
  await screen.findByText('Journal prompts sent!');
  expect(screen.getByText('Check your WhatsApp for the reflection questions.')).toBeTruthy();
  expect(asked).toEqual([]);
  expect(changes()).toMatchObject([{ method: 'POST', path: '/api/user/journal-trigger' }]);
});

test('without a phone the conversation starts in the chat, and the toast leads there', async () => {
  const { asked, opened } = await show(null, () => ({
    body: { message: 'How are you feeling today?', channel: 'web' },
  }));
  click('Start Journal Now');
  await screen.findByText('The first question is in your chat.');
  expect(asked).toEqual(['How are you feeling today?']);
  click('Open chat');
  expect(opened).toEqual(['chat']);
});

test('a conversation that cannot be started shows an error', async () => {
  await show(null, () => null);
  click('Start Journal Now');
  await screen.findByText('Failed to send journal prompts');
  expect(screen.getByText('Check your connection.')).toBeTruthy();
});

test('settings that cannot be loaded say so and can be retried', async () => {
  let isBroken = true;
  serve(({ path }) => {
    if (!path.endsWith('journal-reminder')) return { body: [] };
    return isBroken ? { status: 401, body: { message: 'Authentication required' } } : { body: evening };
  });
  renderOnPage(<JournalTab onStarted={() => {}} onOpenChat={() => {}} />, { zone });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your journal reminder could not be loaded. Authentication required',
  );
  isBroken = false;
  click('Try again');
  await screen.findByText(/^Your journal prompts come daily/);
});
