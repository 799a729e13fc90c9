'use client';

import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { useDraft } from '@/components/hooks/use-draft';
import { useOnce } from '@/components/hooks/use-once';
import { JournalChannel } from '@/components/journal/settings/journal-channel';
import { draftOf } from '@/components/journal/settings/settings-draft';
import { SettingsForm } from '@/components/journal/settings/settings-form';
import { useDeleteReminder } from '@/components/journal/settings/use-journal-reminder';
import { useClock } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import type { JournalReminder } from '@/lib/journal/schema';
import { formatClock } from '@/lib/time/format';

export function SettingsPanel({ saved, start }: { saved: JournalReminder | null; start: ReactNode }) {
  const { draft, change, clear, settle } = useDraft(draftOf(saved));
  const remove = useDeleteReminder();
  const onceRemove = useOnce(remove.isPending);
  const timeInput = useRef<HTMLInputElement>(null);
  const { reader } = useClock();
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function deleteReminder(reminder: JournalReminder) {
    onceRemove(() => remove.mutate(reminder, { onSuccess: resetForm }));
  }

  function resetForm() {
    clear();
    timeInput.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {start}
        <Button
          variant="ghost"
          className={clsx(!start && '-ml-4')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          Settings
        </Button>
      </div>
      <JournalChannel />
      {saved?.isActive && (
        <p className="rounded-lg bg-done-soft px-3 py-2 text-sm text-done">
          Your journal prompts come daily at{' '}
          <strong className="tabular-nums">{formatClock(saved.time, reader)}</strong> ({saved.timezone}).
        </p>
      )}
      <div id={id} className={clsx('grid gap-4', !isOpen && 'hidden')}>
        <SettingsForm saved={saved} draft={draft} onChange={change} onSaved={settle} timeInput={timeInput} />
        {saved && (
          <Button
            variant="ghost"
            className="-ml-4 justify-self-start"
            pending={remove.isPending}
            onClick={() => deleteReminder(saved)}
          >
            <span className="text-overdue">{remove.isPending ? 'Deleting...' : 'Delete Reminder'}</span>
          </Button>
        )}
        {saved && remove.isError && (
          <Failure
            what="The journal reminder was not deleted."
            error={remove.error}
            onRetry={() => deleteReminder(saved)}
          />
        )}
      </div>
    </div>
  );
}
