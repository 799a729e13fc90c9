const otherDay =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|tmrw?|next|this|week|month|year|weekend|morning|afternoon|evening|night|noon|midnight|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|end|first|last|day after)[a-z]*\b/i;

export function isHoliday(words: string): boolean {
  return !otherDay.test(words);
}
