import type { ReactNode } from 'react';
import { PaintWhole } from '@/components/page/paint-whole';
import { Wordmark } from '@/components/page/wordmark';

/** Shows a sign-in page with its content at the top. A centered form would move when content appears later. */
export function AuthPage(props: {
  title: string;
  subtitle: string;
  footer: ReactNode;
  children?: ReactNode;
}) {
  const { title, subtitle, footer, children } = props;
  return (
    <PaintWhole>
      <div className="mx-auto max-w-md px-4 py-6 sm:py-12">
        <header>
          <Wordmark />
        </header>
        <main className="py-10 sm:pt-[8vh]">
          <h1 className="text-3xl font-semibold">{title}</h1>
          <p className="mt-2 mb-8 text-muted-foreground">{subtitle}</p>
          {children}
          <p className="mt-6 border-t border-border pt-3 text-muted-foreground">{footer}</p>
          <p>
            <AuthLink href="/">Back to home</AuthLink>
          </p>
        </main>
      </div>
    </PaintWhole>
  );
}

export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded-lg text-primary underline underline-offset-4 hover:text-primary/85"
    >
      {children}
    </a>
  );
}
