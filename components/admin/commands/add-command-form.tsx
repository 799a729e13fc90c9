'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ActionSelect } from '@/components/admin/commands/action-select';
import type { CommandDraft } from '@/components/admin/commands/autosave';
import { useAddCommand } from '@/components/admin/commands/use-commands';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

const blank: CommandDraft = { command: '', description: '', action: '' };

export function AddCommandForm() {
  const [draft, setCommandDraft] = useState(blank);
  const add = useAddCommand();
  const once = useOnce(add.isPending);
  const commandInput = useRef<HTMLInputElement>(null);
  const ready = Object.values(draft).every((text) => text.trim() !== '') && !add.isPending;
  const set = (field: keyof CommandDraft) => (value: string) => setCommandDraft({ ...draft, [field]: value });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) once(() => add.mutate({ ...draft, isActive: true }, { onSuccess: clear }));
  }

  function clear() {
    setCommandDraft((current) => (current === draft ? blank : current));
    commandInput.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label="Command">
        {(control) => (
          <Input
            {...control}
            ref={commandInput}
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
