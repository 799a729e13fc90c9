import { journalDefaults } from '@/lib/journal/rules';
import type { JournalReminder } from '@/lib/journal/schema';

export interface SettingsDraft {
  /** HH:MM; empty while the typed time is incomplete. */
  time: string;
  isActive: boolean;
  includeMotivation: boolean;
  customMessage: string;
}

export function draftOf(saved: JournalReminder | null): SettingsDraft {
  const { time, isActive, includeMotivation, customMessage } = saved ?? journalDefaults;
  return {
    time,
    isActive,
    includeMotivation,
    customMessage: customMessage ?? journalDefaults.customMessage,
  };
}
