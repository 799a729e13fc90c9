import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs `action` only if no earlier one is pending. The pending state reaches the
 * screen with the next render; two clicks, or Enter and a click, can happen before that and would send twice.
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
