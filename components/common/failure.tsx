import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/api-client';

export function Failure(props: { what: string; error: unknown; onRetry: () => void; className?: string }) {
  const { what, error, onRetry, className } = props;
  return (
    <div role="alert" className={className}>
      <p className="flex flex-wrap items-center gap-x-3 rounded-lg bg-overdue-soft px-3 text-sm text-overdue wrap-anywhere">
        <span className="my-2 line-clamp-4">
          {what} {errorMessage(error, 'Check your connection.')}
        </span>
        <Button variant="link" size="default" className="-mx-4 text-sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </div>
  );
}
