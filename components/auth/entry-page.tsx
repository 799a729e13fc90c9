import type { ReactNode } from 'react';
import { Wordmark } from '@/components/common/wordmark';

/** The frame of sign-in and registration: the form, and the way to the other one. Not centred: what is still to come would move it. */
export function EntryPage(props: { title: string; subtitle: string; other: ReactNode; children: ReactNode }) {
  const { title, subtitle, other, children } = props;
  return (
    <div className="mx-auto max-w-md px-4 py-6 sm:py-12">
      <header>
        <Wordmark />
      </header>
      <main className="py-10 sm:pt-[8vh]">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mt-2 mb-8 text-muted">{subtitle}</p>
        {children}
        <p className="mt-6 border-t border-line pt-3 text-muted">{other}</p>
        <p>
          <EntryLink href="/">Back to home</EntryLink>
        </p>
      </main>
    </div>
  );
}

export function EntryLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded text-accent underline underline-offset-4 hover:text-accent-hover"
    >
      {children}
    </a>
  );
}
