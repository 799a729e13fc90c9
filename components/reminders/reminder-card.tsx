'use client';

import { Bell } from 'lucide-react';
import { ListState } from '@/components/common/list-state';
import { AddOnDemand } from '@/components/lazy/add-on-demand';
import { ReminderForm } from '@/components/reminders/reminder-form';
import { ReminderRow } from '@/components/reminders/reminder-row';
import { useAddReminder, useReminders } from '@/components/reminders/use-reminders';
import { Section } from '@/components/ui/section';

export function ReminderCard() {
  const reminders = useReminders();
  return (
    <Section title="Reminders">
      <AddOnDemand label="New reminder" form={(close) => <AddReminderForm onCancel={close} />}>
        <ListState
          query={reminders}
          name="Your reminders"
          isEmpty={(list) => list.length === 0}
          icon={Bell}
          empty="No reminders yet. Set one and it comes right on time."
        >
          {(list) => (
            <ul className="divide-y divide-border">
              {list.map((reminder) => (
                <ReminderRow key={reminder.id} reminder={reminder} />
              ))}
            </ul>
          )}
        </ListState>
      </AddOnDemand>
    </Section>
  );
}

function AddReminderForm({ onCancel }: { onCancel: () => void }) {
  return (
    <ReminderForm
      label="Add Reminder"
      pendingLabel="Adding..."
      failed="The reminder was not added."
      save={useAddReminder()}
      onCancel={onCancel}
    />
  );
}
