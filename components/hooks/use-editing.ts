import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a row is being edited. Closing returns the focus to the row's Edit button, which opened the form.
 */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function close() {
    // The button exists again only after the form is gone.
    flushSync(() => setEditing(false));
    row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }

  return { editing, row, open: () => setEditing(true), close };
}
