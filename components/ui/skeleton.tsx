import { clsx } from 'clsx';

/** A still grey bar of the size of what it stands for. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded bg-line', className)} />;
}
