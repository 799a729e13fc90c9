'use client';

import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';

export function CopyField(props: { label: string; value: string; hint?: string }) {
  const { label, value, hint } = props;
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: 'Copied' });
    } catch {
      // Without https, the browser denies access to the clipboard. The text is already selected, so the user
      // can copy it.
      showToast({ title: 'Press Ctrl+C to copy', description: 'The text is selected.' });
    }
  }

  return (
    <Field label={label} {...(hint ? { hint } : {})}>
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            ref={input}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="outline" size="icon" aria-label={`Copy ${label}`} onClick={copy}>
            <Copy aria-hidden className="size-5" />
          </Button>
        </span>
      )}
    </Field>
  );
}
