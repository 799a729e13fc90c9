import { dailyKind } from '@/lib/daily-reminders/delivery-kinds';
import { dailyTestKind } from '@/lib/daily-reminders/send';
import { journalKind, journalNowKind } from '@/lib/journal/delivery-kinds';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { recapKind } from '@/lib/recaps/delivery-kinds';
import { leadKind, reminderKind, snoozeKind } from '@/lib/reminders/delivery-kinds';
import { nagKind } from '@/lib/reminders/nag';
import { socialKind, socialLeadKind } from '@/lib/social/delivery-kinds';

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
