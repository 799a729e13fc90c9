import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function MessageBubble(props: {
  mine: boolean;
  meta?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { mine, meta, below, children } = props;
  return (
    <div className={clsx('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <div
        dir="auto"
        className={clsx(
          'max-w-[min(85%,34rem)] rounded-lg px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
          mine ? 'bg-primary text-primary-foreground' : 'border border-border bg-card',
        )}
      >
        <span dir="ltr" className="sr-only">
          {mine ? 'You: ' : 'Sidekick: '}
        </span>
        {children}
      </div>
      {meta && <div className="flex items-center gap-2 px-1 text-xs text-muted-foreground">{meta}</div>}
      {below}
    </div>
  );
}
