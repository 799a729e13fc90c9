import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Bubble } from '@/components/common/bubble';

// What scrolls must be reachable without a mouse.
const reachable = { tabIndex: 0 };

/**
 * A talk of limited height. Laid out from its end, so that the browser itself keeps the newest message in sight and
 * leaves a reader who scrolled up where they are; a scrollTop of 0 is the newest end. New messages are read aloud.
 */
export function Talk(props: {
  label: string;
  typing: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { label, typing, className, ref, children } = props;
  return (
    <div
      ref={ref}
      role="log"
      aria-label={label}
      {...reachable}
      className={clsx(
        'flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2',
        className,
      )}
    >
      <div className="flex min-h-full flex-col justify-end gap-4 py-4">
        {children}
        {typing && <Typing />}
      </div>
    </div>
  );
}

function Typing() {
  return (
    <Bubble mine={false}>
      <span className="inline-flex h-6 items-center gap-1">
        <span className="sr-only">is typing</span>
        <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-muted" />
        <span
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted [animation-delay:200ms]"
        />
        <span
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted [animation-delay:400ms]"
        />
      </span>
    </Bubble>
  );
}
