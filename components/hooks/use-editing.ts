import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const openForms = new WeakMap<Element, () => void>();

/**
 * Returns whether a row is being edited, and functions to open and close the row. Opening a row closes the open
 * row of the same list.
 */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function open() {
    const list = row.current?.parentElement;
    if (list) {
      openForms.get(list)?.();
      openForms.set(list, () => setEditing(false));
    }
    setEditing(true);
  }

  function close() {
    // That button exists again only after the form has been removed.
    flushSync(() => setEditing(false));
    row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }

  return { editing, row, open, close };
}
