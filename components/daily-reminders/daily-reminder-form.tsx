'use client';

import type { FormEvent, Ref } from 'react';
import { ChoiceSelect } from '@/components/common/choice-select';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { SwitchField } from '@/components/common/switch-field';
import { reminderLabels, todoLabels } from '@/components/daily-reminders/choice-labels';
import type { DailyDraft } from '@/components/daily-reminders/daily-draft';
import { useOnce } from '@/components/hooks/use-once';
import { useClock } from '@/components/page/clock';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { maxDailyMessage, maxDailyName, reminderChoices, todoChoices } from '@/lib/daily-reminders/rules';
import type { DailyReminderInput } from '@/lib/daily-reminders/schema';

export function DailyReminderForm(props: {
  draft: DailyDraft;
  onChange: (part: Partial<DailyDraft>) => void;
  nameInput: Ref<HTMLInputElement>;
  label: string;
  pendingLabel: string;
  failed: string;
  save: SaveMutation<DailyReminderInput>;
  onSaved: (sent: DailyDraft) => void;
  onCancel?: (() => void) | undefined;
}) {
  const { draft, onChange, nameInput, save, onSaved, ...actions } = props;
  const { zone } = useClock();
  const once = useOnce(save.isPending);
  const ready = draft.name.trim() !== '' && draft.time !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    const input = { ...draft, name: draft.name.trim(), customMessage: draft.customMessage.trim() || null };
    once(() => save.mutate({ ...input, timezone: zone }, { onSuccess: () => onSaved(draft) }));
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-[1fr_8.5rem] gap-3">
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              ref={nameInput}
              dir="auto"
              value={draft.name}
              maxLength={maxDailyName}
              placeholder="Morning summary"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Time">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={draft.time}
              onChange={(event) => onChange({ time: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Todos">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={todoChoices}
              labels={todoLabels}
              value={draft.includeTodos}
              onChoose={(includeTodos) => onChange({ includeTodos })}
            />
          )}
        </Field>
        <Field label="Reminders">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={reminderChoices}
              labels={reminderLabels}
              value={draft.includeReminders}
              onChoose={(includeReminders) => onChange({ includeReminders })}
            />
          )}
        </Field>
      </div>
      <Field label="Your own message (optional)">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={draft.customMessage}
            maxLength={maxDailyMessage}
            placeholder="Drink a glass of water first"
            onChange={(event) => onChange({ customMessage: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-x-3">
        <SwitchField
          label="Active"
          checked={draft.isActive}
          onCheckedChange={(checked) => onChange({ isActive: checked })}
        />
        <SwitchField
          label="Journal hint"
          checked={draft.includeJournal}
          onCheckedChange={(checked) => onChange({ includeJournal: checked })}
        />
        <SwitchField
          label="Motivation"
          checked={draft.includeMotivation}
          onCheckedChange={(checked) => onChange({ includeMotivation: checked })}
        />
      </div>
      <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
    </form>
  );
}
