import type { Heard, Phrase } from '@/lib/phrases/phrase';

/** Phrases for small sums: "what's 12 x 15" and "split 84 between 3". */
export const sumPhrases: Phrase[] = [
  {
    intent: 'general_quirky',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[so|and|ok] (what is|whats|how much is|calculate|work out) {a:word} (plus|minus|times|divided by|multiplied by|over) {b:word}',
      '[so|and|ok] (what is|whats|how much is|calculate|work out) {sum}',
      '[please|can you|so|and] (split|divide|share) {sum} [please]',
    ],
    fits: (heard) => sumIn(heard) !== null,
    calls: (heard) => sumIn(heard),
    examples: ["what's 12 x 15", 'split 84 between 3', 'what is 15% of 80'],
    counterExamples: ['split the bill', "what's 12 december"],
  },
];

const number = String.raw`(?<sign>[£$€])?(?<a>\d{1,9}(?:\.\d{1,4})?)`;
const other = String.raw`[£$€]?(?<b>\d{1,9}(?:\.\d{1,4})?)`;
const plain = new RegExp(
  `^(?:(?:so|and|ok),? )*(?:what(?:['’]?s| is)|how much is|calculate|work out) ${number} ?(?<how>x|\\*|×|times|multiplied by|plus|\\+|minus|divided by|÷|% of|percent of|per cent of) ?${other}[?.! ]*$`,
  'i',
);
const shared = new RegExp(
  `\\b(?:split|divide|share) ${number} (?<how>between|by|among|amongst|into) ${other}(?: (?:of us|people|ways))?[?.! ]*$`,
  'i',
);

function sumIn({ message }: Heard): string | null {
  const { sign = '', a = '', b = '', how = '' } = (plain.exec(message) ?? shared.exec(message))?.groups ?? {};
  const result = a ? worked(Number(a), Number(b), how.toLowerCase()) : null;
  if (result === null || !Number.isFinite(result)) return null;
  const rounded = Math.round(result * 100) / 100;
  const said = sign && !Number.isInteger(rounded) ? rounded.toFixed(2) : String(rounded);
  return `${rounded === result ? 'That is' : 'That is about'} ${sign}${said}.`;
}

function worked(a: number, b: number, how: string): number {
  if (/^(?:x|\*|×|times|multiplied by)$/.test(how)) return a * b;
  if (/^(?:plus|\+)$/.test(how)) return a + b;
  if (how === 'minus') return a - b;
  return /of$/.test(how) ? (a * b) / 100 : a / b;
}
