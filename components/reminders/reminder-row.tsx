'use client';

import { Bell } from 'lucide-react';
import { memo, useId } from 'react';
import { focusNextRow } from '@/components/common/focus';
import { EditReminderForm } from '@/components/reminders/edit-reminder-form';
import { describeExtras } from '@/components/reminders/extras';
import { ReminderTime } from '@/components/reminders/reminder-time';
import { useDeleteReminder } from '@/components/reminders/use-reminders';
import { EditableRow } from '@/components/rows/editable-row';
import { RowDetails, RowIcon, RowNote } from '@/components/rows/row-parts';
import { useAgendaActions } from '@/components/today/use-agenda-actions';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import type { AgendaItem } from '@/lib/agenda/schema';
import type { Reminder } from '@/lib/reminders/schema';

export const ReminderRow = memo(function ReminderRow({ reminder }: { reminder: Reminder }) {
  const deletion = useDeleteReminder();
  const { title, description, reminderTime, snoozedUntil, unansweredSince, isPaused } = reminder;
  const extras = describeExtras(reminder);
  const item = isPaused ? undefined : agendaItem(reminder);
  return (
    <EditableRow
      name={title}
      leading={item ? <DoneBox item={item} /> : <RowIcon icon={Bell} />}
      item={item}
      deletion={deletion}
      onDelete={() => deletion.mutate(reminder)}
      form={(close) => <EditReminderForm reminder={reminder} onClose={close} />}
    >
      <p dir="auto">{title}</p>
      <RowDetails>
        {unansweredSince !== null && <Badge variant="today">Not answered</Badge>}
        {isPaused && <Badge>Paused</Badge>}
        {snoozedUntil !== null && <Badge>Snoozed</Badge>}
        <ReminderTime at={snoozedUntil ?? reminderTime} />
        {extras && <span>{extras}</span>}
      </RowDetails>
      {description && <RowNote>{description}</RowNote>}
    </EditableRow>
  );
});

function DoneBox({ item }: { item: AgendaItem }) {
  const { finish, isFinishing } = useAgendaActions();
  const id = useId();

  function check() {
    const box = document.getElementById(id);
    // The row of a series stays, with its next occurrence.
    if (box && !item.repeats) focusNextRow(box);
    if (!isFinishing) finish(item);
  }

  return (
    <Checkbox
      id={id}
      checked={isFinishing}
      aria-label={`Done: ${item.title}`}
      className="mt-3"
      onCheckedChange={check}
    />
  );
}

function agendaItem(reminder: Reminder): AgendaItem {
  const { id, title, reminderTime, recurrenceRule, snoozedUntil, unansweredSince } = reminder;
  return {
    ...{ kind: 'reminder', id, title, repeats: recurrenceRule !== null },
    at: snoozedUntil ?? unansweredSince ?? reminderTime,
    state: snoozedUntil ? 'snoozed' : unansweredSince ? 'unanswered' : 'upcoming',
  };
}
