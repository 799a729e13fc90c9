import { useEffect, useEffectEvent, useId } from 'react';

/** The ids of the dialogs on the screen. */
const open = new Set<string>();

/** While it is rendered, Back closes a dialog and leaves the page where it is: the dialog has an entry of its own in the history. */
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
      // Later, because React's strict mode closes and opens the dialog once more at once.
      setTimeout(() => {
        if (isOnTop() && !open.has(id)) window.history.back();
      });
    };
  }, [id]);
}

/**
 * Runs a function after the dialog that was just told to close is gone from the history, so that Back does not take back what the
 * function adds there.
 */
export function afterClosing(run: () => void): void {
  if (!window.history.state?.dialog) run();
  else window.addEventListener('popstate', () => setTimeout(run), { once: true });
}
