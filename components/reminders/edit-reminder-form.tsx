'use client';

import { ReminderForm } from '@/components/reminders/reminder-form';
import { useUpdateReminder } from '@/components/reminders/use-reminders';
import type { Reminder } from '@/lib/reminders/schema';

export function EditReminderForm({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  return (
    <ReminderForm
      start={reminder}
      label="Save"
      pendingLabel="Saving..."
      failed="The reminder was not changed."
      save={useUpdateReminder(reminder.id)}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}
