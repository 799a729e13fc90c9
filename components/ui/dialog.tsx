'use client';

import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toast';

/**
 * A native modal dialog: a sheet at the thumb on phones, in the middle elsewhere. The browser keeps the focus inside, the page
 * still and gives the focus back at the end. Escape, the button and a press beside it ask `onClose`; the press only while
 * nothing was typed.
 */
export function Dialog(props: { open: boolean; title: string; onClose: () => void; children: ReactNode }) {
  const { open, title, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="fixed inset-0 size-full max-h-none max-w-none flex-col justify-end bg-paper/70 text-ink backdrop:bg-transparent open:flex sm:items-center sm:justify-center sm:p-6"
    >
      {open && (
        <>
          <div className="flex max-h-[calc(100dvh-2rem)] w-full animate-appear flex-col border border-line bg-paper shadow max-sm:rounded-t max-sm:border-x-0 max-sm:border-b-0 sm:max-h-full sm:max-w-lg sm:rounded">
            <div className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4 sm:pl-6">
              <h2
                id={titleId}
                data-start
                tabIndex={-1}
                className="min-w-0 flex-1 text-lg font-semibold outline-none"
              >
                {title}
              </h2>
              <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
                <X aria-hidden className="size-5" />
              </Button>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6">
              {children}
            </div>
          </div>
          {/* What lies outside a modal dialog is out of reach, toasts too. */}
          <Toaster />
        </>
      )}
    </dialog>
  );
}

function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  const askToClose = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      dialog.addEventListener(type, listener, { signal: listening.signal });
    let isTyped = false;
    let isPressedBeside = false;
    on('input', () => {
      isTyped = true;
    });
    on('pointerdown', ({ target }) => {
      isPressedBeside = target === dialog;
    });
    on('click', ({ target }) => {
      if (target === dialog && isPressedBeside && !isTyped) askToClose();
    });
    on('cancel', (event) => {
      event.preventDefault();
      askToClose();
    });
    // Pressed again and again, Escape closes it without asking.
    on('close', () => {
      if (!dialog.open) askToClose();
    });
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-start]')?.focus();
    const letScroll = holdPage();
    return () => {
      listening.abort();
      letScroll();
      // While it still stands in the page: only so does the focus go back to where it was.
      dialog.close();
    };
  }, [ref, open]);
}

/** Keeps what lies behind from scrolling, and the place of its scroll bar where it had one. Gives the way back. */
function holdPage(): () => void {
  const page = document.documentElement;
  const hasBar = window.innerWidth > page.clientWidth;
  page.style.overflow = 'hidden';
  if (hasBar) page.style.scrollbarGutter = 'stable';
  return () => {
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}
