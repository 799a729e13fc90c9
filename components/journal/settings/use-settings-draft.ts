import { useState } from 'react';
import { journalDefaults } from '@/lib/journal/rules';
import type { JournalReminder } from '@/lib/journal/schema';

/** The settings as their controls hold them. */
export interface SettingsDraft {
  /** HH:MM; empty while it is being typed. */
  time: string;
  isActive: boolean;
  includeMotivation: boolean;
  customMessage: string;
}

/**
 * What the form shows: the saved settings, or the defaults, with what was typed laid over them. So it follows a change that
 * is made elsewhere, and what was typed stays until it is saved.
 */
export function useSettingsDraft(saved: JournalReminder | null) {
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  return {
    draft: { ...startOf(saved), ...typed },
    change: (part: Partial<SettingsDraft>) => setTyped((before) => ({ ...before, ...part })),
    clear: () => setTyped({}),
    /** Lets go of what was saved; what was typed meanwhile stays. */
    settle: (sent: SettingsDraft) => setTyped((before) => without(before, sent)),
  };
}

function startOf(saved: JournalReminder | null): SettingsDraft {
  const { time, isActive, includeMotivation, customMessage } = saved ?? journalDefaults;
  return {
    time,
    isActive,
    includeMotivation,
    customMessage: customMessage ?? journalDefaults.customMessage,
  };
}

function without(typed: Partial<SettingsDraft>, sent: SettingsDraft): Partial<SettingsDraft> {
  const left = { ...typed };
  for (const field of fields) if (left[field] === sent[field]) delete left[field];
  return left;
}

const fields = ['time', 'isActive', 'includeMotivation', 'customMessage'] as const;
