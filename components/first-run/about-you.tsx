'use client';

import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { useUpdateAboutYou } from '@/components/profile/use-profile';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CurrentUser } from '@/lib/auth/schema';
import { isTimeZone } from '@/lib/time/zones';

const subscribeToNothing = () => () => {};

export function AboutYou({ user, onConfirmed }: { user: CurrentUser; onConfirmed: () => void }) {
  const [name, setName] = useState(user.firstName ?? '');
  const detected = useSyncExternalStore(subscribeToNothing, deviceZone, () => null) ?? user.timezone;
  const [kept, setKept] = useState<string>();
  const zone = kept ?? detected;
  const save = useUpdateAboutYou(onConfirmed);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    save.mutate({ ...(name.trim() ? { firstName: name.trim() } : {}), timezone: zone });
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="What should I call you? (optional)">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="given-name"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <p className="text-sm">
        Your time zone is {zone}.{' '}
        {zone !== user.timezone && (
          <button
            type="button"
            className="relative hit-area min-h-6 underline"
            onClick={() => setKept(user.timezone)}
          >
            Keep {user.timezone}
          </button>
        )}
      </p>
      <FormActions
        label="Continue"
        pendingLabel="Saving..."
        failed="It was not saved."
        save={save}
        ready
        onRetry={submit}
      />
    </form>
  );
}

function deviceZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
}
