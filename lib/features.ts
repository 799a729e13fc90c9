import { adminPart } from '@/lib/admin/part-reads';
import { assistantPart } from '@/lib/assistant/part-reads';
import { authPart } from '@/lib/auth/part-reads';
import { calendarFeedPart } from '@/lib/calendar-feed/part-reads';
import { changesPart } from '@/lib/changes/part-reads';
import { channelsPart } from '@/lib/channels/part-reads';
import { completionsPart } from '@/lib/completions/part-reads';
import { connectorsPart } from '@/lib/connectors/part-reads';
import { dailyRemindersPart } from '@/lib/daily-reminders/part-reads';
import type { FeaturePart } from '@/lib/feature';
import { infoPart } from '@/lib/info/part-reads';
import { journalPart } from '@/lib/journal/part-reads';
import { outboxPart } from '@/lib/outbox/part-reads';
import { remindersPart } from '@/lib/reminders/part-reads';
import { socialPart } from '@/lib/social/part-reads';
import { todosPart } from '@/lib/todos/part-reads';

export const features: FeaturePart[] = [
  authPart,
  channelsPart,
  todosPart,
  remindersPart,
  infoPart,
  dailyRemindersPart,
  journalPart,
  socialPart,
  connectorsPart,
  calendarFeedPart,
  assistantPart,
  outboxPart,
  completionsPart,
  changesPart,
  adminPart,
];
