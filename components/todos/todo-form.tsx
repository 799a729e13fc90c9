'use client';

import { type FormEvent, useRef, useState } from 'react';
import { clearIfUnchanged } from '@/components/common/clear-if-unchanged';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { useOnce } from '@/components/hooks/use-once';
import { useToday } from '@/components/page/clock';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatRowDay } from '@/lib/time/format';
import { maxTodoText } from '@/lib/todos/rules';

export interface TodoDraft {
  text: string;
  dueDate: string | null;
}

export function TodoForm(props: {
  start?: TodoDraft;
  label: string;
  pendingLabel: string;
  failed: string;
  save: SaveMutation<TodoDraft>;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { start, save, onSaved, ...actions } = props;
  const [text, setText] = useState(start?.text ?? '');
  const [dueDate, setDueDate] = useState(start?.dueDate ?? '');
  const textInput = useRef<HTMLInputElement>(null);
  const once = useOnce(save.isPending);
  const ready = text.trim() !== '';
  const today = useToday();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!ready) return;
    once(() => save.mutate({ text: text.trim(), dueDate: dueDate || null }, { onSuccess: clear }));
  }

  function clear() {
    setText(clearIfUnchanged(text));
    setDueDate(clearIfUnchanged(dueDate));
    textInput.current?.focus();
    onSaved?.();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 @md:grid-cols-[minmax(0,1fr)_11rem]">
      <Field label="Todo">
        {(control) => (
          <Input
            {...control}
            ref={textInput}
            dir="auto"
            value={text}
            maxLength={maxTodoText}
            autoFocus={actions.onCancel !== undefined}
            placeholder="Buy stamps"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Due date (optional)" hint={dueDate && formatRowDay(dueDate, today)}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={dueDate}
            onChange={(event) => setDueDate(event.target.value)}
          />
        )}
      </Field>
      <FormActions {...actions} save={save} ready={ready} onRetry={submit} />
    </form>
  );
}
