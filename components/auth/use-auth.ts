'use client';

import { type FormEvent, useState } from 'react';
import { checkLogin, checkRegistration, type Problems } from '@/components/auth/validation';
import { whereabouts } from '@/components/auth/whereabouts';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import type { Toast } from '@/components/ui/toast-view';
import { ApiError, api } from '@/lib/api-client';
import type { CurrentUser, LoginInput, RegisterInput } from '@/lib/auth/schema';

/** Signs in with what the form holds, then loads the person's own page. */
export function useLogin() {
  return useEntry({
    check: checkLogin,
    enter: (input: LoginInput) => api.post<{ user: CurrentUser }>('/api/auth/login', input),
    welcome: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    failure: {
      title: 'Sign in failed',
      wordless: 'Login failed',
      unanswered: 'Invalid email or password. Please try again.',
    },
  });
}

/** Makes an account with what the form holds; the browser's time zone and region travel with it. */
export function useRegister() {
  return useEntry({
    check: checkRegistration,
    enter: (input: RegisterInput) =>
      api.post<{ user: CurrentUser }>('/api/auth/register', { ...input, ...whereabouts() }),
    welcome: {
      title: 'Account created successfully!',
      description: 'Welcome! You can now start using the product.',
    },
    failure: {
      title: 'Registration failed',
      wordless: 'Registration failed',
      unanswered: 'An error occurred during registration. Please try again.',
    },
  });
}

interface Failure {
  title: string;
  /** Where the server refused and did not say why. */
  wordless: string;
  /** Where no answer came that could be read. */
  unanswered: string;
}

/** One form that lets somebody in: its problems by field, whether it is on its way, and its submit handler. */
function useEntry<Input extends Record<string, unknown>>(options: {
  check: (form: FormData) => { input: Input; problems: Problems<Input> };
  enter: (input: Input) => Promise<{ user: CurrentUser }>;
  welcome: Toast;
  failure: Failure;
}) {
  const { check, enter, welcome, failure } = options;
  const [problems, setProblems] = useState<Problems<Input>>({});
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
      const { user } = await enter(input);
      showToastOnNextPage(welcome);
      // A whole load: the new cookie decides what the page is.
      window.location.assign(user.isAdmin ? '/admin' : '/dashboard');
    } catch (error) {
      showToast({ tone: 'error', title: failure.title, description: reasonOf(error, failure) });
      setPending(false);
    }
  }

  /** A field that was found wrong is looked at again while it is being mended. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(problems).length > 0) setProblems(check(new FormData(event.currentTarget)).problems);
  }

  return { problems, pending, submit, recheck };
}

function reasonOf(error: unknown, { wordless, unanswered }: Failure): string {
  if (error instanceof ApiError) return error.serverMessage ?? wordless;
  return navigator.onLine ? unanswered : 'You are offline. Please try again when you are connected.';
}
