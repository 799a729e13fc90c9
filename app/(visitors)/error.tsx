'use client';

import { PageMessage } from '@/components/page/page-message';
import { buttonVariants } from '@/components/ui/button-variants';
import { PlainButton } from '@/components/ui/plain-button';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <PageMessage
      title="This page could not be loaded"
      actions={
        <>
          <PlainButton onClick={retry}>Try again</PlainButton>
          <a href="/" className={buttonVariants({ variant: 'outline' })}>
            Go home
          </a>
        </>
      }
    >
      Something went wrong on our side. What you saved is safe; please try again in a moment.
    </PageMessage>
  );
}
