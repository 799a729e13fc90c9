import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action, but ignores a second click before the action has ended. `isPending`
 * alone is not enough, because React updates it too late.
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
