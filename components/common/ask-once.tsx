'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

/** A button that asks before it acts: the question opens below it, and the focus comes back when it is put away. */
export function AskOnce(props: { label: ReactNode; children: (putAway: () => void) => ReactNode }) {
  const { label, children } = props;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (asking) question.current?.scrollIntoView({ block: 'nearest' });
  }, [asking]);

  function putAway() {
    setAsking(false);
    opener.current?.focus();
  }

  return (
    <div>
      <Button
        ref={opener}
        variant="outline"
        aria-expanded={asking}
        aria-controls={id}
        onClick={() => setAsking(!asking)}
      >
        {label}
      </Button>
      <div ref={question} id={id} hidden={!asking} className="pt-3 pb-2">
        {asking && children(putAway)}
      </div>
    </div>
  );
}
