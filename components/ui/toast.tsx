'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

export interface Toast {
  title: string;
  /** Line breaks are kept. */
  description?: string;
  tone?: 'plain' | 'error';
  action?: { label: string; run: () => void };
}

const duration = 5000;
const storageKey = 'toast';
const watchers = new Set<() => void>();
const places: object[] = [];
let current: Toast | null = null;

/** Shows a toast for 5 seconds in the place of any other. */
export function showToast(toast: Toast): void {
  put(toast);
}

/** Shows a toast on the page that is loaded next in this tab. */
export function showToastOnNextPage(toast: Omit<Toast, 'action'>): void {
  sessionStorage.setItem(storageKey, JSON.stringify(toast));
}

/**
 * Where toasts appear: stands in the root layout, and in a modal dialog, outside of which nothing can be reached. Of several
 * that stand, the newest shows.
 */
export function Toaster() {
  const place = useRef({});
  const toast = useSyncExternalStore<Toast | null>(
    watch,
    () => (places.at(-1) === place ? current : null),
    () => null,
  );
  useEffect(() => {
    places.push(place);
    announce();
    return () => {
      places.splice(places.indexOf(place), 1);
      announce();
    };
  }, []);
  useEffect(() => {
    const waiting = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (waiting) put(JSON.parse(waiting));
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-20 z-50 sm:right-6 sm:left-auto sm:w-96 lg:w-80"
    >
      {toast && <ToastView key={keyOf(toast)} toast={toast} />}
    </div>
  );
}

function ToastView({ toast }: { toast: Toast }) {
  const box = useRef<HTMLDivElement>(null);
  const { title, description, tone = 'plain', action } = toast;

  useEffect(() => {
    let timer = setTimeout(leave, duration);
    // Not under the pointer or the keyboard of someone who is about to use it.
    function leave() {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000);
      else put(null);
    }
    return () => clearTimeout(timer);
  }, []);

  function act() {
    put(null);
    action?.run();
  }

  return (
    <div
      ref={box}
      className={clsx(
        'pointer-events-auto flex animate-appear items-start gap-2 rounded border bg-surface py-1 pr-1 pl-4 shadow',
        tone === 'error' ? 'border-overdue' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        <p className={clsx('text-sm font-semibold', tone === 'error' && 'text-overdue')}>{title}</p>
        {description && <p className="line-clamp-6 text-sm whitespace-pre-line text-muted">{description}</p>}
      </div>
      {action && (
        <Button variant="link" size="md" className="text-sm" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Close this message" onClick={() => put(null)}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

function put(toast: Toast | null): void {
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

// Each toast is an object of its own: a repeated text starts its five seconds anew.
const keys = new WeakMap<Toast, number>();
let lastKey = 0;

function keyOf(toast: Toast): number {
  const known = keys.get(toast) ?? ++lastKey;
  keys.set(toast, known);
  return known;
}
