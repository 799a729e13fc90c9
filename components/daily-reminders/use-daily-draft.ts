import { useState } from 'react';
import { defaultReminders, defaultTodos } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';

/** The fields of the form, as its controls hold them. */
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

/**
 * What the form shows: the saved reminder, or the defaults, with what was typed laid over it. So the form follows a
 * reminder that is made, changed or deleted elsewhere, and what was typed stays until it is saved or cleared.
 */
export function useDailyDraft(saved: DailyReminder | undefined) {
  const [typed, setTyped] = useState<Partial<DailyDraft>>({});
  const start = saved ? asDraft(saved) : defaults;
  const draft: DailyDraft = { ...start, ...typed };
  return {
    draft,
    isChanged: fields.some((field) => draft[field] !== start[field]),
    change: (part: Partial<DailyDraft>) => setTyped((before) => ({ ...before, ...part })),
    clear: () => setTyped({}),
    /** Lets go of what was saved; what was typed meanwhile stays. */
    settle: (sent: DailyDraft) => setTyped((before) => without(before, sent)),
  };
}

function asDraft({ id: _, timezone: _zone, lastSent: _sent, ...daily }: DailyReminder): DailyDraft {
  return { ...daily, customMessage: daily.customMessage ?? '' };
}

function without(typed: Partial<DailyDraft>, sent: DailyDraft): Partial<DailyDraft> {
  const left = { ...typed };
  for (const field of fields) if (left[field] === sent[field]) delete left[field];
  return left;
}

const fields = [
  'name',
  'time',
  'includeTodos',
  'includeReminders',
  'includeJournal',
  'includeMotivation',
  'isActive',
  'customMessage',
] as const;
