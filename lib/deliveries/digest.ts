import { createHash } from 'node:crypto';

/** How a text that left is known again in a provider's list, without keeping it. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url');
}

/**
 * The same of a template: the list shows it with our variables filled in between words of its own, so each variable is known by its
 * length and digest, in the order of their names.
 */
export function digestOfTemplate(variables: Record<string, string>): string {
  return Object.entries(variables)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => `${value.trim().length}:${digestOf(value)}`)
    .join(' ');
}

/** Whether a listed text is what left under this digest. */
export function isDigestOf(digest: string, text: string): boolean {
  const pieces = piecesOf(digest);
  if (pieces.length === 0) return digestOf(text) === digest;
  let from = 0;
  return pieces.every(({ length, digest: piece }) => {
    const place = placeOf(piece, length, text, from);
    from = place + length;
    return place >= 0;
  });
}

/** How much of a listed text is ours for certain: the more, the less it can be another message. 0 where all of it is. */
export function lengthIn(digest: string): number {
  return piecesOf(digest).reduce((sum, { length }) => sum + length, 0);
}

function piecesOf(digest: string): { length: number; digest: string }[] {
  if (!digest.includes(':')) return [];
  return digest.split(' ').map((piece) => {
    const [length = '', rest = ''] = piece.split(':');
    return { length: Number(length), digest: rest };
  });
}

function placeOf(digest: string, length: number, text: string, from: number): number {
  for (let place = from; place + length <= text.length; place += 1)
    if (digestOf(text.slice(place, place + length)) === digest) return place;
  return -1;
}
