import { Closing } from '@/components/landing/closing';
import { Difference } from '@/components/landing/difference';
import { Features } from '@/components/landing/features';
import { Hero } from '@/components/landing/hero';
import { People } from '@/components/landing/people';
import { Steps } from '@/components/landing/steps';
import { PaintWhole } from '@/components/page/paint-whole';
import { Wordmark } from '@/components/page/wordmark';
import { buttonVariants } from '@/components/ui/button-variants';

export function Landing() {
  return (
    <>
      <header className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-3 sm:px-6 sm:py-5">
        <Wordmark />
        <nav aria-label="Account" className="flex gap-1 sm:gap-2">
          <a href="/login" className={buttonVariants({ variant: 'ghost', className: 'max-sm:px-3' })}>
            Sign In
          </a>
          <a href="/register" className={buttonVariants({ className: 'max-sm:px-3' })}>
            Get Started
          </a>
        </nav>
      </header>
      <main>
        <PaintWhole>
          <Hero />
        </PaintWhole>
        <Features />
        <Steps />
        <People />
        <Difference />
        <Closing />
      </main>
      <footer className="mx-auto max-w-6xl px-4 py-8 text-sm text-muted-foreground sm:px-6">
        © 2025 Sidekick
      </footer>
    </>
  );
}
