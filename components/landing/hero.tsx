import { SampleConversation } from '@/components/landing/sample-conversation';
import { buttonVariants } from '@/components/ui/button-variants';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-12 px-4 py-12 sm:px-6 sm:py-16 lg:pt-8 lg:grid-cols-[1fr_26rem]">
      <div className="lg:pt-28">
        <h1 className="max-w-[14ch] text-4xl font-semibold tracking-tight">
          Meet your proactive ai sidekick
        </h1>
        <p className="mt-5 max-w-[52ch] text-xl text-muted-foreground">
          Tell it once, in your own words, on WhatsApp, Telegram or the web. It writes the todo, sets the
          reminder, remembers the fact, and speaks up at the right time.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/register" className={buttonVariants({ size: 'lg' })}>
            Get Started
          </a>
          <a href="#features" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            What it does
          </a>
        </div>
      </div>
      <SampleConversation />
    </section>
  );
}
