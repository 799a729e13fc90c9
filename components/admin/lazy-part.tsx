'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Failure } from '@/components/common/failure';
import { Skeleton } from '@/components/ui/skeleton';

/** A tab whose code comes when it is first opened; where it does not come, the tab says so and offers another try. */
export function LazyPart({ name, load }: { name: string; load: () => Promise<ComponentType> }) {
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: async () => ({ View: await load() }),
    structuralSharing: false,
  });
  if (code.data) return <code.data.View />;
  if (code.isError && !code.isFetching) {
    return <Failure what={`${name} could not be opened.`} error={null} onRetry={() => code.refetch()} />;
  }
  return (
    <div role="status" aria-label={`${name} is loading`} className="grid gap-3">
      <Skeleton className="mb-3 h-7 w-48" />
      {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
        <Skeleton key={width} className={`my-3 h-5 ${width}`} />
      ))}
    </div>
  );
}
