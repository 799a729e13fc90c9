/** Returns whether a text contains a visible character. Spaces and zero-width characters are not visible. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
