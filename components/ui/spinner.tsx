import { LoaderCircle } from 'lucide-react';

/** A turning ring and the words that say what is being waited for. The ring has a place of its own: whichever is drawn first moves nothing. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="relative inline-flex items-center pl-7 text-muted-foreground">
      {label}
      <LoaderCircle aria-hidden className="absolute left-0 size-5 animate-spin" />
    </span>
  );
}
