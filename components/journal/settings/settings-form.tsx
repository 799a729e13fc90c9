'use client';

import type { FormEvent, Ref } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { SwitchField } from '@/components/common/switch-field';
import { useOnce } from '@/components/hooks/use-once';
import type { SettingsDraft } from '@/components/journal/settings/settings-draft';
import { useSaveReminder } from '@/components/journal/settings/use-journal-reminder';
import { useClock } from '@/components/page/clock';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { journalDefaults, maxJournalMessage } from '@/lib/journal/rules';
import type { JournalReminder } from '@/lib/journal/schema';

export function SettingsForm(props: {
  saved: JournalReminder | null;
  draft: SettingsDraft;
  onChange: (part: Partial<SettingsDraft>) => void;
  onSaved: (sent: SettingsDraft) => void;
  timeInput: Ref<HTMLInputElement>;
}) {
  const { saved, draft, onChange, onSaved, timeInput } = props;
  const { zone } = useClock();
  const save = useSaveReminder(saved);
  const once = useOnce(save.isPending);
  const ready = draft.time !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    const input = { ...draft, customMessage: draft.customMessage.trim() || null, timezone: zone };
    once(() => save.mutate(input, { onSuccess: () => onSaved(draft) }));
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Time" hint={`In your timezone, ${zone}.`} className="justify-items-start">
        {(control) => (
          <Input
            {...control}
            ref={timeInput}
            type="time"
            className="max-w-34"
            value={draft.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        )}
      </Field>
      <div className="grid justify-items-start">
        <SwitchField
          label="Journal prompts"
          checked={draft.isActive}
          onCheckedChange={(checked) => onChange({ isActive: checked })}
        />
        <SwitchField
          label="Motivation messages"
          checked={draft.includeMotivation}
          onCheckedChange={(checked) => onChange({ includeMotivation: checked })}
        />
      </div>
      <Field label="Custom message (optional)">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={draft.customMessage}
            maxLength={maxJournalMessage}
            placeholder={journalDefaults.customMessage}
            onChange={(event) => onChange({ customMessage: event.target.value })}
          />
        )}
      </Field>
      <FormActions
        label="Save Settings"
        variant="outline"
        pendingLabel="Saving..."
        failed="Your settings were not saved."
        save={save}
        ready={ready}
        onRetry={submit}
      />
    </form>
  );
}
