const clock = String.raw`((?:(?:half|quarter) (?:past|to) )?(?:(?<!\d)\d{4}(?!\d)|\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h|o['’]?clock)?|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o['’]?clock))?))`;
const range = new RegExp(
  `${clock}(?<part> at night| in the (?:morning|evening))?\\s*(?:-|–|to|until|till?|and)\\s*${clock}`,
  'i',
);

/** Returns the two hours of a range in the user's words: "between 11pm and 6am" gives "11pm" and "6am". */
export function clockRange(text: string): { from: string; to: string; text: string } | null {
  const found = range.exec(text);
  const [, begin, , end] = found ?? [];
  if (!begin || !end) return null;
  // "9 in the morning till 3" ends in the afternoon.
  const isDay = / morning/i.test(found?.groups?.part ?? '') && isBare(begin) && isBare(end);
  const isLater = Number.parseInt(end, 10) < Number.parseInt(begin, 10);
  const [from, to] = isDay ? [`${begin.trim()} am`, `${end.trim()} ${isLater ? 'pm' : 'am'}`] : [begin, end];
  return { from: colon(from), to: colon(to), text: `${colon(from)} to ${colon(to)}` };
}

function isBare(words: string): boolean {
  return /^\d{1,2}(?:[:.]\d\d)?$/.test(words.trim());
}

function colon(words: string): string {
  return words.trim().replace(/^(\d\d)(\d\d)$/, '$1:$2');
}
