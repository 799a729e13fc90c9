import type { Metadata } from 'next';
import { PageMessage } from '@/components/common/page-message';
import { buttonLook } from '@/components/ui/button';

export const metadata: Metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return (
    <PageMessage
      title="404 Page Not Found"
      actions={
        <a href="/" className={buttonLook()}>
          Go home
        </a>
      }
    >
      There is nothing at this address. It may have moved, or the link has a typo.
    </PageMessage>
  );
}
