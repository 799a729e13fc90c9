'use client';

import { PageMessage } from '@/components/page/page-message';
import { buttonVariants } from '@/components/ui/button-variants';
import './globals.css';

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Sidekick</title>
        <PageMessage
          title="Sidekick could not be loaded"
          actions={
            <a href="/" className={buttonVariants()}>
              Reload
            </a>
          }
        >
          Something went wrong on our side. What you saved is safe; please try again in a moment.
        </PageMessage>
      </body>
    </html>
  );
}
