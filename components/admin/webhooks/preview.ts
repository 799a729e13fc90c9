const previewLength = 50;

/** The first 50 characters and an ellipsis; a text that fits stands as it is. */
export function preview(text: string | null): string {
  const characters = [...(text ?? '')];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('')}…`;
}
