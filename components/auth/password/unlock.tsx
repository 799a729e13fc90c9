'use client';

import { lazy, type RefObject, Suspense, useState } from 'react';

const UnlockForm = lazy(() => import('@/components/auth/password/unlock-form'));

export function Unlock({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="text-sm text-muted-foreground" onToggle={() => setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center">Too many attempts?</summary>
      {isOpened && (
        <Suspense>
          <UnlockForm form={form} />
        </Suspense>
      )}
    </details>
  );
}
