'use client';

import type { FormEvent } from 'react';
import { useOneRequest } from '@/components/auth/mail/use-one-request';
import { PasswordInput } from '@/components/auth/password/password-input';
import { checkNewPassword } from '@/components/auth/validation';
import { Field } from '@/components/ui/field';
import { PlainButton } from '@/components/ui/plain-button';

export function ResetForm({ token }: { token: string }) {
  const { pending, message, problem, setProblem, send } = useOneRequest('/api/auth/password-reset/confirm');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { input, problems } = checkNewPassword(new FormData(event.currentTarget));
    if (problems.password) setProblem(problems.password);
    else void send({ ...input, token });
  }

  if (message) return <p role="status">{message}</p>;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label="New password" error={problem ?? undefined} hint="At least 6 characters.">
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
      </Field>
      <PlainButton type="submit" pending={pending}>
        {pending ? 'Saving...' : 'Save the new password'}
      </PlainButton>
    </form>
  );
}
