import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

/** The same as of the page that is shown: what navigates asks this one for its title. */
export const metadata: Metadata = { title: '404 Page Not Found' };

/** Unknown paths are rendered per request too: a prerendered 404 would carry no nonce and stay dead. */
export default function UnknownPath(): never {
  notFound();
}
