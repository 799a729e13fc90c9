'use client';

import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';

/** How an owner signs in while strangers guess the password: a code from the connected phone. Part of the sign-in form. */
export function Unlock({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);

  async function redeem() {
    if (pending || !form.current) return;
    setPending(true);
    try {
      await api.post('/api/auth/unlock', { email: new FormData(form.current).get('email'), code });
      form.current.requestSubmit();
    } catch (error) {
      const description = errorMessage(error, 'Please try again.');
      showToast({ tone: 'error', title: 'The code was not accepted', description });
    }
    setPending(false);
  }

  return (
    <details className="text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center">Kept waiting?</summary>
      <div className="mt-2 grid gap-3">
        <p>
          Send <strong>unlock</strong> to Sidekick from your connected phone. It answers with a code; with it,
          nobody who guesses your password makes you wait.
        </p>
        <Field label="Code from your phone">
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button variant="outline" pending={pending} onClick={redeem}>
          Use the code and sign in
        </Button>
      </div>
    </details>
  );
}
