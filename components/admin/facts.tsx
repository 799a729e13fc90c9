import type { ReactNode } from 'react';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-border">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
