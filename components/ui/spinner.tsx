import { LoaderCircle } from 'lucide-react';

/**
 * A spinner with a label. The space for the ring is reserved, so that the text does not move when the ring
 * appears.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="relative inline-flex items-center pl-7 text-muted-foreground">
      {label}
      <LoaderCircle aria-hidden className="absolute left-0 size-5 animate-spin" />
    </span>
  );
}
