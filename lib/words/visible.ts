/**
 * Returns whether a text has a visible character, which spaces, joiners and zero-width characters are not.
 */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
