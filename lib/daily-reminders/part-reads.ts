import { dailyReminders } from '@/db/schema/daily-reminders';
import type { FeaturePart } from '@/lib/feature';
import { dailyUndo } from '@/lib/outbox/schedules/daily';

export const dailyRemindersPart: FeaturePart = {
  tables: [{ table: dailyReminders }],
  undo: [dailyUndo('daily', dailyReminders)],
};
