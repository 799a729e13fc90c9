import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export function Notice({ tone, children }: { tone: 'info' | 'today' | 'overdue'; children: ReactNode }) {
  return (
    <div
      role="note"
      className={clsx('flex gap-2.5 rounded-lg px-3 py-2.5 text-sm', {
        'bg-info-soft text-info': tone === 'info',
        'bg-today-soft text-today': tone === 'today',
        'bg-overdue-soft text-overdue': tone === 'overdue',
      })}
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
