import { defaultReminders, defaultTodos } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';

export interface DailyDraft extends Omit<DailyReminder, 'id' | 'timezone' | 'lastSent' | 'customMessage'> {
  customMessage: string;
}

const defaults: DailyDraft = {
  name: '',
  time: '08:00',
  includeTodos: defaultTodos,
  includeReminders: defaultReminders,
  includeJournal: false,
  includeMotivation: false,
  isActive: true,
  customMessage: '',
};

export function draftOf(saved: DailyReminder | undefined): DailyDraft {
  if (!saved) return defaults;
  const { id: _, timezone: _zone, lastSent: _sent, ...daily } = saved;
  return { ...daily, customMessage: daily.customMessage ?? '' };
}
