'use client';

import type { FormEvent } from 'react';
import { ActionSelect } from '@/components/admin/commands/action-select';
import { useCommandEdit } from '@/components/admin/commands/use-command-edit';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Command } from '@/lib/commands/schema';

export function CommandEditor(props: { command: Command; others: Command[]; onClose: () => void }) {
  const { command, others, onClose } = props;
  const { draft, problems, edit, finish } = useCommandEdit(command, others, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    void finish();
  }

  return (
    <form
      onSubmit={submit}
      aria-label={`Edit ${command.command}`}
      className="grid gap-4 pt-2 pb-4 sm:grid-cols-2"
    >
      <Field label="Command" error={problems.command}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={draft.command}
            maxLength={50}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => edit('command', event.target.value)}
          />
        )}
      </Field>
      <Field label="Action">
        {(control) => (
          <ActionSelect {...control} value={draft.action} onChange={(action) => edit('action', action)} />
        )}
      </Field>
      <Field label="Description" error={problems.description} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            value={draft.description}
            maxLength={500}
            onChange={(event) => edit('description', event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" variant="outline">
          Done
        </Button>
        <p className="text-sm text-muted-foreground">Saves as you type.</p>
      </div>
    </form>
  );
}
