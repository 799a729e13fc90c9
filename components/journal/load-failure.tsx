import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Journal } from '@/components/journal/use-journal';
import { Button } from '@/components/ui/button';

export function LoadFailure(props: {
  title: string;
  text: string;
  reason: string;
  journal: Journal;
  children?: ReactNode;
}) {
  const { title, text, reason, journal, children } = props;
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <div role="alert" className="grid gap-1">
        <h3 className="flex items-center gap-2 font-semibold text-overdue">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {title}
        </h3>
        <p className="max-w-line">{text}</p>
        <p className="max-w-line text-sm text-muted-foreground wrap-anywhere">{reason}</p>
      </div>
      <Button variant="outline" pending={journal.isFetching} onClick={journal.refresh}>
        {journal.isFetching ? 'Refreshing...' : 'Try Again'}
      </Button>
      {children}
    </div>
  );
}
