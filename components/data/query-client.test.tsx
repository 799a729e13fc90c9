// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChatPanel } from '@/components/chat/chat-panel';
import { InfoCard } from '@/components/info/info-card';
import { authMessages } from '@/lib/auth/messages';
import { renderOnPage, serve } from '@/testing/page';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const signedOut = () => ({ status: 401, body: { message: 'Authentication required' } });
const toast = () => screen.getByText('You are signed out').closest('[role=status]')?.textContent;

test('only a 401 counts as signed out', async () => {
  serve(() => ({ status: 503, body: { message: 'The database is away for a moment.' } }));
  renderOnPage(<InfoCard />);
  await screen.findByText(/The database is away for a moment/);
  expect(screen.queryByText('You are signed out')).toBeNull();
});

test('a list that finds the session ended says so once, with a link to sign in', async () => {
  serve(signedOut);
  renderOnPage(<InfoCard />);
  await screen.findByText('You are signed out');
  expect(screen.getByRole('alert').textContent).toContain('Authentication required');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
  expect([link.pathname, link.target]).toEqual(['/login', '_blank']);
});

test('if the browser has signed in as another user, a toast offers to reload', async () => {
  serve(() => ({ status: 409, body: { message: authMessages.otherUser } }));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  renderOnPage(<InfoCard />);
  await screen.findByText('Signed in as someone else');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('an ended session replaces the chat error, and the message stays', async () => {
  serve(signedOut);
  renderOnPage(<ChatPanel userId="signed-out" onAnswered={() => {}} />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(input, { target: { value: 'add milk' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(toast()).toContain('What you typed is still here.'));
  expect(screen.queryByText('Chat error')).toBeNull();
  expect(input.value).toBe('add milk');
});
