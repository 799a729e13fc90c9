import { Check } from 'lucide-react';

export function Wordmark() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded text-lg font-semibold"
    >
      <span aria-hidden className="grid size-7 place-items-center rounded bg-accent text-accent-ink">
        <Check className="size-4" strokeWidth={3} />
      </span>
      Sidekick
    </a>
  );
}
