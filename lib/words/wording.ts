export function joinWords(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Joins at most five parts; seven parts give "a, b, c, d, e and 2 more". */
export function joinSome(parts: string[]): string {
  return joinWords(parts.length > 5 ? [...parts.slice(0, 5), `${parts.length - 5} more`] : parts);
}

export function quoted(text: string): string {
  return `“${clip(text, 120)}”`;
}

export function clip(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function ordinalOf(day: string): string {
  const ending = /1\d$/.test(day) ? 'th' : ({ '1': 'st', '2': 'nd', '3': 'rd' }[day.at(-1) ?? ''] ?? 'th');
  return `${day}${ending}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Encloses another person's text (cut to `length` characters) in invisible Unicode characters.
 * `hideUntrusted` removes such text before a model sees it.
 */
export function wrapUntrusted(text: string, length = 120): string {
  const line = text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return `\u2068${clip(line, length)}\u2069`;
}

/**
 * Puts "(not shown here)" in place of each text that `wrapUntrusted` has enclosed. A language model then
 * cannot read instructions in such a text.
 */
export function hideUntrusted(text: string): string {
  return text.replace(/\u2068[^\u2069]*(?:\u2069|$)/g, '(not shown here)');
}
