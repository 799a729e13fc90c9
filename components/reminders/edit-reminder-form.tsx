'use client';

import { useClock } from '@/components/page/clock';
import { type ReminderDraft, ReminderForm } from '@/components/reminders/reminder-form';
import { useEditReminder } from '@/components/reminders/use-reminders';
import { wallClock } from '@/components/reminders/wall-clock';
import type { Reminder } from '@/lib/reminders/schema';

export function EditReminderForm({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { zone } = useClock();
  const { save, cancel } = useEditReminder(reminder.id, onClose);
  const start = wallClock(reminder.reminderTime, zone);

  // Sends the time only if it was changed. The stored time may be in the past by now, or in the hour that
  // occurs twice when the clocks go back.
  function mutate({ reminderTime, ...rest }: ReminderDraft, options: { onSuccess: () => void }) {
    save.mutate(reminderTime === start ? rest : { ...rest, reminderTime }, options);
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
