'use client';

import { useEffect, useState } from 'react';
import { beginEdit, type Draft, problemsIn } from '@/components/admin/commands/edit';
import { showSuccess, useChangeCommand } from '@/components/admin/commands/use-commands';
import type { Command } from '@/lib/commands/schema';

/**
 * One edit of a command, from its opening to its closing. Every keystroke saves what can be saved; that it was saved is said
 * once, when the editor goes. `onClose` is asked where everything typed stands.
 */
export function useCommandEdit(command: Command, others: Command[], onClose: () => void) {
  const [draft, setDraft] = useState<Draft>(command);
  const { mutateAsync } = useChangeCommand(command.id);
  const [edit] = useState(() => beginEdit(command, mutateAsync));
  const problems = problemsIn(draft, others);

  // By Enter, by its button, by another editor or another tab: however it goes.
  useEffect(() => () => void sayOnce(edit), [edit]);

  function type(field: keyof Draft, value: string): void {
    const next = { ...draft, [field]: value };
    setDraft(next);
    edit.put(next, problemsIn(next, others));
  }

  async function confirm(): Promise<void> {
    if (Object.keys(problems).length > 0) return;
    // What failed is tried once more.
    edit.put(draft, problems);
    const { isFailed } = await edit.settled();
    if (!isFailed) onClose();
  }

  return { draft, problems, type, confirm };
}

async function sayOnce(edit: ReturnType<typeof beginEdit>): Promise<void> {
  const { isChanged, isFailed } = await edit.settled();
  if (isChanged && !isFailed) showSuccess('Command updated successfully');
}
