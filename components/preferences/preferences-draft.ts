import { hasQuietHours, quietDefaults } from '@/lib/preferences/rules';
import type { Preferences, PreferencesInput } from '@/lib/preferences/schema';

export interface PreferencesDraft extends Preferences {
  isQuiet: boolean;
}

export function draftOf({
  quietFrom,
  quietTo,
  recapOn,
  recapDay,
  recapTime,
  clock,
}: Preferences): PreferencesDraft {
  const isQuiet = hasQuietHours({ quietFrom, quietTo });
  const hours = isQuiet ? { quietFrom, quietTo } : quietDefaults;
  return { ...hours, isQuiet, recapOn, recapDay, recapTime, clock };
}

export function isReady({ isQuiet, quietFrom, quietTo, recapOn, recapTime }: PreferencesDraft): boolean {
  const areHoursSet = quietFrom !== '' && quietTo !== '' && quietFrom !== quietTo;
  return (!isQuiet || areHoursSet) && (!recapOn || recapTime !== '');
}

export function inputOf({ isQuiet, recapTime, ...draft }: PreferencesDraft): PreferencesInput {
  const quietFrom = draft.quietFrom || quietDefaults.quietFrom;
  const quietTo = isQuiet ? draft.quietTo : quietFrom;
  return { ...draft, quietFrom, quietTo, ...(recapTime ? { recapTime } : {}) };
}
