import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function LandingSection(props: {
  id: string;
  title: string;
  lead?: string;
  band?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { id, title, lead, band = false, className, children } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        '[contain-intrinsic-size:auto_40rem] [content-visibility:auto]',
        band && 'border-y border-border bg-card',
      )}
    >
      <div className={clsx('mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20', className)}>
        <div>
          <h2 id={`${id}-title`} className="text-3xl font-semibold tracking-tight">
            {title}
          </h2>
          {lead && <p className="mt-2 max-w-[44ch] text-muted-foreground">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
