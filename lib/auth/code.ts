import { randomInt } from 'node:crypto';

/** Leaves out characters that are easily confused: I, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** Creates a random code of 40 bits for a user to type or send. The prefix names the code's purpose. */
export function oneTimeCode(prefix: string): string {
  return `${prefix}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

/** Returns the first code with this prefix in a text, in capitals, or null if there is none. */
export function codeIn(text: string, prefix: string): string | null {
  return new RegExp(`\\b${prefix}-[${alphabet}]{${length}}\\b`, 'i').exec(text)?.[0].toUpperCase() ?? null;
}
