import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Rendered per request, because the scripts of a prerendered page would have no nonce for the
 * Content-Security-Policy.
 */
export default function UnknownPath(): never {
  notFound();
}
