import { dailyReminders } from '@/db/schema/daily-reminders';
import type { FeaturePart } from '@/lib/feature';

export const dailyRemindersPart: FeaturePart = { tables: [{ table: dailyReminders }] };
