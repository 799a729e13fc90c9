'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { AskOnce } from '@/components/common/ask-once';
import { Failure } from '@/components/common/failure';
import { Button } from '@/components/ui/button';

interface Asked {
  /** What will happen. */
  says: ReactNode;
  yes: string;
  /** What a failure says first. */
  failed: string;
  act: { isPending: boolean; isError: boolean; error: Error | null };
  /** Does it; `putAway` once it is done. */
  onYes: (putAway: () => void) => void;
}

/** A button for what is not done lightly: it says what will happen, and asks once. */
export function AskFirst({ label, ...asked }: Asked & { label: string }) {
  return <AskOnce label={label}>{(putAway) => <Question {...asked} putAway={putAway} />}</AskOnce>;
}

function Question({ says, yes, failed, act, onYes, putAway }: Asked & { putAway: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (act.isError) end.current?.scrollIntoView({ block: 'nearest' });
  }, [act.isError]);
  return (
    <div className="grid gap-3">
      <p>{says}</p>
      <div className="flex flex-wrap gap-2">
        <Button pending={act.isPending} onClick={() => onYes(putAway)}>
          {yes}
        </Button>
        <Button variant="outline" onClick={putAway}>
          Cancel
        </Button>
      </div>
      <div ref={end}>
        {act.isError && <Failure what={failed} error={act.error} onRetry={() => onYes(putAway)} />}
      </div>
    </div>
  );
}
