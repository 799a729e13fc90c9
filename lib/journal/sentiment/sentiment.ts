import { joinWords, quoted } from '@/lib/wording';
import type { Weighed } from './clauses';
import { readPassages, scoreOf } from './scale';
import { readSentences } from './sentences';

export interface Sentiment {
  /** From 1 (very bad) to 5 (very good), one decimal. */
  score: number;
  /** A plain sentence that quotes the words that counted. */
  reasons: string;
  /** False where no word told anything; the score is 3 then. */
  isClear: boolean;
}

/**
 * The mood of an English text, without a model: 1 to 5 and why. Any string will do; what it cannot read (other languages,
 * noise) leaves it at 3. The word list is VADER's (C.J. Hutto, MIT, see LEXICON-LICENSE.txt) with everyday words and sayings
 * of our own; the rules for negation, stress and "but" follow Hutto & Gilbert, "VADER" (ICWSM 2014). How it was measured:
 * docs/decisions/080-journal-score.md.
 */
export function scoreText(text: string): Sentiment {
  const passages = readPassages(readSentences(text));
  const words = passages.flatMap((passage) => passage.words);
  if (words.length === 0) return { score: 3, reasons: 'No word in it tells a mood.', isClear: false };
  return { score: scoreOf(passages), reasons: reasonsOf(words), isClear: true };
}

function reasonsOf(words: Weighed[]): string {
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

/** The three strongest words of one side, each named once as it is written. */
function side(words: Weighed[], verb: string): string {
  const sums = new Map<string, { text: string; value: number }>();
  for (const { text, value } of words) {
    const key = text.toLowerCase();
    const known = sums.get(key);
    if (known) known.value += value;
    else sums.set(key, { text, value });
  }
  const strongest = [...sums.values()].sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const named = strongest.slice(0, 3).map(({ text }) => quoted(text));
  if (named.length < 2) return named.map((word) => `${word} ${verb}s it`).join('');
  const many = strongest.length > named.length ? 'words like ' : '';
  return `${many}${joinWords(named)} ${verb} it`;
}
