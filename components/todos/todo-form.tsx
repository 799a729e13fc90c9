'use client';

import { type FormEvent, useRef, useState } from 'react';
import { clearIfUnchanged } from '@/components/common/clear-if-unchanged';
import { FormActions, type SaveMutation } from '@/components/common/form-actions';
import { useOnce } from '@/components/hooks/use-once';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
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
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Todo" className="min-w-0 grow basis-56">
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
      <Field label="Due date (optional)" className="basis-44 max-sm:grow">
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
