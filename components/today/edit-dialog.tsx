'use client';

import { useState } from 'react';
import { Failure } from '@/components/common/failure';
import { Modal } from '@/components/common/modal';
import { EditReminderForm } from '@/components/reminders/edit-reminder-form';
import { useReminders } from '@/components/reminders/use-reminders';
import { EditTodoForm } from '@/components/todos/edit-todo-form';
import { Skeleton } from '@/components/ui/skeleton';
import type { AgendaItem } from '@/lib/agenda/schema';
import type { Reminder } from '@/lib/reminders/schema';

export function EditDialog({ item, onClose }: { item: AgendaItem; onClose: () => void }) {
  const { kind, id, title, date } = item;
  return (
    <Modal title={`Edit “${title}”`} onClose={onClose}>
      <div className="@container">
        {kind === 'todo' ? (
          <EditTodoForm todo={{ id, text: title, dueDate: date ?? null }} onClose={onClose} />
        ) : (
          <EditReminder id={id} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

function EditReminder({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isFetching, isError, error, refetch } = useReminders();
  // Set once. The form must not disappear when the reminders are refreshed.
  const [start, setStart] = useState<Reminder>();
  const found = isFetching ? undefined : data?.find((reminder) => reminder.id === id);
  if (!start && found) setStart(found);

  if (start) return <EditReminderForm reminder={start} onClose={onClose} />;
  if (isFetching) return <Skeleton className="h-40 w-full" />;
  if (isError) return <Failure what="It could not be opened." error={error} onRetry={() => refetch()} />;
  return <p className="text-muted-foreground">This reminder does not exist any more.</p>;
}
