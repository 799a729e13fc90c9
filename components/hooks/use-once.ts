import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action, unless an earlier action is still running. React updates `isPending`
 * too late to stop a second click.
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
