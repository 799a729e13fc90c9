'use client';

import { memo } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { useEditing } from '@/components/common/use-editing';
import { companyLine } from '@/components/reminders/company';
import { EditReminderForm } from '@/components/reminders/edit-reminder-form';
import { ReminderTime } from '@/components/reminders/reminder-time';
import { useDeleteReminder } from '@/components/reminders/use-reminders';
import type { Reminder } from '@/lib/reminders/schema';

/** One reminder. A deletion hides it at once; where the server says no, it comes back with the reason. */
export const ReminderRow = memo(function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { editing, row, open, close } = useEditing();
  const remove = useDeleteReminder();
  const { title, description, reminderTime, snoozedUntil } = reminder;
  const company = companyLine(reminder);

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditReminderForm reminder={reminder} onClose={close} />
      </li>
    );
  }
  return (
    <li ref={row}>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <p dir="auto">{title}</p>
          <ReminderTime at={snoozedUntil ?? reminderTime} snoozed={snoozedUntil !== null} />
          {company && <p className="text-sm text-muted">{company}</p>}
          {description && (
            <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap text-muted">
              {description}
            </p>
          )}
        </div>
        <RowActions name={title} onEdit={open} onDelete={() => remove.mutate(reminder)} />
      </div>
      {remove.isError && (
        <Failure
          className="mb-2"
          what="It was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate(reminder)}
        />
      )}
    </li>
  );
});
