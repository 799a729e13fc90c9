import data from './languages.json';

export type Language = keyof typeof data;
type Foreign = Exclude<Language, 'en'>;

const maxCharacters = 400;
/** At most this share of English words is accepted in a foreign text, as a part of its own words. */
const englishShare = 0.5;
/** A foreign text has at least this share of known foreign words. */
const knownShare = 0.4;

const english = new Set(data.en.words.split(' '));
const foreign: { language: Foreign; words: Set<string>; alone: Set<string>; marks: string }[] = (
  ['es', 'fr', 'de', 'pt'] as const
).map((language) => ({
  language,
  words: new Set(data[language].words.split(' ')),
  alone: new Set(data[language].alone.split(' ')),
  marks: data[language].marks,
}));

/**
 * Returns the language of a message. English is the rule: another one needs at least two words that are not English, twice as many as
 * English ones, or a greeting that stands alone. So names, dishes and single loanwords do not make a text foreign.
 */
export function detectLanguage(text: string): Language {
  const plain = text.slice(0, maxCharacters).toLowerCase();
  const words = [...new Set(fold(plain).match(/\p{L}+/gu) ?? [])];
  const [only] = words;
  if (words.length === 1 && only) return foreign.find(({ alone }) => alone.has(only))?.language ?? 'en';
  const isForeign = (word: string) => !english.has(word) && foreign.some((one) => one.words.has(word));
  const isEnglish = (word: string) => english.has(word) && !foreign.some((one) => one.words.has(word));
  const foreignWords = words.filter(isForeign).length;
  if (foreignWords < 2 || words.filter(isEnglish).length >= foreignWords * englishShare) return 'en';
  const scores = foreign.map((one) => ({ language: one.language, score: scoreOf(one, words, plain) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= words.length * knownShare ? best.language : 'en';
}

/** Returns the answer to a message in another language than English, in that language: what Sidekick can and cannot do. */
export function replyInLanguage(language: Foreign): string {
  return data[language].reply;
}

/** Counts the words of a language; letters that only it has count as two more. */
function scoreOf({ words, marks }: (typeof foreign)[number], said: string[], plain: string): number {
  return (
    said.filter((word) => words.has(word)).length + ([...marks].some((mark) => plain.includes(mark)) ? 2 : 0)
  );
}

/** Removes accents, which people leave out: "mañana" and "manana" are one word. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}
