import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tracks whether a row is being edited. Closing returns the focus to the button that opened the form. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function close() {
    // That button exists again only after the form has been removed.
    flushSync(() => setEditing(false));
    row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }

  return { editing, row, open: () => setEditing(true), close };
}
