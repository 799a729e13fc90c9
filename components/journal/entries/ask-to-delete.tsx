'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { leaveRow } from '@/components/common/focus';
import { useOnce } from '@/components/common/use-once';
import { Button } from '@/components/ui/button';

/** A button that asks once before it deletes. It stands in a row that wraps; the question takes the line below. */
export function AskToDelete(props: {
  label: ReactNode;
  question: string;
  confirm: string;
  /** What a failure says first. */
  failed: string;
  remove: { isPending: boolean; isError: boolean; error: Error | null; mutate: () => void };
}) {
  const { label, question, confirm, failed, remove } = props;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const once = useOnce(remove.isPending);

  // On the answer that changes nothing.
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);

  function putAway() {
    setAsking(false);
    opener.current?.focus();
  }

  function run() {
    if (opener.current) leaveRow(opener.current);
    once(() => remove.mutate());
  }

  return (
    <>
      <Button
        ref={opener}
        data-delete
        variant="ghost"
        className="text-sm"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        {label}
      </Button>
      {asking && (
        <fieldset className="w-full py-2">
          <legend className="mb-2">{question}</legend>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" pending={remove.isPending} onClick={run}>
              <span className="text-overdue">{confirm}</span>
            </Button>
            <Button ref={keep} variant="outline" onClick={putAway}>
              Keep
            </Button>
          </div>
        </fieldset>
      )}
      {remove.isError && <Failure className="w-full" what={failed} error={remove.error} onRetry={run} />}
    </>
  );
}
