import { LoaderCircle } from 'lucide-react';

export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="relative inline-flex items-center pl-7 text-muted-foreground">
      {label}
      <LoaderCircle aria-hidden className="absolute left-0 size-5 animate-spin" />
    </span>
  );
}
