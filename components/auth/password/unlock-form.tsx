import { type RefObject, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PlainButton } from '@/components/ui/plain-button';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';

export default function UnlockForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
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
    <div className="mt-2 grid gap-3">
      <p>
        Send <strong>unlock</strong> to Sidekick from your connected phone. It replies with a code that lets
        you sign in without waiting.
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
      <PlainButton variant="outline" pending={pending} onClick={redeem}>
        Use the code and sign in
      </PlainButton>
    </div>
  );
}
