import { zoneReversals } from '@/lib/assistant/change-zone';
import { completionReversals } from '@/lib/completions/reversals';
import { calendarReversals } from '@/lib/connectors/reversals';
import { dailyReversals } from '@/lib/daily-reminders/reversals';
import { infoReversals } from '@/lib/info/reversals';
import { journalReversals } from '@/lib/journal/reversals';
import { preferenceReversals } from '@/lib/preferences/reversals';
import { reminderReversals } from '@/lib/reminders/reversals';
import { socialReversals } from '@/lib/social/reversals';
import { todoReversals } from '@/lib/todos/reversals';
import type { Reversal } from '@/lib/tool';

const reversals = new Map(
  [
    ...todoReversals,
    ...reminderReversals,
    ...infoReversals,
    ...socialReversals,
    ...dailyReversals,
    ...journalReversals,
    ...preferenceReversals,
    ...calendarReversals,
    ...zoneReversals,
    ...completionReversals,
  ].map((reversal) => [reversal.name, reversal]),
);

/** Returns the reversal with this name, or null. */
export function findReversal(name: string): Reversal | null {
  return reversals.get(name) ?? null;
}
