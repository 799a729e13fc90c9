import type { DailyReminder } from '@/lib/daily-reminders/schema';

type Words<Choice extends string> = Record<Choice, { option: string; told: string }>;

/** What a summary may tell: as an option under its label, and in the sentence "Tells ... and ...". */
export const todoWords: Words<DailyReminder['includeTodos']> = {
  all: { option: 'All open', told: 'all open todos' },
  due_today: { option: 'Due today', told: 'todos due today' },
  overdue: { option: 'Overdue', told: 'overdue todos' },
};

export const reminderWords: Words<DailyReminder['includeReminders']> = {
  today: { option: 'Today', told: 'reminders of today' },
  next_3_days: { option: 'Next 3 days', told: 'reminders of the next 3 days' },
  all: { option: 'All ahead', told: 'all reminders ahead' },
};
