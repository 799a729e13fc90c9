'use client';

import { useClock } from '@/components/common/clock';
import { type ReminderDraft, ReminderForm } from '@/components/reminders/reminder-form';
import { useEditReminder } from '@/components/reminders/use-reminders';
import { wallClock } from '@/components/reminders/wall-clock';
import type { Reminder } from '@/lib/reminders/schema';

export function EditReminderForm({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { zone } = useClock();
  const { save, cancel } = useEditReminder(reminder.id, onClose);
  const start = wallClock(reminder.reminderTime, zone);

  // A time that was not touched is not sent: it may be past by now, or stand in an hour that comes twice.
  function mutate({ reminderTime, ...words }: ReminderDraft, options: { onSuccess: () => void }) {
    save.mutate(reminderTime === start ? words : { ...words, reminderTime }, options);
  }

  return (
    <ReminderForm
      start={{ ...reminder, reminderTime: start }}
      label="Save"
      pendingLabel="Saving..."
      failed="The reminder was not changed."
      save={{ ...save, mutate }}
      onSaved={onClose}
      onCancel={cancel}
    />
  );
}
