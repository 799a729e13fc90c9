'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** The Connectors tab; its code is loaded when the tab is first opened. */
export const ConnectorsSection = dynamic<object>(
  () => import('@/components/connectors/connectors-panel').then((file) => file.ConnectorsPanel),
  { loading: Loading },
);

function Loading() {
  return (
    <div role="status" aria-label="Loading connectors" className="grid max-w-6xl gap-5">
      <Skeleton className="h-9 w-72" />
      {['gmail', 'microsoft', 'yahoo', 'apple'].map((provider) => (
        <Skeleton key={provider} className="h-16" />
      ))}
    </div>
  );
}
