import { createHash } from 'node:crypto';

export function fingerprint(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url');
}

export function templateFingerprint(variables: Record<string, string>): string {
  return Object.entries(variables)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => `${value.trim().length}:${fingerprint(value)}`)
    .join(' ');
}

export function matchesFingerprint(stored: string, text: string): boolean {
  const variables = variablesOf(stored);
  if (variables.length === 0) return fingerprint(text) === stored;
  let from = 0;
  return variables.every(({ length, hash }) => {
    const index = indexOfHash(hash, length, text, from);
    from = index + length;
    return index >= 0;
  });
}

export function fingerprintLength(stored: string): number {
  return variablesOf(stored).reduce((sum, { length }) => sum + length, 0);
}

function variablesOf(stored: string): { length: number; hash: string }[] {
  if (!stored.includes(':')) return [];
  return stored.split(' ').map((variable) => {
    const [length = '', hash = ''] = variable.split(':');
    return { length: Number(length), hash };
  });
}

function indexOfHash(hash: string, length: number, text: string, from: number): number {
  for (let index = from; index + length <= text.length; index += 1)
    if (fingerprint(text.slice(index, index + length)) === hash) return index;
  return -1;
}
