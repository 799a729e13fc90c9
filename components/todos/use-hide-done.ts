'use client';

import { useSyncExternalStore } from 'react';

const storageKey = 'todos:hide-done';
const watchers = new Set<() => void>();
let hidden: boolean | undefined;

export function useHideDone(): [boolean, (hide: boolean) => void] {
  return [useSyncExternalStore(watch, isDoneHidden, () => false), hideDone];
}

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
    sessionStorage.setItem(storageKey, hide ? 'yes' : 'no');
  } catch {
    // Storage is full or forbidden. The choice is then only in memory.
  }
  for (const notify of watchers) notify();
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
