// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast, showToastOnNextPage, Toaster } from '@/components/ui/toast';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('one toast at a time, gone after five seconds', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => showToast({ title: 'Todo added' }));
  act(() => showToast({ title: 'Todo deleted' }));
  expect(screen.queryByText('Todo added')).toBeNull();
  act(() => vi.advanceTimersByTime(4_999));
  expect(screen.getByText('Todo deleted')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Todo deleted')).toBeNull();
});

test('the same words again stand for five seconds of their own', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => showToast({ title: 'Todo added' }));
  act(() => vi.advanceTimersByTime(4_000));
  act(() => showToast({ title: 'Todo added' }));
  act(() => vi.advanceTimersByTime(4_000));
  expect(screen.getByText('Todo added')).toBeTruthy();
});

test('a toast for the next page shows there, once', () => {
  showToastOnNextPage({ title: 'Welcome back!', description: 'You have successfully signed in.' });
  const page = render(<Toaster />);
  expect(screen.getByRole('status').textContent).toContain('Welcome back!You have successfully signed in.');
  page.unmount();
  expect(sessionStorage.length).toBe(0);
});
