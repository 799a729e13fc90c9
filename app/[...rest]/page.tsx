import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** Title of the 404 page, the same as in not-found.tsx. Next.js uses this one after a client-side navigation. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Shows the 404 page. It is rendered per request, because a prerendered page would have no nonce for the
 * Content-Security-Policy, so its scripts would be blocked.
 */
export default function UnknownPath(): never {
  notFound();
}
