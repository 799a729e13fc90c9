// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast, showToastLater, showToastOnNextPage, Toaster } from '@/components/ui/toast';

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

test('what arrives by itself is shown after what is on the screen', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => showToast({ title: 'Error', tone: 'error' }));
  act(() => showToastLater({ title: 'Good morning' }));
  expect(screen.getByText('Error')).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Error')).toBeNull();
  expect(screen.getByText('Good morning')).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Good morning')).toBeNull();
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

test('one that stays is there until it is closed', () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => showToast({ title: 'You are signed out', stays: true }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('You are signed out')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText('You are signed out')).toBeNull();
});

test('whoever presses a toast goes on where they were when they pressed it', () => {
  render(
    <>
      <button type="button">A tab</button>
      <input aria-label="Todo" />
      <Toaster />
    </>,
  );
  screen.getByRole('button', { name: 'A tab' }).focus();
  act(() => showToast({ title: 'Done' }));
  const input = screen.getByRole('textbox', { name: 'Todo' });
  input.focus();
  const close = screen.getByRole('button', { name: 'Close this message' });
  fireEvent.pointerDown(close);
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(input);
});

test('whoever acts on a toast, or has it replaced under their fingers, goes on where they were when it came', () => {
  render(
    <>
      <input aria-label="Todo" />
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );
  const input = screen.getByLabelText('Todo');
  input.focus();
  act(() => showToast({ title: 'Todo deleted', action: { label: 'Undo', run: () => {} } }));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  screen.getByRole('button', { name: 'Undo' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText('Todo deleted')).toBeNull();
  expect(document.activeElement).toBe(input);
  act(() => showToast({ title: 'Todo added' }));
  screen.getByRole('button', { name: 'Close this message' }).focus();
  act(() => showToast({ title: 'Todo deleted' }));
  expect(document.activeElement).toBe(input);
});

test('where that place is gone, they go on where they came from', () => {
  const { rerender } = render(
    <>
      <button type="button" key="row">
        A row
      </button>
      <button type="button" key="other">
        Another
      </button>
      <Toaster />
    </>,
  );
  screen.getByRole('button', { name: 'A row' }).focus();
  act(() => showToast({ title: 'Row deleted' }));
  rerender(
    <>
      <button type="button" key="other">
        Another
      </button>
      <Toaster />
    </>,
  );
  const other = screen.getByRole('button', { name: 'Another' });
  other.focus();
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(other);
});

test('a toast for the next page shows there, once', () => {
  showToastOnNextPage({ title: 'Welcome back!', description: 'You have successfully signed in.' });
  const page = render(<Toaster />);
  expect(screen.getByRole('status').textContent).toContain('Welcome back!You have successfully signed in.');
  page.unmount();
  expect(sessionStorage.length).toBe(0);
});
