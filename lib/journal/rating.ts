const rated =
  /\b(?:mood|feel|feeling|felt|day|today|tonight|week|rather|it|overall|,|maybe|about)\W+(?:\w+\W+){0,3}?(\d{1,2}(?:[.,]\d)?) ?(?:\/|out of|of) ?(10|5|ten|five)\b|^\W*(\d{1,2}(?:[.,]\d)?) ?(?:\/|out of|of) ?(10|5|ten|five)\W*$/gim;
const corrected = /\brather (?:a |an )?(\d{1,2}(?:[.,]\d)?)\b/gi;
const dated = /\bon(?: the)? \d{1,2}\/\d{1,2}\b/gi;

/** Returns a score from 1 (worst) to 5 (best): "mood 4 out of 10" gives 2. */
export function ratingIn(text: string): { score: number; words: string } | null {
  const said = text.replace(dated, ' ');
  const found = [...said.matchAll(rated)].at(-1);
  if (!found) return null;
  const scale = /^(?:5|five)$/i.test(found[2] ?? found[4] ?? '') ? 5 : 10;
  const later = [...said.slice(found.index).matchAll(corrected)].at(-1)?.[1];
  const number = Number((later ?? found[1] ?? found[3] ?? '').replace(',', '.'));
  if (!(number >= 0 && number <= scale)) return null;
  return { score: Math.max(1, (number / scale) * 5), words: `${number} of ${scale}` };
}
