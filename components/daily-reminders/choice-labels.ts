import type { DailyReminder } from '@/lib/daily-reminders/schema';

type Labels<Choice extends string> = Record<Choice, string>;

export const todoLabels: Labels<DailyReminder['includeTodos']> = {
  all: 'All open',
  due_today: 'Due today',
  overdue: 'Overdue',
};

export const reminderLabels: Labels<DailyReminder['includeReminders']> = {
  today: 'Today',
  next_3_days: 'Next 3 days',
  all: 'All upcoming',
};
