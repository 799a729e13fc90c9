'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ActionSelect } from '@/components/admin/commands/action-select';
import type { Draft } from '@/components/admin/commands/edit';
import { useAddCommand } from '@/components/admin/commands/use-commands';
import { useOnce } from '@/components/common/use-once';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

const nothing: Draft = { command: '', description: '', action: '' };

/** A new command is active from the start; the form empties itself once it is made, and only then. */
export function AddCommandForm() {
  const [draft, setDraft] = useState(nothing);
  const add = useAddCommand();
  const once = useOnce(add.isPending);
  const first = useRef<HTMLInputElement>(null);
  const ready = Object.values(draft).every((text) => text.trim() !== '') && !add.isPending;
  const set = (field: keyof Draft) => (value: string) => setDraft({ ...draft, [field]: value });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) once(() => add.mutate({ ...draft, isActive: true }, { onSuccess: clear }));
  }

  function clear() {
    setDraft((now) => (now === draft ? nothing : now));
    first.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label="Command">
        {(control) => (
          <Input
            {...control}
            ref={first}
            value={draft.command}
            maxLength={50}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="/todo"
            onChange={(event) => set('command')(event.target.value)}
          />
        )}
      </Field>
      <Field label="Action">
        {(control) => <ActionSelect {...control} value={draft.action} onChange={set('action')} />}
      </Field>
      <Field label="Description" className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            value={draft.description}
            maxLength={500}
            placeholder="Show my todos"
            onChange={(event) => set('description')(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={!ready}>
        {add.isPending ? 'Adding...' : 'Add Command'}
      </Button>
    </form>
  );
}
