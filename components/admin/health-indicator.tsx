'use client';

import { clsx } from 'clsx';
import { useHealth } from '@/components/admin/use-system';

const states = {
  online: { dot: 'bg-done', label: 'System Online' },
  offline: { dot: 'bg-overdue', label: 'System Offline' },
  unknown: { dot: 'border border-input', label: 'System Unknown' },
};

export function HealthIndicator() {
  const { dot, label } = states[useHealth()];
  return (
    <span role="status" className="inline-flex min-w-32 shrink-0 items-center gap-1.5">
      <span aria-hidden className={clsx('size-2.5 rounded-full', dot)} />
      {label}
    </span>
  );
}
