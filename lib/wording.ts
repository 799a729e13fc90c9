/** "milk", "milk and eggs", "milk, eggs and bread". */
export function joinWords(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** As joinWords, of the first five and how many more there are. */
export function joinSome(parts: string[]): string {
  return joinWords(parts.length > 5 ? [...parts.slice(0, 5), `${parts.length - 5} more`] : parts);
}

/** “milk” — quoted as replies quote what a person named; long texts are cut. */
export function quoted(text: string): string {
  return `“${clip(text, 120)}”`;
}

/** At most `length` characters, cut at a whole character with an ellipsis. */
export function clip(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/** "1 todo", "2 todos". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
