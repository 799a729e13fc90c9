import { Button } from '@/components/ui/button';
import { pageNumbers } from '@/lib/journal/rules';

export function Pager(props: { page: number; pages: number; onSelect: (page: number) => void }) {
  const { page, pages, onSelect } = props;
  const numbers = pageNumbers(page, pages);
  return (
    <nav aria-label="Pages of journal entries" className="mt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Button variant="outline" disabled={page === 1} onClick={() => onSelect(page - 1)}>
            Previous
          </Button>
        </li>
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1">
            {number - (numbers[index - 1] ?? 0) > 1 && (
              <span className="w-4 text-center text-muted-foreground">…</span>
            )}
            <Button
              variant={number === page ? 'default' : 'ghost'}
              size="icon"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="tabular-nums"
              onClick={() => onSelect(number)}
            >
              {number}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="outline" disabled={page === pages} onClick={() => onSelect(page + 1)}>
            Next
          </Button>
        </li>
      </ul>
    </nav>
  );
}
