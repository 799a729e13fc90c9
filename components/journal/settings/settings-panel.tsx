'use client';

import { useRef } from 'react';
import { Failure } from '@/components/common/failure';
import { useDraft } from '@/components/hooks/use-draft';
import { useOnce } from '@/components/hooks/use-once';
import { draftOf } from '@/components/journal/settings/settings-draft';
import { SettingsForm } from '@/components/journal/settings/settings-form';
import { useDeleteReminder, useStartJournal } from '@/components/journal/settings/use-journal-reminder';
import { Button } from '@/components/ui/button';
import type { JournalReminder, TriggeredPrompt } from '@/lib/journal/schema';

export function SettingsPanel(props: {
  saved: JournalReminder | null;
  onStarted: (started: TriggeredPrompt) => void;
  onOpenChat: () => void;
}) {
  const { saved, onStarted, onOpenChat } = props;
  const { draft, change, clear, settle } = useDraft(draftOf(saved));
  const start = useStartJournal(onStarted, onOpenChat);
  const remove = useDeleteReminder();
  const onceStart = useOnce(start.isPending);
  const onceRemove = useOnce(remove.isPending);
  const timeInput = useRef<HTMLInputElement>(null);

  function deleteReminder(reminder: JournalReminder) {
    onceRemove(() => remove.mutate(reminder, { onSuccess: resetForm }));
  }

  function resetForm() {
    clear();
    timeInput.current?.focus();
  }

  return (
    <div className="grid gap-4">
      {saved?.isActive && (
        <p className="rounded-lg bg-done-soft px-3 py-2 text-sm text-done">
          Your journal prompts come daily at <strong className="tabular-nums">{saved.time}</strong> (
          {saved.timezone}).
        </p>
      )}
      <SettingsForm saved={saved} draft={draft} onChange={change} onSaved={settle} timeInput={timeInput} />
      <div className="flex flex-wrap gap-2 border-t border-border pt-4">
        <Button variant="outline" pending={start.isPending} onClick={() => onceStart(() => start.mutate())}>
          {start.isPending ? 'Starting...' : 'Start Journal Now'}
        </Button>
        {saved && (
          <Button variant="ghost" pending={remove.isPending} onClick={() => deleteReminder(saved)}>
            <span className="text-overdue">{remove.isPending ? 'Deleting...' : 'Delete Reminder'}</span>
          </Button>
        )}
      </div>
      {saved && remove.isError && (
        <Failure
          what="The journal reminder was not deleted."
          error={remove.error}
          onRetry={() => deleteReminder(saved)}
        />
      )}
    </div>
  );
}
