const usual = [0, 1, 3, 7, 14, 30];

/** The usual choices, and the one that stands where it was said in the chat. */
export function leadChoices(current = 0): number[] {
  return [...new Set([...usual, current])].toSorted((a, b) => a - b);
}

export function leadWords(days: number): string {
  if (days === 0) return 'On the day';
  return `${days === 1 ? '1 day' : `${days} days`} before, and on the day`;
}
