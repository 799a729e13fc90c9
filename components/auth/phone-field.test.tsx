// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhoneField } from '@/components/auth/phone-field';
import { renderOnPage, serve } from '@/testing/page';

afterEach(() => vi.useRealTimers());

const hint = 'With the country code.';
const german = { phoneNumber: '+4915123456789', display: '+49 1512 3456789' };
const refusal = { status: 400, body: { message: 'That does not look like a phone number.' } };

function show(): HTMLElement {
  renderOnPage(<PhoneField name="phoneNumber" hint={hint} />);
  return screen.getByLabelText('Phone number');
}

function leave(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

function pass(ms: number): Promise<unknown> {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

test("leaving the field shows and announces how the number is read, using the browser's country", async () => {
  const calls = serve(() => ({ body: german }));
  leave(show(), ' 0151 23456789 ');
  const note = await screen.findByText('We read this as +49 1512 3456789');
  expect(note.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByLabelText('Phone number').getAttribute('aria-describedby')).toContain(note.id);
  expect(calls).toEqual([
    { method: 'POST', path: '/api/auth/phone', body: { text: '0151 23456789', country: 'US' } },
  ]);
});

test('while typing, one request is sent after a pause, and half a number is not an error', async () => {
  vi.useFakeTimers();
  const calls = serve(() => refusal);
  const field = show();
  for (const text of ['0', '01', '015']) fireEvent.change(field, { target: { value: text } });
  await pass(599);
  expect(calls).toEqual([]);
  await pass(1000);
  expect(calls).toHaveLength(1);
  expect(screen.getByText(hint)).toBeTruthy();
  fireEvent.blur(field);
  await pass(1000);
  const note = screen.getByText('That does not look like a phone number.');
  expect(note.getAttribute('aria-live')).toBe('polite');
  expect(field.getAttribute('aria-describedby')).toContain(note.id);
  expect(screen.getByText(hint)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toHaveLength(1);
});

test('a late answer is not shown for a newer number', async () => {
  const late = Promise.withResolvers<{ body: unknown }>();
  serve(({ body }) => (Object(body).text.includes('415') ? late.promise : { body: german }));
  const field = show();
  leave(field, '+1 415 555 0100');
  leave(field, '+49 1512 3456789');
  await screen.findByText('We read this as +49 1512 3456789');
  late.resolve({ body: { phoneNumber: '+14155550100', display: '+1 415 555 0100' } });
  await late.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('We read this as +49 1512 3456789')).toBeTruthy();
});

test('the answer disappears as soon as the number changes', async () => {
  serve(() => ({ body: german }));
  const field = show();
  leave(field, '+49 1512 3456789');
  await screen.findByText('We read this as +49 1512 3456789');
  fireEvent.change(field, { target: { value: '+49 1512 345678' } });
  expect(screen.queryByText(/^We read this/)).toBeNull();
});

test('without a connection nothing is shown, and leaving the field again retries', async () => {
  let online = false;
  const calls = serve(() => (online ? { body: german } : null));
  const field = show();
  leave(field, '+49 1512 3456789');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  online = true;
  await waitFor(() => {
    fireEvent.blur(field);
    expect(screen.getByText('We read this as +49 1512 3456789')).toBeTruthy();
  });
});

test('an invalid browser language does not break the field', async () => {
  const made = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  const calls = serve(() => ({ body: german }));
  leave(show(), '+49 1512 3456789');
  await screen.findByText('We read this as +49 1512 3456789');
  expect(calls[0]?.body).toEqual({ text: '+49 1512 3456789' });
  made.mockRestore();
});
