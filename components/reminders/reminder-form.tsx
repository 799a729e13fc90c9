'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useClock } from '@/components/common/clock';
import { FormActions, type Save } from '@/components/common/form-actions';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { maxReminderDescription, maxReminderTitle } from '@/lib/reminders/rules';
import { localDate, localTime } from '@/lib/time/format';

interface ReminderDraft {
  title: string;
  description: string | null;
  /** A wall-clock time of the user's zone, as datetime-local gives it: 2027-05-03T17:00. */
  reminderTime: string;
}

/** Title, description and time of a reminder; empties itself once saved, and only then. */
export function ReminderForm(props: {
  /** reminderTime is an ISO instant here. */
  start?: ReminderDraft;
  label: string;
  pendingLabel: string;
  failed: string;
  save: Save<ReminderDraft>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const { zone } = useClock();
  const [title, setTitle] = useState(start?.title ?? '');
  const [description, setDescription] = useState(start?.description ?? '');
  const [time, setTime] = useState(() => (start ? wallClock(start.reminderTime, zone) : ''));
  const titleInput = useRef<HTMLInputElement>(null);
  const ready = title.trim() !== '' && time !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready || save.isPending) return;
    const draft = { title: title.trim(), description: description.trim() || null, reminderTime: time };
    save.mutate(draft, { onSuccess: clear });
  }

  function clear() {
    setTitle('');
    setDescription('');
    setTime('');
    titleInput.current?.focus();
    onSaved?.();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
      <Field label="Reminder">
        {(control) => (
          <Input
            {...control}
            ref={titleInput}
            value={title}
            maxLength={maxReminderTitle}
            autoFocus={start !== undefined}
            placeholder="Call the dentist"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="When">
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
      <Field label="Description (optional)" className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            value={description}
            maxLength={maxReminderDescription}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-3 sm:col-span-2">
        <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
      </div>
    </form>
  );
}

function wallClock(instant: string, zone: string): string {
  const at = new Date(instant);
  return `${localDate(at, zone)}T${localTime(at, zone)}`;
}
