import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that ignores double clicks. React updates `isPending` too late for that. */
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
