import { useDraft } from '@/components/hooks/use-draft';
import { changedExtras, type Extras } from '@/components/reminders/extras';
import { kept, type Recurrence, recurrenceOf, ruleOf } from '@/components/reminders/recurrence';

interface ExtrasDraft extends Recurrence {
  leads: number[];
  nag: boolean;
}

export function useExtras(stored: Extras, storedTime: string) {
  const { recurrenceRule, leads, nag } = stored;
  const start: ExtrasDraft = { ...recurrenceOf(recurrenceRule, storedTime), leads, nag };
  const { draft, change, clear } = useDraft(start);
  return {
    draft,
    change,
    clear,
    keptRule: start.repeat === kept ? recurrenceRule : null,
    /**
     * Returns only the changed values (repetition, leads, nag). `time` is the reminder's new local time, such
     * as 2027-05-03T17:00.
     */
    changed: (time: string) =>
      changedExtras(
        { recurrenceRule: ruleOf(draft, time, recurrenceRule), leads: draft.leads, nag: draft.nag },
        stored,
      ),
  };
}
