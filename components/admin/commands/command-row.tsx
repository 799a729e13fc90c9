'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CommandEditor } from '@/components/admin/commands/command-editor';
import { showSuccess, useChangeCommand, useDeleteCommand } from '@/components/admin/commands/use-commands';
import { RowActions } from '@/components/common/row-actions';
import { SwitchField } from '@/components/common/switch-field';
import type { Command } from '@/lib/commands/schema';

export function CommandRow(props: {
  command: Command;
  others: Command[];
  editing: boolean;
  onEdit: (open: boolean) => void;
}) {
  const { command, others, editing, onEdit } = props;
  const change = useChangeCommand(command.id);
  const remove = useDeleteCommand();
  const row = useRef<HTMLLIElement>(null);
  const isActive = change.isPending ? (change.variables.isActive ?? command.isActive) : command.isActive;

  function toggle(active: boolean) {
    change.mutate({ isActive: active }, { onSuccess: () => showSuccess('Command updated successfully') });
  }

  function close() {
    flushSync(() => onEdit(false));
    row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }

  if (remove.isPending || remove.isSuccess) return null;
  return (
    <li ref={row} className="py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-0 flex-1 basis-52 py-1.5 wrap-anywhere">
          <p className="font-medium">{command.command}</p>
          <p dir="auto">{command.description}</p>
          <p className="text-sm text-muted-foreground">{command.action}</p>
        </div>
        <div className="flex items-center gap-3">
          <SwitchField
            label={isActive ? 'Active' : 'Inactive'}
            aria-label={`${command.command} is active`}
            checked={isActive}
            onCheckedChange={(checked) => toggle(checked)}
          />
          <RowActions
            name={command.command}
            onEdit={() => onEdit(!editing)}
            onDelete={() => remove.mutate(command)}
          />
        </div>
      </div>
      {editing && <CommandEditor command={command} others={others} onClose={close} />}
    </li>
  );
}
