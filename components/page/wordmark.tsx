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
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="size-4 fill-none stroke-current stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20 6 9 17l-5-5" />
      </svg>
    </span>
  );
}
