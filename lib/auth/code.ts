import { randomInt } from 'node:crypto';

// Without I, O, 0 and 1, which are easily confused.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

export function oneTimeCode(prefix: string): string {
  return `${prefix}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

export function codeIn(text: string, prefix: string): string | null {
  return new RegExp(`\\b${prefix}-[${alphabet}]{${length}}\\b`, 'i').exec(text)?.[0].toUpperCase() ?? null;
}
