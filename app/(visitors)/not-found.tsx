import type { Metadata } from 'next';
import { PageMessage } from '@/components/page/page-message';
import { buttonVariants } from '@/components/ui/button-variants';

export const metadata: Metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return (
    <PageMessage
      title="404 Page Not Found"
      actions={
        <a href="/" className={buttonVariants()}>
          Go home
        </a>
      }
    >
      There is no page at this address. It may have moved, or the link may have a typo.
    </PageMessage>
  );
}
