// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignOut } from '@/components/auth/sign-out';
import { api } from '@/lib/api-client';
import { renderOnPage, serve } from '@/testing/page';

const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { ...window.location, assign });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function signOut(reply: Parameters<typeof serve>[0]): Promise<void> {
  serve(reply);
  renderOnPage(<SignOut />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
}

test('signing out clears the tab and loads /login', async () => {
  sessionStorage.setItem('chat:1', '[]');
  await signOut(() => ({ status: 204 }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect(sessionStorage.getItem('chat:1')).toBeNull();
});

test('a refused sign-out says "Logout failed" and stays on the page', async () => {
  await signOut(() => ({ status: 503, body: { message: 'The database is away.' } }));
  await screen.findByText('Sign out failed');
  expect(screen.getByText('Logout failed')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test('a sign-out without a connection shows the fallback text', async () => {
  await signOut(() => null);
  await screen.findByText('Sign out failed');
  expect(screen.getByText('An error occurred while signing out.')).toBeTruthy();
});

test('a read that is under way is broken off, so that it meets no ended session', async () => {
  const signals: AbortSignal[] = [];
  const reading = serve(() => ({ status: 204 }));
  const answered = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method || !init?.signal) return answered(input, init);
    signals.push(init.signal);
    return new Promise((_, reject) => init.signal?.addEventListener('abort', reject));
  };
  const read = api.get('/api/user/stats').catch(() => 'broken off');
  renderOnPage(<SignOut />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await read).toBe('broken off');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect(reading.map(({ path }) => path)).toEqual(['/api/auth/logout']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
