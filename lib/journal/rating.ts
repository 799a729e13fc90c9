const rated =
  /\b(?:mood|feel|feeling|felt|day|today|tonight|week|rather|it|overall|,|maybe|about)\W+(?:\w+\W+){0,3}?(\d{1,2}(?:[.,]\d)?) ?(?:\/|out of|of) ?(10|5|ten|five)\b|^\W*(\d{1,2}(?:[.,]\d)?) ?(?:\/|out of|of) ?(10|5|ten|five)\W*$/gim;
const corrected = /\brather (?:a |an )?(\d{1,2}(?:[.,]\d)?)\b/gi;
// An entry that only corrects the score that was read from its words.
const alone = /^\W*rather (?:a |an )?(\d{1,2}(?:[.,]\d)?)\b(?! ?[\p{L}€$£%])/gimu;
const dated = /\bon(?: the)? \d{1,2}\/\d{1,2}\b/gi;

/**
 * Returns the user's own score, from 1 (worst) to 5 (best), and the score in words with its scale: "mood 4
 * out of 10" gives 2 and "4 of 10". Null if the text contains no score.
 */
export function ratingIn(text: string): { score: number; words: string } | null {
  const said = text.replace(dated, ' ');
  const found = [...said.matchAll(rated)].at(-1);
  if (!found) return ratingAlone(said);
  const later = [...said.slice(found.index).matchAll(corrected)].at(-1)?.[1];
  const number = Number((later ?? found[1] ?? found[3] ?? '').replace(',', '.'));
  // After "5 of 5", "rather 6" is on a scale of ten.
  const isOfFive = /^(?:5|five)$/i.test(found[2] ?? found[4] ?? '') && !(later && number > 5);
  const scale = isOfFive ? 5 : 10;
  if (!(number >= 0 && number <= scale)) return null;
  return { score: Math.max(1, (number / scale) * 5), words: `${number} of ${scale}` };
}

// Without a scale, a number up to 5 is on the scale that Sidekick shows.
function ratingAlone(said: string): { score: number; words: string } | null {
  const number = Number([...said.matchAll(alone)].at(-1)?.[1]?.replace(',', '.') ?? -1);
  const scale = scaleFor(number);
  return number >= 0 && number <= scale
    ? { score: Math.max(1, (number / scale) * 5), words: `${number} of ${scale}` }
    : null;
}

/** Returns the scale of a number that the user gave without one: 5 for a number up to 5, otherwise 10. */
export function scaleFor(number: number): number {
  return number <= 5 ? 5 : 10;
}
