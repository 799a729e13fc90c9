'use client';

import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Toast, ToastView } from '@/components/ui/toast-view';
import { goBack, markWayBack, noteLeft } from '@/components/ui/way-back';

const storageKey = 'toast';
const watchers = new Set<() => void>();
const places: Place[] = [];
interface Place {
  isInForm: boolean;
}

let current: Toast | null = null;
let later: Toast[] = [];

export function showToast(toast: Toast): void {
  put(toast);
}

/** Shows a toast as soon as no other toast is shown. Use this for messages that arrive by themselves. */
export function showToastLater(toast: Toast): void {
  if (current) later.push(toast);
  else put(toast);
}

export function showToastOnNextPage(toast: Omit<Toast, 'action'>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(toast));
  } catch {
    // Storage is full or forbidden. The toast is not shown then, but the page itself shows the result.
  }
}

/**
 * The place where toasts appear. Each modal dialog has its own place, because users cannot reach anything outside
 * the dialog.
 */
export function Toaster({ isInForm = false }: { isInForm?: boolean }) {
  const place = useRef({ isInForm });
  const toast = useSyncExternalStore<Toast | null>(
    watch,
    () => (current && placeOf(current) === place.current ? current : null),
    () => null,
  );
  useEffect(() => {
    const own = place.current;
    places.push(own);
    announce();
    return () => {
      places.splice(places.indexOf(own), 1);
      announce();
    };
  }, []);
  useEffect(showWaiting, []);
  return (
    <div {...(isInForm ? inForm : onTop)} data-toasts>
      {toast && <ToastView key={keyOf(toast)} toast={toast} onClose={close} />}
    </div>
  );
}

// aria-live is set explicitly, so that an open dialog or menu does not hide toasts from screen readers.
const inForm = {
  role: 'alert',
  'aria-live': 'assertive',
  className: 'empty:hidden',
  onFocus: noteEntry,
  onPointerDown: notePress,
} as const;
// At the height of the dashboard's header. In wide windows, in the gap between its texts and its buttons.
const onTop = {
  role: 'status',
  'aria-live': 'polite',
  onFocus: noteEntry,
  onPointerDown: notePress,
  className:
    'pointer-events-none fixed inset-x-3 top-2 z-50 sm:right-6 sm:left-auto sm:w-96 lg:right-[calc(50%-17rem)] lg:w-80 in-[[role$=dialog]]:inset-x-3! in-[[role$=dialog]]:w-auto! in-[[role$=dialog]]:sm:top-20',
} as const;

function placeOf({ tone }: Toast): Place | undefined {
  const form = tone === 'error' ? places.findLast((place) => place.isInForm) : undefined;
  return form ?? places.findLast((place) => !place.isInForm);
}

function noteEntry({ currentTarget, relatedTarget }: FocusEvent): void {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isInside) noteLeft(relatedTarget);
}

// The pointer reaches a toast without moving the focus, so the focus is still where the user was.
function notePress(): void {
  if (!document.activeElement?.closest('[data-toasts]')) markWayBack();
}

function showWaiting(): void {
  try {
    const waiting = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (waiting) put(JSON.parse(waiting));
  } catch {
    // Storage is forbidden, so no toast is stored.
  }
}

function close(): void {
  const [next = null, ...others] = later;
  later = others;
  put(next);
}

function put(toast: Toast | null): void {
  // If the focus is inside a toast that disappears, the focus returns to where it was before the toast appeared.
  if (document.activeElement?.closest('[data-toasts]')) goBack();
  else markWayBack();
  current = toast;
  announce();
}

function announce(): void {
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

// Each toast has a key of its own, so that a repeated text is shown for another five seconds.
const keys = new WeakMap<Toast, number>();
let lastKey = 0;

function keyOf(toast: Toast): number {
  const known = keys.get(toast) ?? ++lastKey;
  keys.set(toast, known);
  return known;
}
