import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function Field(props: {
  label: ReactNode;
  error?: string | undefined;
  /** Whether the control is marked as wrong even without an error text. */
  isRefused?: boolean;
  hint?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const { label, error, isRefused = false, hint, className, children } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error || isRefused ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={clsx('text-sm', error ? 'text-overdue' : 'text-muted-foreground')}>
          {note}
        </p>
      )}
    </div>
  );
}
