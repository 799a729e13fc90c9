import { fillerWords, tellingWords } from '@/lib/words/match-words';
import { baseForm } from '@/lib/words/word-forms';

const fillers = new Set([
  ...fillerWords,
  ...'i we me us have has had did do does done was were been ever last time when already just again yet today it all up out off'.split(
    ' ',
  ),
]);

/**
 * Returns whether `title` and `words` mean the same action: true for "water the plants" and
 * "watered the plants".
 */
export function isSameDeed(title: string, words: string): boolean {
  const own = bases(title);
  const asked = bases(words);
  if (own.size === 0 || asked.size === 0) return false;
  return (
    [...asked].every((base) => own.has(base)) || (own.size > 1 && [...own].every((base) => asked.has(base)))
  );
}

const visiting =
  /^(?:(?:i|we|have) )*(?:(?:was|were|been|be) (?:at|to)|(?:went|go|gone|get)(?: to)?|saw|see|seen|visited) /i;

// "Spoke to Pete" and "called Pete" are one deed.
const calling =
  /^(?:(?:i|we|have) )*(?:(?:spoke|spoken|speak|talked|talk|chatted|chat) (?:to|with)|called|rang|rung|ring|phoned|phone|telephoned) /i;

function bases(text: string): Set<string> {
  // "Was at the dentist", "went to the dentist" and "see the dentist" are one deed.
  return new Set(
    tellingWords(text.replace(visiting, 'visit ').replace(calling, 'call '), fillers).map(baseForm),
  );
}
