import { useState } from 'react';
import { type Company, changedCompany } from '@/components/reminders/company';
import { kept, type Rhythm, rhythmOf, ruleOf } from '@/components/reminders/rhythm';

export interface CompanyChoice extends Rhythm {
  /** Minutes before its time, the longest first. */
  leads: number[];
  nag: boolean;
}

/** What is chosen to go along with a reminder; what is left alone follows the stored one. */
export function useCompany(start: Company, startTime: string) {
  const { recurrenceRule, leads, nag } = start;
  const stored = { ...rhythmOf(recurrenceRule, startTime), leads, nag };
  const [chosen, setChosen] = useState<Partial<CompanyChoice>>({});
  const choice: CompanyChoice = { ...stored, ...chosen };
  return {
    choice,
    keptRule: stored.repeat === kept ? recurrenceRule : null,
    choose: (part: Partial<CompanyChoice>) => setChosen((now) => ({ ...now, ...part })),
    clear: () => setChosen({}),
    /** For a time: what is to be sent beside it. */
    changed: (time: string) =>
      changedCompany(
        { recurrenceRule: ruleOf(choice, time, recurrenceRule), leads: choice.leads, nag: choice.nag },
        start,
      ),
  };
}
