import type { DailyReminder } from '@/lib/daily-reminders/schema';

type Words<Choice extends string> = Record<Choice, string>;

/** What a summary may tell, as an option under its label. */
export const todoWords: Words<DailyReminder['includeTodos']> = {
  all: 'All open',
  due_today: 'Due today',
  overdue: 'Overdue',
};

export const reminderWords: Words<DailyReminder['includeReminders']> = {
  today: 'Today',
  next_3_days: 'Next 3 days',
  all: 'All ahead',
};
