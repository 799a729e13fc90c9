'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { focusNextRow } from '@/components/common/focus';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';

/**
 * Shows a button that asks `question` before it deletes something. The parent must be a flex row that wraps.
 */
export function DeleteButton(props: {
  label: ReactNode;
  question: string;
  confirm: string;
  failed: string;
  remove: { isPending: boolean; isError: boolean; error: Error | null; mutate: () => void };
}) {
  const { label, question, confirm, failed, remove } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const once = useOnce(remove.isPending);

  useEffect(() => {
    if (isOpen) keep.current?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function confirmDelete() {
    if (button.current) focusNextRow(button.current);
    once(() => remove.mutate());
  }

  return (
    <>
      <Button
        ref={button}
        data-delete
        variant="ghost"
        className="text-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <fieldset className="w-full py-2">
          <legend className="mb-2">{question}</legend>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" pending={remove.isPending} onClick={confirmDelete}>
              <span className="text-overdue">{confirm}</span>
            </Button>
            <Button ref={keep} variant="outline" onClick={close}>
              Keep
            </Button>
          </div>
        </fieldset>
      )}
      {remove.isError && (
        <Failure className="w-full" what={failed} error={remove.error} onRetry={confirmDelete} />
      )}
    </>
  );
}
