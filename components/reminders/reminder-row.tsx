'use client';

import { memo, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { EditReminderForm } from '@/components/reminders/edit-reminder-form';
import { ReminderTime } from '@/components/reminders/reminder-time';
import { useDeleteReminder } from '@/components/reminders/use-reminders';
import type { Reminder } from '@/lib/reminders/schema';

/** One reminder. A deletion hides it at once; where the server says no, it comes back with the reason. */
export const ReminderRow = memo(function ReminderRow({ reminder }: { reminder: Reminder }) {
  const [editing, setEditing] = useState(false);
  const remove = useDeleteReminder();
  const { title, description, reminderTime } = reminder;

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li className="py-3">
        <EditReminderForm reminder={reminder} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <p>{title}</p>
          <ReminderTime at={reminderTime} />
          {description && <p className="mt-0.5 text-sm whitespace-pre-wrap text-muted">{description}</p>}
        </div>
        <RowActions name={title} onEdit={() => setEditing(true)} onDelete={() => remove.mutate(reminder)} />
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
