import { useDraft } from '@/components/hooks/use-draft';
import { changedExtras, type Extras } from '@/components/reminders/extras';
import { kept, type Recurrence, recurrenceOf, ruleOf } from '@/components/reminders/recurrence';

interface ExtrasDraft extends Recurrence {
  /** Minutes before the reminder's time, the longest first. */
  leads: number[];
  nag: boolean;
}

/** The form values of a reminder's extras: the stored ones, overlaid with what the user has chosen. */
export function useExtras(stored: Extras, storedTime: string) {
  const { recurrenceRule, leads, nag } = stored;
  const start: ExtrasDraft = { ...recurrenceOf(recurrenceRule, storedTime), leads, nag };
  const { draft, change, clear } = useDraft(start);
  return {
    draft,
    change,
    clear,
    /** The stored rule, if the form cannot express it. */
    keptRule: start.repeat === kept ? recurrenceRule : null,
    /** The extras to send for a reminder at `time`: only those that were changed. */
    changed: (time: string) =>
      changedExtras(
        { recurrenceRule: ruleOf(draft, time, recurrenceRule), leads: draft.leads, nag: draft.nag },
        stored,
      ),
  };
}
