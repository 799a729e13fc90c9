import { useState } from 'react';
import {
  type Company,
  changedCompany,
  chosenCompany,
  leadOf,
  repeatOf,
} from '@/components/reminders/company';

export interface CompanyChoice {
  repeat: string;
  lead: string;
  nag: boolean;
}

/** What is chosen to go along with a reminder; what is left alone follows the stored one. */
export function useCompany(start: Company, startTime: string) {
  const stored = { repeat: repeatOf(start, startTime), lead: leadOf(start), nag: start.nag };
  const [chosen, setChosen] = useState<Partial<CompanyChoice>>({});
  const choice: CompanyChoice = { ...stored, ...chosen };
  return {
    choice,
    hasKeptRule: stored.repeat === 'kept',
    choose: (part: Partial<CompanyChoice>) => setChosen((now) => ({ ...now, ...part })),
    clear: () => setChosen({}),
    /** For a time: what is to be sent beside it. */
    changed: (time: string) => changedCompany(chosenCompany(choice, time, start), start),
  };
}
