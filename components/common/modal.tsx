'use client';

import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useCloseOnBack } from '@/components/hooks/use-close-on-back';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Toaster } from '@/components/ui/toast';

/** Shows a dialog. A click outside closes the dialog only if nothing has been typed. */
export function Modal(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const isTyped = useRef(false);
  // During the first render, the control that opened the dialog still has the focus.
  const [opener] = useState(() => document.activeElement);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseOnBack(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        showCloseButton={false}
        className="block max-h-[calc(100dvh-2rem)] gap-0 p-0 max-sm:top-auto max-sm:bottom-0 max-sm:left-0 max-sm:max-w-full max-sm:translate-x-0 max-sm:translate-y-0 max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0"
        onInput={() => {
          isTyped.current = true;
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
        onInteractOutside={(event) => {
          if (isTyped.current || isToast(event.target)) event.preventDefault();
        }}
      >
        <DialogHeader className="sticky top-0 z-10 border-b bg-popover py-3 pr-14 pl-4 sm:pl-6">
          <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
            {title}
          </DialogTitle>
          <DialogClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="absolute top-1 right-1.5">
              <X aria-hidden className="size-5" />
            </Button>
          </DialogClose>
        </DialogHeader>
        <div className="px-4 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6">{children}</div>
        {/* Controls outside an open dialog cannot be reached, so toasts are shown inside it. */}
        <Toaster />
      </DialogContent>
    </Dialog>
  );
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}
