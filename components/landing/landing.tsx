import { Wordmark } from '@/components/common/wordmark';
import { Exchange } from '@/components/landing/exchange';
import { Features } from '@/components/landing/features';
import { buttonLook } from '@/components/ui/button';

/** What a visitor sees: the product itself, as markup, with no script of its own. */
export function Landing() {
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <header className="flex items-center justify-between gap-2 py-3 sm:py-5">
        <Wordmark />
        <nav aria-label="Account" className="flex gap-1 sm:gap-2">
          <a href="/login" className={buttonLook({ variant: 'ghost', className: 'max-sm:px-3' })}>
            Sign In
          </a>
          <a href="/register" className={buttonLook({ className: 'max-sm:px-3' })}>
            Get Started
          </a>
        </nav>
      </header>
      <main>
        <Hero />
        <Features />
        <Closing />
      </main>
      <footer className="border-t border-line py-8 text-sm text-muted">© 2025 Sidekick</footer>
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-16 gap-y-12 py-12 sm:py-20 lg:grid-cols-[1fr_26rem]">
      <div>
        <h1 className="max-w-[14ch] text-2xl font-semibold tracking-tight">
          Meet your proactive ai sidekick
        </h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">
          Tell it once, in your own words, on WhatsApp or the web. It writes the todo, sets the reminder,
          remembers the fact, and speaks up when the moment comes.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/register" className={buttonLook({ size: 'lg' })}>
            Get Started
          </a>
          <a href="#features" className={buttonLook({ variant: 'outline', size: 'lg' })}>
            What it does
          </a>
        </div>
      </div>
      <Exchange />
    </section>
  );
}

function Closing() {
  return (
    <section className="border-t border-line py-16 sm:py-24">
      <h2 className="max-w-[20ch] text-xl font-semibold">Put the next thing on your mind in safe hands.</h2>
      <p className="mt-3 max-w-line text-muted">
        An account takes an e-mail address, a phone number and half a minute.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/register" className={buttonLook({ size: 'lg' })}>
          Get Started
        </a>
        <a href="/login" className={buttonLook({ variant: 'outline', size: 'lg' })}>
          I already have an account
        </a>
      </div>
    </section>
  );
}
