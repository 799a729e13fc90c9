import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a row shows its form instead of itself. Closing hands the focus back to the row's first button, which opened it. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function close() {
    // The button stands again only once the form is gone.
    flushSync(() => setEditing(false));
    row.current?.querySelector('button')?.focus();
  }

  return { editing, row, open: () => setEditing(true), close };
}
