import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** Client-side navigation takes the title from this page, although not-found.tsx is rendered. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/**
 * Unknown paths are rendered per request too: a prerendered 404 page would carry no nonce, and its scripts
 * would be blocked.
 */
export default function UnknownPath(): never {
  notFound();
}
