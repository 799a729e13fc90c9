'use client';

import { type FormEvent, useRef } from 'react';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { DayFields } from '@/components/social/day-fields';
import { leadChoices, leadLabel } from '@/components/social/lead-choices';
import { type SocialDraft, useSocialDraft } from '@/components/social/use-social-draft';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { maxSocialName, maxSocialNote } from '@/lib/social/rules';

export function SocialForm(props: {
  start?: SocialDraft;
  label: string;
  pendingLabel: string;
  failed: string;
  save: SaveMutation<SocialDraft>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const { fields, draft, set, clear } = useSocialDraft(start);
  const nameInput = useRef<HTMLInputElement>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!draft || save.isPending) return;
    save.mutate(draft, { onSuccess: saved });
  }

  function saved() {
    clear();
    nameInput.current?.focus();
    onSaved?.();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 @md:grid-cols-2">
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            ref={nameInput}
            dir="auto"
            value={fields.name}
            maxLength={maxSocialName}
            autoFocus={actions.onCancel !== undefined}
            placeholder="Mom"
            onChange={set('name')}
          />
        )}
      </Field>
      <Field label="Occasion">
        {(control) => (
          <NativeSelect {...control} value={fields.kind} onChange={set('kind')}>
            <option value="birthday">Birthday</option>
            <option value="anniversary">Anniversary</option>
          </NativeSelect>
        )}
      </Field>
      <DayFields fields={fields} set={set} />
      <Field label="Remind me" className="@md:col-span-2">
        {(control) => (
          <NativeSelect {...control} value={fields.leadDays} onChange={set('leadDays')}>
            {leadChoices(start?.leadDays).map((days) => (
              <option key={days} value={days}>
                {leadLabel(days)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {start && (
        <Field label="Note (optional)" className="@md:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              value={fields.note}
              maxLength={maxSocialNote}
              onChange={set('note')}
            />
          )}
        </Field>
      )}
      <FormActions {...actions} save={save} ready={draft !== null} onRetry={submit} />
    </form>
  );
}
