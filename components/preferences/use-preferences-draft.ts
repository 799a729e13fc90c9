import { useState } from 'react';
import { hasQuietHours, quietDefaults } from '@/lib/preferences/rules';
import type { Preferences, PreferencesInput } from '@/lib/preferences/schema';

/** The fields of the form; equal ends are a switch that is off. */
export interface PreferencesDraft extends Preferences {
  isQuiet: boolean;
}

/** What the form shows: what is stored, with what was changed laid over it. */
export function usePreferencesDraft(stored: Preferences) {
  const [changed, setChanged] = useState<Partial<PreferencesDraft>>({});
  const draft = { ...asDraft(stored), ...changed };
  return {
    draft,
    change: (part: Partial<PreferencesDraft>) => setChanged((before) => ({ ...before, ...part })),
  };
}

/** Whether it can be saved: a time that is switched off may be empty. */
export function isReady({ isQuiet, quietFrom, quietTo, recapOn, recapTime }: PreferencesDraft): boolean {
  const areEndsSet = quietFrom !== '' && quietTo !== '' && quietFrom !== quietTo;
  return (!isQuiet || areEndsSet) && (!recapOn || recapTime !== '');
}

/** As it is sent. */
export function asInput({ isQuiet, recapTime, ...draft }: PreferencesDraft): PreferencesInput {
  const quietFrom = draft.quietFrom || quietDefaults.quietFrom;
  const quietTo = isQuiet ? draft.quietTo : quietFrom;
  return { ...draft, quietFrom, quietTo, ...(recapTime ? { recapTime } : {}) };
}

function asDraft({ quietFrom, quietTo, recapOn, recapDay, recapTime }: Preferences): PreferencesDraft {
  const isQuiet = hasQuietHours({ quietFrom, quietTo });
  const ends = isQuiet ? { quietFrom, quietTo } : quietDefaults;
  return { ...ends, isQuiet, recapOn, recapDay, recapTime };
}
