'use client';

import { Failure } from '@/components/common/failure';
import { useMoreTodos } from '@/components/todos/use-todos';
import { Button } from '@/components/ui/button';

export function MoreTodos({ after, listId }: { after: string; listId: string | undefined }) {
  const more = useMoreTodos(listId);
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button variant="outline" pending={more.isPending} onClick={() => more.mutate(after)}>
        {more.isPending ? 'Loading more...' : 'Show more'}
      </Button>
      {more.isError && (
        <Failure
          what="More todos could not be loaded."
          error={more.error}
          onRetry={() => more.mutate(after)}
        />
      )}
    </div>
  );
}
