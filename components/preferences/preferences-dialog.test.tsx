// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PreferencesDialog } from '@/components/preferences/preferences-dialog';
import type { PreferencesRead } from '@/lib/preferences/schema';
import { type Call, isOn, renderOnPage, serve } from '@/testing/page';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

const stored: PreferencesRead = {
  quietFrom: '22:00',
  quietTo: '07:00',
  recapOn: true,
  recapDay: 7,
  recapTime: '18:00',
  clock: null,
  summaryWindow: null,
};

async function open(
  given: Partial<PreferencesRead> = {},
  save: (call: Call) => { body: unknown } | null = ({ body }) => ({ body }),
) {
  const onClose = vi.fn();
  const calls = serve((call) => (call.method === 'GET' ? { body: { ...stored, ...given } } : save(call)));
  renderOnPage(<PreferencesDialog onClose={onClose} />, { zone: 'Europe/Berlin' });
  await screen.findByLabelText('From');
  return { onClose, sent: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const values = () => ['From', 'To', 'Day', 'Time'].map((label) => field(label).value);

test('the dialog shows the stored preferences, saves all of them and closes', async () => {
  const { onClose, sent } = await open();
  expect(values()).toEqual(['22:00', '07:00', '7', '18:00']);
  type('From', '23:30');
  type('Day', '1');
  type('Time', '08:00');
  type('Time format', '12h');
  fireEvent.click(button('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    { quietFrom: '23:30', quietTo: '07:00', recapOn: true, recapDay: 1, recapTime: '08:00', clock: '12h' },
  ]);
  expect(screen.getAllByText('Preferences saved').length).toBeGreaterThan(0);
});

test('quiet hours that are off are sent with equal ends, a recap as off', async () => {
  const { onClose, sent } = await open();
  toggle('Quiet hours');
  toggle('Weekly recap');
  expect([
    field('From').disabled,
    field('To').disabled,
    field('Day').disabled,
    field('Time').disabled,
  ]).toEqual([true, true, true, true]);
  fireEvent.click(button('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    { quietFrom: '22:00', quietTo: '22:00', recapOn: false, recapDay: 7, recapTime: '18:00', clock: null },
  ]);
});

test('without quiet hours the switch is off; switching it on offers the defaults', async () => {
  const { sent, onClose } = await open({ quietFrom: '00:00', quietTo: '00:00' });
  expect(isOn(screen.getByRole('switch', { name: 'Quiet hours' }))).toBe(false);
  toggle('Quiet hours');
  fireEvent.click(button('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toMatchObject([{ quietFrom: '22:00', quietTo: '07:00' }]);
});

test('equal or missing times cannot be saved, and the field says why', async () => {
  await open();
  type('To', '22:00');
  expect(screen.getByText('Choose a different time from the start.')).toBeTruthy();
  expect(button('Save').disabled).toBe(true);
  type('To', '06:00');
  type('Time', '');
  expect(button('Save').disabled).toBe(true);
  toggle('Weekly recap');
  expect(button('Save').disabled).toBe(false);
});

test('preferences that could not be saved stay, with the reason and Try again', async () => {
  let online = false;
  const { onClose } = await open({}, ({ body }) => (online ? { body } : null));
  type('From', '21:00');
  fireEvent.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your preferences were not saved. Check your connection.',
  );
  expect(field('From').value).toBe('21:00');
  expect(onClose).not.toHaveBeenCalled();
  online = true;
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test.each([
  [null, null],
  [
    { willBeOpen: true, closesAt: '2027-03-11T13:55:00.000Z' },
    'Your next summary will arrive in full: WhatsApp allows full messages until tomorrow, 14:55.',
  ],
  [
    { willBeOpen: false, closesAt: '2027-03-10T16:00:00.000Z' },
    'WhatsApp allows full messages only for 24 hours after you last wrote there. Message Sidekick on WhatsApp before your next summary to get it in full.',
  ],
])('the note for the answering window %o is: %s', async (summaryWindow, words) => {
  await open({ summaryWindow });
  const found = screen.queryByText(
    (_, element) => element?.tagName === 'P' && /full messages/.test(element.textContent),
  );
  expect(found?.textContent ?? null).toBe(words);
});
