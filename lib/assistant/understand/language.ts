import data from './languages.json';

export type Language = keyof typeof data;
type Foreign = Exclude<Language, 'en'>;

const maxCharacters = 400;
const englishShare = 0.5;
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
 * Returns the language of a text, or 'en' if the language is uncertain. Ignores a single foreign word in a
 * longer text.
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

export function replyInLanguage(language: Foreign): string {
  return data[language].reply;
}

function scoreOf({ words, marks }: (typeof foreign)[number], said: string[], plain: string): number {
  return (
    said.filter((word) => words.has(word)).length + ([...marks].some((mark) => plain.includes(mark)) ? 2 : 0)
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}
