'use client';

import { useEffect, useRef } from 'react';
import { useClock } from '@/components/common/clock';
import { DailyReminderForm } from '@/components/daily-reminders/daily-reminder-form';
import { DailyReminderRow } from '@/components/daily-reminders/daily-reminder-row';
import { useDailyDraft } from '@/components/daily-reminders/use-daily-draft';
import {
  isTaken,
  useCreateDailyReminder,
  useUpdateDailyReminder,
} from '@/components/daily-reminders/use-daily-reminders';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';

/** The one daily reminder a person has, and below it the form that changes it; without one, the form that makes it. */
export function OneDaily({ daily }: { daily: DailyReminder | undefined }) {
  const { zone } = useClock();
  const { draft, isChanged, change, clear, settle } = useDailyDraft(daily);
  const create = useCreateDailyReminder();
  const update = useUpdateDailyReminder(daily?.id);
  const row = useRef<HTMLLIElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const made = create.data?.id;

  // What was made stands above the form now: the focus goes there.
  const isNew = made !== undefined && made === daily?.id;
  useEffect(() => {
    if (isNew) row.current?.focus();
  }, [isNew]);

  function forget() {
    clear();
    create.reset();
    update.reset();
  }

  function leaveForm() {
    forget();
    row.current?.focus();
  }

  const making = {
    label: 'Create daily reminder',
    pendingLabel: 'Creating...',
    failed: 'The daily reminder was not created.',
    // Made meanwhile elsewhere: the notice says it.
    save: isTaken(create.error) ? { ...create, isError: false } : create,
    onSaved: settle,
  };
  const changing = {
    label: 'Save',
    pendingLabel: 'Saving...',
    failed: 'The daily reminder was not changed.',
    save: update,
    onSaved: settle,
    onCancel: isChanged ? leaveForm : undefined,
  };
  return (
    <>
      {daily ? (
        <>
          <ul>
            <DailyReminderRow
              key={daily.id}
              ref={row}
              daily={daily}
              onEdit={() => nameInput.current?.focus()}
              onDeleted={forget}
            />
          </ul>
          <p className="mt-5 mb-4 border-t border-line pt-4 text-sm text-muted">{dailyMessages.onlyOne}</p>
        </>
      ) : (
        <p className="mb-4 text-muted">
          One message a day, at your hour in {zone}: what is due and what is coming.
        </p>
      )}
      <DailyReminderForm
        {...(daily ? changing : making)}
        draft={draft}
        onChange={change}
        nameInput={nameInput}
      />
    </>
  );
}
