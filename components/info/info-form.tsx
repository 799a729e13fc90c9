'use client';

import { type FormEvent, useRef, useState } from 'react';
import { clearIfUnchanged } from '@/components/common/clear-if-unchanged';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { useOnce } from '@/components/hooks/use-once';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { maxInfoKey, maxInfoValue } from '@/lib/info/rules';
import type { StoreInfoInput } from '@/lib/info/schema';

export function InfoForm(props: {
  start?: StoreInfoInput;
  label: string;
  pendingLabel: string;
  failed: string;
  save: SaveMutation<StoreInfoInput>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const [key, setKey] = useState(start?.key ?? '');
  const [value, setValue] = useState(start?.value ?? '');
  const keyInput = useRef<HTMLInputElement>(null);
  const once = useOnce(save.isPending);
  const ready = key.trim() !== '' && value.trim() !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    once(() => save.mutate({ key: key.trim(), value: value.trim() }, { onSuccess: clear }));
  }

  function clear() {
    setKey(clearIfUnchanged(key));
    setValue(clearIfUnchanged(value));
    keyInput.current?.focus();
    onSaved?.();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 @md:grid-cols-[1fr_2fr]">
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            ref={keyInput}
            dir="auto"
            value={key}
            maxLength={maxInfoKey}
            autoFocus={actions.onCancel !== undefined}
            placeholder="Shoe size"
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </Field>
      <Field label="Value">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={value}
            maxLength={maxInfoValue}
            placeholder="42"
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
    </form>
  );
}
