import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action unless an earlier one is pending. It prevents that a second click, or
 * Enter and a click, send twice before the pending state is rendered.
 */
export function useOnce(isPending: boolean): (action: () => void) => void {
  const isRunning = useRef(false);
  useEffect(() => {
    isRunning.current = isPending;
  });
  return useCallback((action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    action();
  }, []);
}
