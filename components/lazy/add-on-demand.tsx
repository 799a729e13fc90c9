'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddButton } from '@/components/lazy/add-button';

/**
 * Shows a list with a button that opens the form for a new row. The button is above the rows. If the list is
 * empty, the button is below the picture that an empty list shows.
 */
export function AddOnDemand(props: {
  label: string;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { label, form, children } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // The button exists again only after the form has been removed.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <div className="group/list flex flex-col gap-2">
      {isOpen ? (
        <div data-adding className="rounded-lg border border-border bg-card p-4">
          {form(close)}
        </div>
      ) : (
        <AddButton ref={opener} className={place} onClick={() => setOpen(true)}>
          {label}
        </AddButton>
      )}
      <div>{children}</div>
    </div>
  );
}

// In narrow windows within reach of the thumb. The tools leave room for it below their last row.
const place =
  'self-start group-has-[[data-editing]]/list:hidden group-has-[[data-slot=empty]]/list:order-last group-has-[[data-slot=empty]]/list:self-center max-lg:not-group-has-[[data-slot=empty]]/list:fixed max-lg:right-4 max-lg:bottom-6 max-lg:z-20 max-lg:min-h-12 max-lg:not-group-has-[[data-slot=empty]]/list:shadow max-sm:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]';
