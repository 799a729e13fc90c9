'use client';

import { useRef } from 'react';
import { AuthLink } from '@/components/auth/auth-page';
import { EmailField } from '@/components/auth/email-field';
import { PasswordInput } from '@/components/auth/password/password-input';
import { Unlock } from '@/components/auth/password/unlock';
import { useLogin } from '@/components/auth/use-auth';
import { Field } from '@/components/ui/field';
import { PlainButton } from '@/components/ui/plain-button';
import { Toaster } from '@/components/ui/toast';

export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const { problems, isRefused, pending, submit, checkAgain } = useLogin();
  // The method is POST, so that the password does not get into the URL if the form is submitted before the
  // script has loaded.
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={checkAgain} className="grid gap-5">
      <EmailField error={problems.email} isRefused={isRefused} />
      <Field label="Password" error={problems.password} isRefused={isRefused}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <Toaster isInForm />
      <PlainButton type="submit" pending={pending}>
        {pending ? 'Signing in...' : 'Sign in'}
      </PlainButton>
      <div>
        <p>
          <AuthLink href="/forgot-password">Forgot your password?</AuthLink>
        </p>
        <Unlock form={form} />
      </div>
    </form>
  );
}
