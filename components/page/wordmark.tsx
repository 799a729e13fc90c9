import { Check } from 'lucide-react';

export function Wordmark() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-lg text-xl font-semibold"
    >
      <BrandMark />
      Sidekick
    </a>
  );
}

export function BrandMark() {
  return (
    <span
      aria-hidden
      className="grid size-7 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground"
    >
      <Check className="size-4" strokeWidth={3} />
    </span>
  );
}
