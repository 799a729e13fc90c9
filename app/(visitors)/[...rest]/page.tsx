import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: '404 Page Not Found' };

/** Renders the 404 page anew for each request, because a prerendered page would have no CSP nonce. */
export default function UnknownPath(): never {
  notFound();
}
