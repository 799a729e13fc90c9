'use client';

import { useSyncExternalStore } from 'react';

const place = 'todos:hide-done';
const watchers = new Set<() => void>();
let hidden: boolean | undefined;

/** Whether done todos are hidden, and the way to switch it; kept for the life of this browser tab. */
export function useHideDone(): [boolean, (hide: boolean) => void] {
  return [useSyncExternalStore(watch, isDoneHidden, () => false), hideDone];
}

/** Whether this row stands back; of a long list only the done rows are drawn anew when the switch moves. */
export function useIsHidden(completed: boolean): boolean {
  return useSyncExternalStore(
    watch,
    () => completed && isDoneHidden(),
    () => false,
  );
}

export function isDoneHidden(): boolean {
  hidden ??= stored();
  return hidden;
}

function hideDone(hide: boolean): void {
  hidden = hide;
  try {
    sessionStorage.setItem(place, hide ? 'yes' : 'no');
  } catch {
    // Storage is full or forbidden: the choice lives in memory alone.
  }
  for (const changed of watchers) changed();
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(place) === 'yes';
  } catch {
    return false;
  }
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
