'use client';

import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { PlainButton } from '@/components/ui/plain-button';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'error';
  action?: { label: string; run: () => void } | { label: string; href: string };
  stays?: boolean;
}

const duration = 5000;

export function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { title, description, tone = 'plain', action, stays = false } = toast;
  const askToClose = useEffectEvent(onClose);

  useEffect(() => {
    if (stays) return;
    let timer = setTimeout(leave, duration);
    // Does not close while the pointer or the focus is on it, because the user may be about to use it.
    function leave() {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000);
      else askToClose();
    }
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <div
      ref={box}
      className={clsx(
        'pointer-events-auto flex animate-appear items-start gap-2 rounded-lg border bg-card py-1 pr-1 pl-4 shadow',
        tone === 'error' ? 'border-overdue' : 'border-border',
      )}
    >
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        <p className={clsx('text-sm font-semibold', tone === 'error' && 'text-overdue')}>{title}</p>
        {description && (
          <p className="line-clamp-6 text-sm whitespace-pre-line text-muted-foreground">{description}</p>
        )}
      </div>
      {action && <Action action={action} onClose={onClose} />}
      <PlainButton variant="ghost" size="icon" aria-label="Close this message" onClick={onClose}>
        {/* An inline icon: the icon library would be a tenth of a public page's code. */}
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-4 fill-none stroke-current stroke-2"
          strokeLinecap="round"
        >
          <path d="M18 6 6 18M6 6l12 12" />
        </svg>
      </PlainButton>
    </div>
  );
}

function Action({ action, onClose }: { action: NonNullable<Toast['action']>; onClose: () => void }) {
  const { label } = action;
  const look = { variant: 'link', size: 'default', className: 'text-sm' } as const;
  if ('href' in action) {
    return (
      <a href={action.href} target="_blank" rel="noreferrer" className={buttonVariants(look)}>
        {label}
      </a>
    );
  }
  function act(run: () => void) {
    onClose();
    run();
  }
  return (
    <PlainButton {...look} onClick={() => act(action.run)}>
      {label}
    </PlainButton>
  );
}
