import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from '@/components/common/failure';
import { Empty, EmptyDescription, EmptyMedia } from '@/components/ui/empty';
import { Skeleton } from '@/components/ui/skeleton';

export function ListState<T>(props: {
  query: UseQueryResult<T>;
  name: string;
  isEmpty: (data: T) => boolean;
  empty: ReactNode;
  /** Icon in the picture that an empty list shows above its text. Without an icon, there is no picture. */
  icon?: LucideIcon;
  children: (data: T) => ReactNode;
}) {
  const { query, name, isEmpty, empty, icon, children } = props;
  if (query.isPending) return <ListSkeleton name={name} />;
  return (
    <>
      {query.isError && (
        <Failure
          className="mb-2"
          what={`${name} could not be loaded.`}
          error={query.error}
          onRetry={() => query.refetch()}
        />
      )}
      {query.data !== undefined &&
        (isEmpty(query.data) ? <Nothing icon={icon}>{empty}</Nothing> : children(query.data))}
    </>
  );
}

function Nothing({ icon, children }: { icon: LucideIcon | undefined; children: ReactNode }) {
  if (!icon) return <p className="py-3 text-muted-foreground">{children}</p>;
  return (
    <Empty className="group-has-[[data-adding]]/list:hidden">
      <EmptyMedia icon={icon} />
      <EmptyDescription>{children}</EmptyDescription>
    </Empty>
  );
}

function ListSkeleton({ name }: { name: string }) {
  return (
    <div
      role="status"
      aria-label={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
      className="grid gap-1 py-1"
    >
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width} className="flex h-11 items-center">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
