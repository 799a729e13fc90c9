import { dailyKind } from '@/lib/daily-reminders/due';
import { dailyTestKind } from '@/lib/daily-reminders/send';
import { journalKind, journalNowKind } from '@/lib/journal/due';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { recapKind } from '@/lib/recaps/due';
import { leadKind, reminderKind, snoozeKind } from '@/lib/reminders/due';
import { nagKind } from '@/lib/reminders/nag';
import { socialKind, socialLeadKind } from '@/lib/social/due';

export const kinds: DeliveryKinds = {
  reminder: reminderKind,
  daily: dailyKind,
  daily_test: dailyTestKind,
  social: socialKind,
  social_lead: socialLeadKind,
  recap: recapKind,
  journal: journalKind,
  journal_now: journalNowKind,
  lead: leadKind,
  nag: nagKind,
  snooze: snoozeKind,
};
