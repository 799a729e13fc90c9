import { LoaderCircle } from 'lucide-react';

/** A turning ring and the words that say what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      {label}
    </span>
  );
}
