import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** Client-side navigation uses this title, although not-found.tsx is rendered. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/** Rendered per request: a prerendered 404 page would have no nonce, so its scripts would be blocked. */
export default function UnknownPath(): never {
  notFound();
}
