import { useEffect, useEffectEvent, useId } from 'react';

const open = new Set<string>();

/** Lets the Back button close a dialog instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const id = useId();
  useEffect(() => {
    const isOnTop = () => window.history.state?.dialog === id;
    if (!isOnTop()) window.history.pushState({ dialog: id }, '');
    const closeOnBack = () => {
      if (!isOnTop()) close();
    };
    window.addEventListener('popstate', closeOnBack);
    open.add(id);
    return () => {
      window.removeEventListener('popstate', closeOnBack);
      open.delete(id);
      // Delayed, because React's strict mode closes and immediately reopens the dialog.
      setTimeout(() => {
        if (isOnTop() && !open.has(id)) window.history.back();
      });
    };
  }, [id]);
}

/**
 * Calls `run` as soon as the dialog has left the browser's history. If no dialog is open, calls `run`
 * immediately.
 */
export function afterClosing(run: () => void): void {
  if (!window.history.state?.dialog) run();
  else window.addEventListener('popstate', () => setTimeout(run), { once: true });
}
