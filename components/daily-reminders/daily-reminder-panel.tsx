'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftOf } from '@/components/daily-reminders/daily-draft';
import { DailyReminderForm } from '@/components/daily-reminders/daily-reminder-form';
import { DailyReminderRow } from '@/components/daily-reminders/daily-reminder-row';
import {
  alreadyExists,
  useCreateDailyReminder,
  useUpdateDailyReminder,
} from '@/components/daily-reminders/use-daily-reminders';
import { useDraft } from '@/components/hooks/use-draft';
import { AddButton } from '@/components/lazy/add-button';
import { useClock } from '@/components/page/clock';
import { EditCard } from '@/components/rows/edit-card';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';

export function DailyReminderPanel({ daily }: { daily: DailyReminder | undefined }) {
  const { zone } = useClock();
  const { draft, isChanged, change, clear, settle } = useDraft(draftOf(daily));
  const create = useCreateDailyReminder();
  const update = useUpdateDailyReminder(daily?.id);
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const createdId = create.data?.id;

  const isNew = createdId !== undefined && createdId === daily?.id;
  useEffect(() => {
    if (isNew) row.current?.focus();
  }, [isNew]);

  function openForm() {
    flushSync(() => setOpen(true));
    nameInput.current?.focus();
  }

  function resetForm() {
    setOpen(false);
    clear();
    create.reset();
    update.reset();
  }

  // The row exists again only after the form has been removed.
  function saved(sent: typeof draft) {
    flushSync(() => {
      settle(sent);
      setOpen(false);
    });
    row.current?.focus();
  }

  function leaveForm() {
    flushSync(resetForm);
    row.current?.focus();
  }

  const creating = {
    label: 'Create daily reminder',
    pendingLabel: 'Creating...',
    failed: 'The daily reminder was not created.',
    // If a daily reminder was created elsewhere in the meantime, the notice above the form says this.
    save: alreadyExists(create.error) ? { ...create, isError: false } : create,
    onSaved: saved,
  };
  const updating = {
    label: 'Save',
    pendingLabel: 'Saving...',
    failed: 'The daily reminder was not changed.',
    save: update,
    onSaved: saved,
    onCancel: leaveForm,
  };
  const form = (isOpen || isChanged) && (
    <DailyReminderForm
      {...(daily ? updating : creating)}
      draft={draft}
      onChange={change}
      nameInput={nameInput}
    />
  );
  if (!daily) {
    return (
      <>
        <p className="mb-4 text-muted-foreground">
          One message a day at the time you choose ({zone}): what is due and what is coming up.
        </p>
        {form || <AddButton onClick={openForm}>Set up the daily reminder</AddButton>}
      </>
    );
  }
  return (
    <>
      <p className="mb-2 text-sm text-muted-foreground">{dailyMessages.onlyOne}</p>
      <ul>
        {form ? (
          <li>
            <EditCard name={daily.name}>{form}</EditCard>
          </li>
        ) : (
          <DailyReminderRow key={daily.id} ref={row} daily={daily} onEdit={openForm} onDeleted={resetForm} />
        )}
      </ul>
    </>
  );
}
