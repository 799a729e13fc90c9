import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/**
 * Title after a client-side navigation to the 404 page. Next.js then uses this title, although it renders
 * not-found.tsx.
 */
export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Shows the 404 page. It is rendered per request, because a prerendered page would have no nonce for the
 * Content-Security-Policy, so its scripts would be blocked.
 */
export default function UnknownPath(): never {
  notFound();
}
