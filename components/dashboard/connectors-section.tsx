'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** The connectors in a chunk of their own, which comes when their tab is first opened. */
export const ConnectorsSection = dynamic<object>(
  () => import('@/components/connectors/connectors-panel').then((file) => file.ConnectorsPanel),
  { loading: Waiting },
);

function Waiting() {
  return (
    <div role="status" aria-label="Connectors are loading" className="grid max-w-6xl gap-5">
      <Skeleton className="h-9 w-72" />
      {['gmail', 'microsoft', 'yahoo', 'apple'].map((provider) => (
        <Skeleton key={provider} className="h-16" />
      ))}
    </div>
  );
}
