const previewLength = 50;

/** Returns the first 50 characters and an ellipsis. Returns a shorter text unchanged. */
export function preview(text: string | null): string {
  const characters = [...(text ?? '')];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('')}…`;
}
