import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}

export function DataTable<Row extends { id: string }>(props: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  busy: boolean;
}) {
  const { label, columns, rows, busy } = props;
  return (
    <table aria-label={label} aria-busy={busy} className="w-full text-left aria-busy:opacity-60 max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-b border-border">
          {columns.map(({ title, className }) => (
            <th
              key={title}
              scope="col"
              className={clsx('px-2 py-2 text-sm font-medium text-muted-foreground', className)}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border max-md:block">
        {rows.map((row) => (
          <tr key={row.id} className="relative hover:bg-card max-md:block max-md:py-3">
            {columns.map(({ title, cell, className }, index) => (
              <td
                key={title}
                className={clsx(
                  'wrap-anywhere max-md:flex max-md:gap-3 max-md:py-0.5 md:px-2 md:py-2.5 md:align-top',
                  className,
                )}
              >
                {index > 0 && (
                  <span className="w-20 shrink-0 text-sm leading-6 text-muted-foreground md:hidden">
                    {title}
                  </span>
                )}
                <div className="min-w-0 flex-1">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RowButton(props: { more: string; onClick: () => void; children: ReactNode }) {
  const { more, onClick, children } = props;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="min-h-6 rounded-lg text-left font-medium underline decoration-border underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
    >
      {children} <span className="sr-only">{more}</span>
    </button>
  );
}
