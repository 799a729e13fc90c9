const previewLength = 50;

export function preview(text: string | null): string {
  const characters = [...(text ?? '')];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('')}…`;
}
