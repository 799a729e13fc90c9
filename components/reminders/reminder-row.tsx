'use client';

import { memo } from 'react';
import { EditableRow } from '@/components/common/editable-row';
import { EditReminderForm } from '@/components/reminders/edit-reminder-form';
import { describeExtras } from '@/components/reminders/extras';
import { ReminderTime } from '@/components/reminders/reminder-time';
import { useDeleteReminder } from '@/components/reminders/use-reminders';
import { Badge } from '@/components/ui/badge';
import type { Reminder } from '@/lib/reminders/schema';

export const ReminderRow = memo(function ReminderRow({ reminder }: { reminder: Reminder }) {
  const deletion = useDeleteReminder();
  const { title, description, reminderTime, snoozedUntil, unansweredSince } = reminder;
  const extras = describeExtras(reminder);
  return (
    <EditableRow
      name={title}
      deletion={deletion}
      onDelete={() => deletion.mutate(reminder)}
      form={(close) => <EditReminderForm reminder={reminder} onClose={close} />}
    >
      <p dir="auto">{title}</p>
      {unansweredSince !== null && <Badge variant="today">Not answered</Badge>}
      <ReminderTime at={snoozedUntil ?? reminderTime} snoozed={snoozedUntil !== null} />
      {extras && <p className="text-sm text-muted-foreground">{extras}</p>}
      {description && (
        <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap text-muted-foreground">
          {description}
        </p>
      )}
    </EditableRow>
  );
});
