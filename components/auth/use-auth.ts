'use client';

import { type FormEvent, useState } from 'react';
import { browserRegion } from '@/components/auth/browser-region';
import { checkLogin, checkRegistration, type Problems } from '@/components/auth/validation';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import type { Toast } from '@/components/ui/toast-view';
import { ApiError, api, errorMessage } from '@/lib/api-client';
import type { CurrentUser, LoginInput, RegisterInput } from '@/lib/auth/schema';

export function useLogin() {
  return useAuthForm({
    check: checkLogin,
    authenticate: (input: LoginInput) => api.post<{ user: CurrentUser }>('/api/auth/login', input),
    welcome: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    failure: {
      title: 'Sign in failed',
      noMessage: 'Login failed',
      fallback: 'Invalid email or password. Please try again.',
    },
  });
}

export function useRegister() {
  return useAuthForm({
    check: checkRegistration,
    authenticate: (input: RegisterInput) =>
      api.post<{ user: CurrentUser }>('/api/auth/register', { ...input, ...browserRegion() }),
    welcome: {
      title: 'Account created successfully!',
      description: 'Welcome! You can now start using the product.',
    },
    failure: {
      title: 'Registration failed',
      noMessage: 'Registration failed',
      fallback: 'An error occurred during registration. Please try again.',
    },
  });
}

interface FailureTexts {
  title: string;
  noMessage: string;
  fallback: string;
}

function useAuthForm<Input extends Record<string, unknown>>(options: {
  check: (form: FormData) => { input: Input; problems: Problems<Input> };
  authenticate: (input: Input) => Promise<{ user: CurrentUser }>;
  welcome: Toast;
  failure: FailureTexts;
}) {
  const { check, authenticate, welcome, failure } = options;
  const [problems, setProblems] = useState<Problems<Input>>({});
  // Whether the server has refused the typed email and password.
  const [isRefused, setRefused] = useState(false);
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const { input, problems: found } = check(new FormData(form));
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(true);
    try {
      const { user } = await authenticate(input);
      showToastOnNextPage(welcome);
      // A full page load, so that the server sees the new session cookie.
      window.location.assign(user.isAdmin ? '/admin' : '/dashboard');
    } catch (error) {
      const description = describeFailure(error, failure);
      showToast({ tone: 'error', title: failure.title, description, stays: true });
      setRefused(error instanceof ApiError && error.status === 401);
      setPending(false);
    }
  }

  function checkAgain(event: FormEvent<HTMLFormElement>) {
    setRefused(false);
    if (Object.keys(problems).length > 0) setProblems(check(new FormData(event.currentTarget)).problems);
  }

  return { problems, isRefused, pending, submit, checkAgain };
}

function describeFailure(error: unknown, { noMessage, fallback }: FailureTexts): string {
  if (error instanceof ApiError) return error.serverMessage ?? noMessage;
  if (!navigator.onLine) return 'You are offline. Please try again when you are connected.';
  return errorMessage(error, fallback);
}
