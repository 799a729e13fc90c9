'use client';

import { lazy, type RefObject, Suspense, useState } from 'react';

const UnlockForm = lazy(() => import('@/components/auth/password/unlock-form'));

export function Unlock({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="group text-sm text-muted-foreground" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-foreground">
        {/* An inline icon: the icon library would be a tenth of a public page's code. */}
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-4 fill-none stroke-current stroke-2 transition-transform group-open:rotate-90"
        >
          <path d="m9 18 6-6-6-6" />
        </svg>
        Too many attempts?
      </summary>
      {isOpened && (
        <Suspense>
          <UnlockForm form={form} />
        </Suspense>
      )}
    </details>
  );
}
