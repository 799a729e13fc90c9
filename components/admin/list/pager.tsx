import type { Pages } from '@/components/admin/list/use-pages';
import { Button } from '@/components/ui/button';

export function Pager(props: { label: string; pages: Pages; next: string | null }) {
  const { label, pages, next } = props;
  if (pages.number === 1 && next === null) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" disabled={pages.number === 1} onClick={pages.back}>
        Previous
      </Button>
      <span aria-live="polite" className="text-sm text-muted-foreground tabular-nums">
        Page {pages.number}
      </span>
      <Button variant="outline" disabled={next === null} onClick={() => next && pages.forward(next)}>
        Next
      </Button>
    </nav>
  );
}
