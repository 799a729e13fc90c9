// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhoneConnection } from '@/components/channels/phone-connection';
import { refreshPhone, seedPhone } from '@/components/channels/use-phone';
import type { PhoneState } from '@/lib/channels/schema';
import { renderOnPage, serve } from '@/testing/page';

const first: PhoneState = { address: '+15550100001', bound: false };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function Page() {
  const client = useQueryClient();
  return (
    <>
      <PhoneConnection />
      <button type="button" onClick={() => refreshPhone(client)}>
        Number changed
      </button>
    </>
  );
}

function open(answers: { state: () => PhoneState; expiresAt: string; held?: Promise<void> }) {
  const calls = serve(async ({ method }) => {
    if (method === 'GET') return { body: answers.state() };
    await answers.held;
    return {
      status: 201,
      body: { address: first.address, code: 'SK-ABCD2345', link: null, expiresAt: answers.expiresAt },
    };
  });
  renderOnPage(<Page />, { fill: (client) => seedPhone(client, first) });
  return calls;
}

test('an unconnected number gets a code; a changed number needs a new one', async () => {
  let state = first;
  open({ state: () => state, expiresAt: inMinutes(15) });
  expect(screen.getByText(/is not connected yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Connect this phone' }));
  await screen.findByText('SK-ABCD2345');
  state = { address: '+15550100002', bound: false };
  fireEvent.click(screen.getByRole('button', { name: 'Number changed' }));
  await screen.findByText('+15550100002');
  expect(screen.queryByText('SK-ABCD2345')).toBeNull();
  expect(screen.getByRole('button', { name: 'Connect this phone' })).toBeTruthy();
});

test('an expired code is not shown', async () => {
  const held = Promise.withResolvers<void>();
  open({ state: () => first, expiresAt: inMinutes(-1), held: held.promise });
  const connect = screen.getByRole<HTMLButtonElement>('button', { name: 'Connect this phone' });
  fireEvent.click(connect);
  await waitFor(() => expect(connect.getAttribute('aria-disabled')).toBe('true'));
  held.resolve();
  await waitFor(() => expect(connect.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText('SK-ABCD2345')).toBeNull();
});

test('two presses request one code, and the focus stays in the card', async () => {
  const calls = open({ state: () => first, expiresAt: inMinutes(15) });
  const connect = screen.getByRole('button', { name: 'Connect this phone' });
  connect.focus();
  fireEvent.click(connect);
  fireEvent.click(connect);
  const code = await screen.findByText('SK-ABCD2345');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(code)).toBe(true);
});
