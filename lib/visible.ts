/** Whether a text shows anything: spaces, joiners and zero-width characters alone do not. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
