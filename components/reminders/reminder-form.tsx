'use client';

import { type FormEvent, useRef, useState } from 'react';
import { clearIfUnchanged } from '@/components/common/clear-if-unchanged';
import { Expandable } from '@/components/common/expandable';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { useOnce } from '@/components/hooks/use-once';
import { useClock, useToday } from '@/components/page/clock';
import { describeExtras, type Extras, noExtras } from '@/components/reminders/extras';
import { ExtrasFields } from '@/components/reminders/extras-fields';
import { useExtras } from '@/components/reminders/use-extras';
import { useOtherZone } from '@/components/reminders/use-other-zone';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { maxReminderDescription, maxReminderTitle } from '@/lib/reminders/rules';
import { formatClock, formatRowDay } from '@/lib/time/format';

export interface ReminderDraft {
  title: string;
  description: string | null;
  /** Local time in the user's zone, such as 2027-05-03T17:00. */
  reminderTime: string;
  recurrenceRule?: string | null;
  leads?: number[];
  nag?: boolean;
}

type Start = Omit<ReminderDraft, keyof Extras> & Extras;

export function ReminderForm(props: {
  start?: Start;
  label: string;
  pendingLabel: string;
  failed: string;
  save: SaveMutation<ReminderDraft>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const otherZone = useOtherZone();
  const [title, setTitle] = useState(start?.title ?? '');
  const [description, setDescription] = useState(start?.description ?? '');
  const [typedTime, setTypedTime] = useState<string>();
  // Until the user changes the time, it follows the stored time and the user's zone.
  const time = typedTime ?? start?.reminderTime ?? '';
  const extras = useExtras(start ?? noExtras, start?.reminderTime ?? '');
  const titleInput = useRef<HTMLInputElement>(null);
  const once = useOnce(save.isPending);
  const ready = title.trim() !== '' && time !== '';
  const today = useToday();
  const { reader } = useClock();
  const describeTime = (local: string) =>
    `${formatRowDay(local.slice(0, 10), today)}, ${formatClock(local.slice(11), reader)}`;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    const texts = { title: title.trim(), description: description.trim() || null };
    const draft = { ...texts, reminderTime: time, ...extras.changed(time) };
    once(() => save.mutate(draft, { onSuccess: clear }));
  }

  function clear() {
    setTitle(clearIfUnchanged(title));
    setDescription(clearIfUnchanged(description));
    setTypedTime((now) => (now === typedTime ? undefined : now));
    extras.clear();
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
            autoFocus={actions.onCancel !== undefined}
            placeholder="Call the dentist"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={<TimeLabel zone={otherZone} />} hint={time && describeTime(time)}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={time}
            onChange={(event) => setTypedTime(event.target.value)}
          />
        )}
      </Field>
      <Expandable label="More" note={start && describeMore(start)} className="-my-1 @md:col-span-2">
        <div className="grid gap-3 py-1 @md:grid-cols-2">
          <ExtrasFields extras={extras} start={start ?? noExtras} time={time} />
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
        </div>
      </Expandable>
      <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
    </form>
  );
}

function describeMore({ description, ...extras }: Start): string {
  return [describeExtras(extras), description].filter(Boolean).join(' · ');
}

function TimeLabel({ zone }: { zone: string | null }) {
  return <>When{zone && <span className="font-normal text-muted-foreground"> ({zone} time)</span>}</>;
}
