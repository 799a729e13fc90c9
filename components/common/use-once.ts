import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets an act begin only while none is on its way. That one is shows with the next drawing; two clicks, or Enter and a click,
 * fit in before that and would send it twice.
 */
export function useOnce(isPending: boolean): (act: () => void) => void {
  const isTaken = useRef(false);
  useEffect(() => {
    isTaken.current = isPending;
  });
  return useCallback((act) => {
    if (isTaken.current) return;
    isTaken.current = true;
    act();
  }, []);
}
