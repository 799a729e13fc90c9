import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: '404 Page Not Found' };

/** Shows the 404 page, rendered per request because a prerendered page would have no CSP nonce. */
export default function UnknownPath(): never {
  notFound();
}
