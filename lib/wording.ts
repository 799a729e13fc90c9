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

/**
 * Another's words inside a reply of ours (a calendar's, say): in one line, cut, and between the marks that Unicode has for it, which
 * keep their direction to themselves. What stands there is shown to people and never read by a model.
 */
export function foreign(text: string, length = 120): string {
  const line = text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return `\u2068${clip(line, length)}\u2069`;
}

/** A reply as a model may read it: without another's words. */
export function withoutForeign(text: string): string {
  return text.replace(/\u2068[^\u2069]*(?:\u2069|$)/g, '(not shown here)');
}
