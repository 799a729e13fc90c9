const otherDay =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|tmrw?|next|this|week|month|year|weekend|morning|afternoon|evening|night|noon|midnight|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|end|first|last|day after)[a-z]*\b/i;

/**
 * Returns whether `words` are the name of a holiday. `words` must mean a date. Example: "christmas" gives
 * true, and "3 May" gives false.
 */
export function isHoliday(words: string): boolean {
  return !otherDay.test(words);
}
