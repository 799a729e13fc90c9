/** Words that say nothing about which thing is meant. */
export const fillerWords: readonly string[] =
  'a an the my our that this these those to of for on in at from with and about please'.split(' ');

const fillers: ReadonlySet<string> = new Set(fillerWords);

/** Returns a text as it is compared: in lower case, without accents, with straight apostrophes, trimmed. */
export function normalizeForMatch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .trim();
}

/** Splits a text into its normalized words; an apostrophe is part of its word. */
export function matchWords(text: string): string[] {
  return normalizeForMatch(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

/** Returns the words of a text that are not fillers, or all of them if there are no others. */
export function tellingWords(text: string, ignored = fillers): string[] {
  const words = matchWords(text);
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}
