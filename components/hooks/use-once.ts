import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action unless an earlier one is pending. The pending state is rendered too late to
 * stop a double click, or Enter and a click, from sending twice.
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
