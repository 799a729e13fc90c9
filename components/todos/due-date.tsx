import { clsx } from 'clsx';
import { formatDate, formatRowDay } from '@/lib/time/format';
import type { DueState } from '@/lib/todos/rules';

export function DueDate({ dueDate, state, today }: { dueDate: string; state: DueState; today: string }) {
  return (
    <span className="mt-0.5 block text-sm text-muted-foreground">
      <time
        dateTime={dueDate}
        title={formatDate(dueDate)}
        className={clsx(
          state === 'overdue' && 'text-overdue',
          state === 'today' && 'rounded-lg bg-today-soft px-1.5 text-today',
        )}
      >
        {state !== 'today' && formatRowDay(dueDate, today)}
        {state === 'overdue' && <strong className="font-semibold"> (Overdue)</strong>}
        {state === 'today' && <strong className="font-semibold">(Today)</strong>}
      </time>
    </span>
  );
}
