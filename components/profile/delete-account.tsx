'use client';

import { type FormEvent, useRef, useState } from 'react';
import { PasswordInput } from '@/components/auth/password/password-input';
import { Failure } from '@/components/common/failure';
import { useOnce } from '@/components/hooks/use-once';
import { useDeleteAccount } from '@/components/profile/use-profile';
import { problemsIn } from '@/components/profile/validation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { maxPassword } from '@/lib/auth/rules';

export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const remove = useDeleteAccount();
  const isLeaving = remove.isPending || remove.isSuccess;
  const once = useOnce(isLeaving);
  const wrongPassword = problemsIn(remove.error).currentPassword;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (password === '') return;
    once(() => remove.mutate(password, { onError: () => field.current?.focus() }));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p>
        This permanently deletes your account and everything in it: todos, reminders, stored information,
        journal, messages and connections. Your phone number will be disconnected. This cannot be undone.
      </p>
      <input hidden readOnly autoComplete="username" value={email} />
      <Field label="Your password" error={wrongPassword} hint="To confirm that it is you.">
        {(control) => (
          <PasswordInput
            {...control}
            ref={field}
            autoComplete="current-password"
            maxLength={maxPassword}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" pending={isLeaving} disabled={password === ''}>
          <span className="text-overdue">{isLeaving ? 'Deleting...' : 'Delete permanently'}</span>
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {remove.isError && !wrongPassword && (
        <Failure what="Your account was not deleted." error={remove.error} onRetry={() => submit()} />
      )}
    </form>
  );
}
