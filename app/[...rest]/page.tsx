import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** Client-side navigation uses the title of this page, although not-found.tsx is rendered. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/** Renders unknown paths per request. A prerendered 404 page would have no nonce, so its scripts would be blocked. */
export default function UnknownPath(): never {
  notFound();
}
