'use client';

import { PageMessage } from '@/components/common/page-message';
import { buttonLook } from '@/components/ui/button';
import './globals.css';

/** Stands in for the root layout where that itself failed. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Sidekick</title>
        <PageMessage
          title="Sidekick could not be shown"
          actions={
            <a href="/" className={buttonLook()}>
              Load again
            </a>
          }
        >
          Something went wrong on our side. What you saved is safe; please try again in a moment.
        </PageMessage>
      </body>
    </html>
  );
}
