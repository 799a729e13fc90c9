export const fillerWords: readonly string[] =
  'a an the my our that this these those to of for on in at from with and about please'.split(' ');

const fillers: ReadonlySet<string> = new Set(fillerWords);

// Most texts are ASCII, which needs no Unicode normalization.
const ascii = /^[\x20-\x7e]*$/;

export function normalizeForMatch(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .trim();
}

export function matchWords(text: string): string[] {
  return normalizeForMatch(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

/** Returns the words of a text without fillers such as "the". Returns all words if all words are fillers. */
export function tellingWords(text: string, ignored = fillers): string[] {
  const words = matchWords(text);
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}
