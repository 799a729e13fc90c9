import { createHash } from 'node:crypto';

/** How a text that left is known again in a provider's list, without keeping it. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url');
}
