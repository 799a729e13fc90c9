'use client';

import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';

/** `isPrimary` marks the primary act of wide windows, which show all tools. Narrow ones show one tool, so its act is primary. */
export function AddOnDemand(props: {
  label: string;
  isPrimary?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const { label, isPrimary = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // The button exists again only after the form has been removed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  if (isOpen) return <div className="rounded-lg border border-border bg-card p-4">{children(close)}</div>;
  return (
    <Button
      ref={opener}
      data-add
      className={isPrimary ? undefined : quietIfWide}
      onClick={() => setOpen(true)}
    >
      <Plus aria-hidden />
      {label}
    </Button>
  );
}

const quietIfWide =
  'lg:-ml-3 lg:bg-transparent lg:px-3 lg:text-muted-foreground lg:not-disabled:hover:bg-accent lg:not-disabled:hover:text-accent-foreground';
