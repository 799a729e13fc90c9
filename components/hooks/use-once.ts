import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action, but ignores a double click. React updates `isPending` too late for
 * that.
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
