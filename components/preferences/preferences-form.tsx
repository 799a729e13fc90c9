'use client';

import type { FormEvent } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { useDraft } from '@/components/hooks/use-draft';
import { useOnce } from '@/components/hooks/use-once';
import { HourClockField } from '@/components/preferences/hour-clock-field';
import { draftOf, inputOf, isReady } from '@/components/preferences/preferences-draft';
import { QuietFields } from '@/components/preferences/quiet-fields';
import { RecapFields } from '@/components/preferences/recap-fields';
import { SummaryWindowNote } from '@/components/preferences/summary-window-note';
import { useUpdatePreferences } from '@/components/preferences/use-preferences';
import type { PreferencesRead } from '@/lib/preferences/schema';

export function PreferencesForm({ stored, onClose }: { stored: PreferencesRead; onClose: () => void }) {
  const { draft, change } = useDraft(draftOf(stored));
  const save = useUpdatePreferences();
  const once = useOnce(save.isPending);
  const ready = isReady(draft);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (ready) once(() => save.mutate(inputOf(draft), { onSuccess: onClose }));
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <QuietFields draft={draft} onChange={change} />
      <RecapFields draft={draft} onChange={change} />
      <HourClockField value={draft.clock} onChange={(clock) => change({ clock })} />
      {stored.summaryWindow && <SummaryWindowNote summaryWindow={stored.summaryWindow} />}
      <FormActions
        label="Save"
        pendingLabel="Saving..."
        failed="Your preferences were not saved."
        save={save}
        ready={ready}
        onRetry={submit}
        onCancel={onClose}
      />
    </form>
  );
}
