import type { ReactNode } from 'react';
import { Wordmark } from '@/components/page/wordmark';

export function PageMessage(props: { title: string; children: ReactNode; actions: ReactNode }) {
  const { title, children, actions } = props;
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 px-4 py-12">
      <Wordmark />
      <h1 className="mt-6 text-3xl font-semibold">{title}</h1>
      <p className="text-muted-foreground">{children}</p>
      <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
    </main>
  );
}
