import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** The title that client-side navigation uses, although not-found.tsx is rendered. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Shows the 404 page. It is rendered per request, because a prerendered page would have no nonce, so its
 * scripts would be blocked.
 */
export default function UnknownPath(): never {
  notFound();
}
