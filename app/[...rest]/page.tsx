import { notFound } from 'next/navigation';

/** Unknown paths are rendered per request too: a prerendered 404 would carry no nonce and stay dead. */
export default function UnknownPath(): never {
  notFound();
}
