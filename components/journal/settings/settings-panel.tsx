'use client';

import { useRef } from 'react';
import { Failure } from '@/components/common/failure';
import { useOnce } from '@/components/common/use-once';
import { SettingsForm } from '@/components/journal/settings/settings-form';
import { useDeleteReminder, useStartJournal } from '@/components/journal/settings/use-journal-reminder';
import { useSettingsDraft } from '@/components/journal/settings/use-settings-draft';
import { Button } from '@/components/ui/button';
import type { JournalReminder, Triggered } from '@/lib/journal/schema';

/** The settings of the one journal reminder; without one, those it would begin with. */
export function SettingsPanel(props: {
  saved: JournalReminder | null;
  onAsked: (started: Triggered) => void;
  onOpenChat: () => void;
}) {
  const { saved, onAsked, onOpenChat } = props;
  const { draft, change, clear, settle } = useSettingsDraft(saved);
  const start = useStartJournal(onAsked, onOpenChat);
  const remove = useDeleteReminder();
  const onceStarted = useOnce(start.isPending);
  const onceRemoved = useOnce(remove.isPending);
  const timeInput = useRef<HTMLInputElement>(null);

  function drop(reminder: JournalReminder) {
    onceRemoved(() => remove.mutate(reminder, { onSuccess: leave }));
  }

  function leave() {
    clear();
    timeInput.current?.focus();
  }

  return (
    <div className="grid gap-4">
      {saved?.isActive && (
        <p className="rounded bg-done-soft px-3 py-2 text-sm text-done">
          Your journal prompts come daily at <strong className="tabular-nums">{saved.time}</strong> (
          {saved.timezone}).
        </p>
      )}
      <SettingsForm saved={saved} draft={draft} onChange={change} onSaved={settle} timeInput={timeInput} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="outline" pending={start.isPending} onClick={() => onceStarted(() => start.mutate())}>
          {start.isPending ? 'Starting...' : 'Start Journal Now'}
        </Button>
        {saved && (
          <Button variant="ghost" pending={remove.isPending} onClick={() => drop(saved)}>
            <span className="text-overdue">{remove.isPending ? 'Deleting...' : 'Delete Reminder'}</span>
          </Button>
        )}
      </div>
      {saved && remove.isError && (
        <Failure
          what="The journal reminder was not deleted."
          error={remove.error}
          onRetry={() => drop(saved)}
        />
      )}
    </div>
  );
}
