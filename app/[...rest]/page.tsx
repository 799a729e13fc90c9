import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** Title of the 404 page after a client-side navigation. In other cases, not-found.tsx sets the title. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Shows the 404 page for every unknown path. This page is rendered per request, because its scripts need a
 * nonce for the Content-Security-Policy. A prerendered page would have no nonce, and the browser would block
 * its scripts.
 */
export default function UnknownPath(): never {
  notFound();
}
