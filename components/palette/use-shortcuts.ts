'use client';

import { useEffect, useEffectEvent } from 'react';

export type Shortcut = 'palette' | 'help' | 'add';

export const shortcutKeys: { keys: string; what: string }[] = [
  { keys: 'Ctrl K', what: 'Search, go somewhere, do something' },
  { keys: 'N', what: 'Add a todo or a reminder' },
  { keys: '?', what: 'Show these keys' },
  { keys: 'Enter', what: 'Send a message; Shift Enter starts a new line' },
  { keys: 'Esc', what: 'Close a dialog, cancel a form' },
];

export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const run = useEffectEvent(onShortcut);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      run(shortcut);
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const typing = 'input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (target instanceof Element && target.closest(typing)) return null;
  if (key === '?') return 'help';
  return key.toLowerCase() === 'n' ? 'add' : null;
}
