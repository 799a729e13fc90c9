import { LoaderCircle } from 'lucide-react';

/** The ring has a reserved place, so that the text does not move when it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="relative inline-flex items-center pl-7 text-muted-foreground">
      {label}
      <LoaderCircle aria-hidden className="absolute left-0 size-5 animate-spin" />
    </span>
  );
}
