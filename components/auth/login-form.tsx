'use client';

import { PasswordInput } from '@/components/auth/password-input';
import { useLogin } from '@/components/auth/use-auth';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function LoginForm() {
  const { problems, pending, submit, recheck } = useLogin();
  // method: should the form be sent before the script is there, no password lands in the address.
  return (
    <form method="post" noValidate onSubmit={submit} onInput={recheck} className="grid gap-5">
      <Field label="Email" error={problems.email}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <Field label="Password" error={problems.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" pending={pending}>
        {pending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
