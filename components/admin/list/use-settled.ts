'use client';

import { useEffect, useState } from 'react';

const restMs = 250;

/** A text that is being typed, once the typing rests: not every letter is a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
