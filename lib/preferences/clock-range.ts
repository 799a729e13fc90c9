const clock = String.raw`((?:(?:half|quarter) (?:past|to) )?(?:(?<!\d)\d{4}(?!\d)|\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|h|o['’]?clock)?|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o['’]?clock))?))`;
const range = new RegExp(
  `${clock}(?: at night| in the (?:morning|evening))?\\s*(?:-|–|to|until|till|and)\\s*${clock}`,
  'i',
);

/** Returns the two hours of a range in the user's words: "between 11pm and 6am" gives "11pm" and "6am". */
export function clockRange(text: string): { from: string; to: string; text: string } | null {
  const [found, from, to] = range.exec(text) ?? [];
  return found && from && to
    ? { from: colon(from), to: colon(to), text: `${colon(from)} to ${colon(to)}` }
    : null;
}

function colon(words: string): string {
  return words.trim().replace(/^(\d\d)(\d\d)$/, '$1:$2');
}
