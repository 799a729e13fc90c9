'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddButton } from '@/components/lazy/add-button';

export function AddOnDemand({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // The button exists again only after the form has been removed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <div className="group-has-[[data-editing]]/section:hidden">
      {isOpen ? (
        <div className="rounded-lg border border-border bg-card p-4">{children(close)}</div>
      ) : (
        <AddButton ref={opener} className={floatsIfNarrow} onClick={() => setOpen(true)}>
          {label}
        </AddButton>
      )}
    </div>
  );
}

// Within reach of the thumb. The tools leave room for it below their last row.
const floatsIfNarrow =
  'max-lg:fixed max-lg:right-4 max-lg:bottom-6 max-lg:z-20 max-lg:min-h-12 max-lg:shadow max-sm:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]';
