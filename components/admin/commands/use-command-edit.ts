'use client';

import { useEffect, useState } from 'react';
import { type CommandDraft, problemsIn, startAutosave } from '@/components/admin/commands/autosave';
import { showSuccess, useChangeCommand } from '@/components/admin/commands/use-commands';
import type { Command } from '@/lib/commands/schema';

export function useCommandEdit(command: Command, others: Command[], onClose: () => void) {
  const [draft, setDraft] = useState<CommandDraft>(command);
  const { mutateAsync } = useChangeCommand(command.id);
  const [autosave] = useState(() => startAutosave(command, mutateAsync));
  const problems = problemsIn(draft, others);

  // Runs however the editor closes: by Enter, its button, or another editor or tab that opens.
  useEffect(() => () => void confirmChanges(autosave), [autosave]);

  function edit(field: keyof CommandDraft, value: string): void {
    const next = { ...draft, [field]: value };
    setDraft(next);
    autosave.save(next, problemsIn(next, others));
  }

  async function finish(): Promise<void> {
    if (Object.keys(problems).length > 0) return;
    autosave.save(draft, problems);
    const { isFailed } = await autosave.settled();
    if (!isFailed) onClose();
  }

  return { draft, problems, edit, finish };
}

async function confirmChanges(autosave: ReturnType<typeof startAutosave>): Promise<void> {
  const { isChanged, isFailed } = await autosave.settled();
  if (isChanged && !isFailed) showSuccess('Command updated successfully');
}
