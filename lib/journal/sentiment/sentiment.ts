import { joinWords, quoted } from '@/lib/words/wording';
import type { ValuedWord } from './clauses';
import { readPassages, scoreOf } from './scale';
import { readSentences } from './sentences';

export interface Sentiment {
  score: number;
  reasons: string;
  isClear: boolean;
}

/**
 * Returns the mood of an English text, from 1 (worst) to 5 (best), without a model. Uses the word list and
 * rules of VADER (Hutto & Gilbert, ICWSM 2014; see LEXICON-LICENSE.txt).
 */
export function scoreText(text: string): Sentiment {
  const passages = readPassages(readSentences(text));
  const words = passages.flatMap((passage) => passage.words);
  if (words.length === 0) return { score: 3, reasons: 'No word in it tells a mood.', isClear: false };
  return { score: scoreOf(passages), reasons: reasonsOf(words), isClear: true };
}

function reasonsOf(words: ValuedWord[]): string {
  const parts = [
    side(
      words.filter(({ value }) => value > 0),
      'lift',
    ),
    side(
      words.filter(({ value }) => value < 0),
      'lower',
    ),
  ];
  return `${parts.filter((part) => part !== '').join('; ')}.`;
}

function side(words: ValuedWord[], verb: string): string {
  const sums = new Map<string, { text: string; value: number }>();
  for (const { text, value } of words) {
    const key = text.toLowerCase();
    const sum = sums.get(key);
    if (sum) sum.value += value;
    else sums.set(key, { text, value });
  }
  const strongest = [...sums.values()].sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const names = strongest.slice(0, 3).map(({ text }) => quoted(text));
  if (names.length < 2) return names.map((word) => `${word} ${verb}s it`).join('');
  const many = strongest.length > names.length ? 'words like ' : '';
  return `${many}${joinWords(names)} ${verb} it`;
}
