'use client';

import { ListState } from '@/components/common/list-state';
import { DailyReminderPanel } from '@/components/daily-reminders/daily-reminder-panel';
import { useDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { Section } from '@/components/ui/section';

export function DailyReminderCard() {
  const list = useDailyReminders();
  return (
    <Section title="Daily Reminders">
      <ListState query={list} name="Your daily reminder" isEmpty={() => false} empty={null}>
        {([daily]) => <DailyReminderPanel daily={daily} />}
      </ListState>
    </Section>
  );
}
