import { Features } from '@/components/landing/features';
import { Hero } from '@/components/landing/hero';
import { Sections } from '@/components/landing/sections';
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
        <Sections />
      </main>
      <footer className="mx-auto max-w-6xl px-4 py-8 text-sm text-muted-foreground sm:px-6">
        © 2025 Sidekick
      </footer>
    </>
  );
}
