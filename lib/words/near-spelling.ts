import { isOneSlip } from '@/lib/words/slips';

const targets =
  'tomorrow tonight morning afternoon evening weekend monday tuesday wednesday thursday friday saturday sunday january february september october november december before remind reminder birthday already cancel'.split(
    ' ',
  );

/**
 * Words that are not changed, although they differ by only one slip from a word that is common in requests: "mourning"
 * from "morning".
 */
const own = new Set(
  'mourning sundae sundry remand reminds reminded minder reload octobers yearly cancels cancer decembers'.split(
    ' ',
  ),
);

const shortest = 5;
/** A capitalized word may be a name ("Sundar"), so only longer words are corrected. */
const shortestCapital = 7;
const word = /(?<![\p{L}\p{N}'’@/#.-])\p{L}{5,10}(?![\p{L}\p{N}'’@/#-]|\.\p{L})/gu;

/**
 * Corrects misspellings that differ by one slip from a word that is common in requests: "mornng", "befor", "satuday".
 */
export function correctSlips(text: string): string {
  return text.replace(word, (said) => {
    const lower = said.toLowerCase();
    const least = said === lower ? shortest : shortestCapital;
    if (said.length < least || own.has(lower) || targets.includes(lower.replace(/s$/, ''))) return said;
    const meant = targets.find(
      (target) =>
        target[0] === lower[0] && Math.abs(target.length - lower.length) <= 1 && isOneSlip(target, lower),
    );
    if (!meant) return said;
    return said === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
  });
}
