import type { ReactNode } from 'react';

export function EditCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-editing className="rounded-lg border border-primary bg-card p-4">
      <p className="mb-3 text-sm font-semibold wrap-anywhere">
        Edit “<bdi>{name}</bdi>”
      </p>
      {children}
    </div>
  );
}
