'use client';

import { lazy, Suspense, useState } from 'react';
import { EmailField } from '@/components/auth/email-field';
import { PasswordInput } from '@/components/auth/password/password-input';
import { PhoneField } from '@/components/auth/phone-field';
import { useRegister } from '@/components/auth/use-auth';
import { Field } from '@/components/ui/field';
import { PlainButton } from '@/components/ui/plain-button';
import { Toaster } from '@/components/ui/toast';

const StrengthHint = lazy(async () => ({
  default: (await import('@/components/auth/password/strength-hint')).StrengthHint,
}));

export function RegisterForm() {
  const { problems, pending, submit, checkAgain } = useRegister();
  const [password, setPassword] = useState('');
  return (
    <form method="post" noValidate onSubmit={submit} onInput={checkAgain} className="grid gap-5">
      <EmailField error={problems.email} />
      <PhoneField
        name="phoneNumber"
        required
        error={problems.phoneNumber}
        hint="With the country code, like +1 555 123 4567."
      />
      <Field label="Password" error={problems.password} hint="At least 6 characters.">
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {password !== '' && (
        <Suspense>
          <StrengthHint password={password} />
        </Suspense>
      )}
      <Toaster isInForm />
      <PlainButton type="submit" pending={pending}>
        {pending ? 'Creating account...' : 'Create account'}
      </PlainButton>
    </form>
  );
}
