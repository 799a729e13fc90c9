'use client';

import { ListState } from '@/components/common/list-state';
import { AddReminderForm } from '@/components/reminders/add-reminder-form';
import { ReminderRow } from '@/components/reminders/reminder-row';
import { useReminders } from '@/components/reminders/use-reminders';
import { Section } from '@/components/ui/section';

export function ReminderCard() {
  const reminders = useReminders();
  return (
    <Section title="Reminders">
      <AddReminderForm />
      <div className="mt-4">
        <ListState
          query={reminders}
          name="Your reminders"
          isEmpty={(list) => list.length === 0}
          empty="No reminders. Set one and it will come at its minute."
        >
          {(list) => (
            <ul className="divide-y divide-line">
              {list.map((reminder) => (
                <ReminderRow key={reminder.id} reminder={reminder} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </Section>
  );
}
