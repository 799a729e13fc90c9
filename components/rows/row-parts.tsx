import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export function RowIcon({ icon: Icon, className = '' }: { icon: LucideIcon; className?: string }) {
  return (
    <span className="mt-3 grid size-5 shrink-0 place-items-center text-muted-foreground">
      <Icon aria-hidden className={`size-4 ${className}`} />
    </span>
  );
}

export function RowDetails({ children }: { children: ReactNode }) {
  return (
    <span className="dotted mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
      {children}
    </span>
  );
}

export function RowNote({ children }: { children: string }) {
  return (
    <p dir="auto" className="mt-0.5 truncate text-sm text-muted-foreground">
      {children}
    </p>
  );
}
