import { buttonVariants } from '@/components/ui/button-variants';

export function Closing() {
  return (
    <section className="border-y border-border bg-card">
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-8 px-4 py-16 sm:px-6 sm:py-20">
        <div>
          <h2 className="max-w-[20ch] text-3xl font-semibold tracking-tight">
            Put the next thing on your mind in safe hands.
          </h2>
          <p className="mt-3 max-w-line text-muted-foreground">
            All you need is an email address, a phone number and half a minute.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href="/register" className={buttonVariants({ size: 'lg' })}>
            Get Started
          </a>
          <a href="/login" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            I already have an account
          </a>
        </div>
      </div>
    </section>
  );
}
