'use client';

import { useSyncExternalStore } from 'react';

const wideWindow = '(min-width: 64rem)';

export function useWideWindow(): boolean {
  return useSyncExternalStore(watch, isWide, () => false);
}

function isWide(): boolean {
  return window.matchMedia(wideWindow).matches;
}

function watch(notify: () => void): () => void {
  const query = window.matchMedia(wideWindow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
