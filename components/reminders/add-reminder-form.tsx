'use client';

import { ReminderForm } from '@/components/reminders/reminder-form';
import { useAddReminder } from '@/components/reminders/use-reminders';

export function AddReminderForm() {
  return (
    <ReminderForm
      label="Add Reminder"
      pendingLabel="Adding..."
      failed="The reminder was not added."
      save={useAddReminder()}
    />
  );
}
