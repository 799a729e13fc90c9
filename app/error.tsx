'use client';

import { PageMessage } from '@/components/page/page-message';
import { Button, buttonLook } from '@/components/ui/button';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <PageMessage
      title="This page could not be loaded"
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <a href="/" className={buttonLook({ variant: 'outline' })}>
            Go home
          </a>
        </>
      }
    >
      Something went wrong on our side. What you saved is safe; please try again in a moment.
    </PageMessage>
  );
}
