'use client';

import { clsx } from 'clsx';
import { useHealth } from '@/components/admin/use-system';

const looks = {
  online: { dot: 'bg-done', words: 'System Online' },
  offline: { dot: 'bg-overdue', words: 'System Offline' },
  unknown: { dot: 'border border-edge', words: 'System Unknown' },
};

/** Whether the product works, as last measured. */
export function HealthMark() {
  const { dot, words } = looks[useHealth()];
  return (
    <span role="status" className="inline-flex min-w-32 shrink-0 items-center gap-1.5">
      <span aria-hidden className={clsx('size-2.5 rounded-full', dot)} />
      {words}
    </span>
  );
}
