'use client';

import { type FormEvent, useRef, useState } from 'react';
import { emptied } from '@/components/common/emptied';
import { FormActions, type Save } from '@/components/common/form-actions';
import { useOnce } from '@/components/common/use-once';
import { alone, type Company } from '@/components/reminders/company';
import { CompanyFields } from '@/components/reminders/company-fields';
import { useCompany } from '@/components/reminders/use-company';
import { useOtherZone } from '@/components/reminders/use-other-zone';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { maxReminderDescription, maxReminderTitle } from '@/lib/reminders/rules';

export interface ReminderDraft {
  title: string;
  description: string | null;
  /** A wall-clock time of the user's zone, as datetime-local gives it: 2027-05-03T17:00. */
  reminderTime: string;
  recurrenceRule?: string | null;
  leads?: number[];
  nag?: boolean;
}

type Start = Omit<ReminderDraft, keyof Company> & Company;

/** Title, description and time of a reminder; empties itself once saved, and only then. */
export function ReminderForm(props: {
  start?: Start;
  label: string;
  pendingLabel: string;
  failed: string;
  save: Save<ReminderDraft>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const otherZone = useOtherZone();
  const [title, setTitle] = useState(start?.title ?? '');
  const [description, setDescription] = useState(start?.description ?? '');
  const [typedTime, setTypedTime] = useState<string>();
  // A time that was not touched follows the one that is stored, and the person's zone.
  const time = typedTime ?? start?.reminderTime ?? '';
  const company = useCompany(start ?? alone, start?.reminderTime ?? '');
  const titleInput = useRef<HTMLInputElement>(null);
  const once = useOnce(save.isPending);
  const ready = title.trim() !== '' && time !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    const words = { title: title.trim(), description: description.trim() || null };
    const draft = { ...words, reminderTime: time, ...company.changed(time) };
    once(() => save.mutate(draft, { onSuccess: clear }));
  }

  function clear() {
    setTitle(emptied(title));
    setDescription(emptied(description));
    setTypedTime((now) => (now === typedTime ? undefined : now));
    company.clear();
    titleInput.current?.focus();
    onSaved?.();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 @md:grid-cols-2">
      <Field label="Reminder">
        {(control) => (
          <Input
            {...control}
            ref={titleInput}
            dir="auto"
            value={title}
            maxLength={maxReminderTitle}
            autoFocus={start !== undefined}
            placeholder="Call the dentist"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={<When zone={otherZone} />}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={time}
            onChange={(event) => setTypedTime(event.target.value)}
          />
        )}
      </Field>
      <CompanyFields company={company} start={start ?? alone} time={time} />
      <Field label="Description (optional)" className="@md:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={description}
            maxLength={maxReminderDescription}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-3 @md:col-span-2">
        <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
      </div>
    </form>
  );
}

/** Says whose clock it is where this machine's is another one; in the label's own line, so that nothing moves. */
function When({ zone }: { zone: string | null }) {
  return <>When{zone && <span className="font-normal text-muted"> on the clock of {zone}</span>}</>;
}
