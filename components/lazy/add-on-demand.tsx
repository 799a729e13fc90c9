'use client';

import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';

export function AddOnDemand(props: { label: string; children: (close: () => void) => ReactNode }) {
  const { label, children } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // The button exists again only after the form has been removed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  if (isOpen) return <div className="rounded-lg border border-border bg-card p-4">{children(close)}</div>;
  return (
    <Button ref={opener} data-add variant="ghost" className="-ml-3 px-3" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}
