// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginForm } from '@/components/auth/login-form';
import { RegisterForm } from '@/components/auth/register-form';
import { renderOnPage, serve } from '@/testing/page';

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function signIn(): void {
  renderOnPage(<LoginForm />);
  fill({ Email: 'maya@example.com', Password: 'a password' });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const alert = () => screen.getByRole('alert').textContent;

test("a refused sign-in shows the server's message", async () => {
  serve(() => ({ status: 429, body: { message: 'Too many attempts. Please wait 8 seconds.' } }));
  signIn();
  await screen.findByText('Sign in failed');
  expect(alert()).toContain('Too many attempts. Please wait 8 seconds.');
});

test('wrong credentials mark both fields, next to the reason, until something is typed', async () => {
  serve(() => ({ status: 401, body: { message: 'Invalid email or password. Please try again.' } }));
  signIn();
  await screen.findByText('Sign in failed');
  const form = screen.getByLabelText('Email').closest('form');
  expect(form?.contains(screen.getByRole('alert'))).toBe(true);
  const invalid = () => form?.querySelectorAll('[aria-invalid]').length;
  expect(invalid()).toBe(2);
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'another' } });
  expect(invalid()).toBe(0);
});

test('a refusal without a message shows "Login failed", a lost connection the fallback text', async () => {
  serve(() => ({ status: 502, body: {} }));
  signIn();
  await screen.findByText('Login failed');
  serve(() => null);
  signIn();
  await screen.findByText('Invalid email or password. Please try again.');
});

test('any other error shows its own message', async () => {
  serve(() => {
    throw new Error('The server took too long to answer.');
  });
  signIn();
  await screen.findByText('Sign in failed');
  expect(alert()).toContain('The server took too long to answer.');
});

test('a sign-in while offline says so instead of blaming the password', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(() => null);
  signIn();
  await screen.findByText('You are offline. Please try again when you are connected.');
  offline.mockRestore();
});

test('a registration without an answer shows the fallback text and keeps the input', async () => {
  serve(() => null);
  renderOnPage(<RegisterForm />);
  fill({ Email: 'maya@example.com', 'Phone number': '+15550100001', Password: 'a password' });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('An error occurred during registration. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.com');
});

test('a form that is being sent is not sent twice, and its button keeps the focus', async () => {
  const answer = Promise.withResolvers<null>();
  const calls = serve(() => answer.promise);
  signIn();
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button.matches(':disabled')).toBe(false);
  fireEvent.click(button);
  answer.resolve(null);
  await screen.findByText('Sign in failed');
  expect(calls).toHaveLength(1);
});

test('an invalid form shows its errors and focuses the first field that has one', () => {
  renderOnPage(<RegisterForm />);
  fill({ Email: 'maya@example.com', Password: '12345' });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
});

test('the registration form warns about a common password, and sends it all the same', async () => {
  const calls = serve(() => null);
  renderOnPage(<RegisterForm />);
  fill({ Email: 'maya@example.com', 'Phone number': '+15550100001', Password: 'qwerty123' });
  await screen.findByText(/among the first that are guessed/, {}, { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(calls.map(({ path }) => path)).toContain('/api/auth/register');
});
