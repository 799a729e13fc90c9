import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { MessageBubble } from '@/components/messages/message-bubble';

const focusable = { tabIndex: 0 };

/**
 * Shows a list of messages. The list is a flex-col-reverse, so at scrollTop 0 it shows the newest message.
 */
export function MessageList(props: {
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
      {...focusable}
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
    <MessageBubble mine={false}>
      <span className="inline-flex h-6 items-center gap-1">
        <span className="sr-only">is typing</span>
        <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-muted-foreground" />
        <span
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted-foreground [animation-delay:200ms]"
        />
        <span
          aria-hidden
          className="size-1.5 animate-breathe rounded-full bg-muted-foreground [animation-delay:400ms]"
        />
      </span>
    </MessageBubble>
  );
}
