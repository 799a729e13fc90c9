const previewLength = 50;

/** Returns the first 50 characters and an ellipsis; a shorter text is returned as it is. */
export function preview(text: string | null): string {
  const characters = [...(text ?? '')];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('')}…`;
}
