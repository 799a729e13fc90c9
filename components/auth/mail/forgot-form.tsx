'use client';

import type { FormEvent } from 'react';
import { EmailField } from '@/components/auth/email-field';
import { useOneRequest } from '@/components/auth/mail/use-one-request';
import { checkEmail } from '@/components/auth/validation';
import { PlainButton } from '@/components/ui/plain-button';

export function ForgotForm() {
  const { pending, message, problem, setProblem, send } = useOneRequest('/api/auth/password-reset');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { input, problems } = checkEmail(new FormData(event.currentTarget));
    if (problems.email) setProblem(problems.email);
    else void send(input);
  }

  if (message) return <p role="status">{message}</p>;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField error={problem ?? undefined} />
      <PlainButton type="submit" pending={pending}>
        {pending ? 'Sending...' : 'Send me a link'}
      </PlainButton>
    </form>
  );
}
