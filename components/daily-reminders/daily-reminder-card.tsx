'use client';

import { ListState } from '@/components/common/list-state';
import { OneDaily } from '@/components/daily-reminders/one-daily';
import { useDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { Section } from '@/components/ui/section';

export function DailyReminderCard() {
  const list = useDailyReminders();
  return (
    <Section title="Daily Reminders">
      <ListState query={list} name="Your daily reminder" isEmpty={() => false} empty={null}>
        {([daily]) => <OneDaily daily={daily} />}
      </ListState>
    </Section>
  );
}
