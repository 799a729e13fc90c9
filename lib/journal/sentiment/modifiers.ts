import type { Token } from './tokens';

/** Words that change what the words behind them are worth; most of them are VADER's, grouped. */
const negators = setOf(
  'not no never none nor neither nobody nothing nowhere cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt havent hasnt hadnt aint without lack lacks lacked lacking hardly barely scarcely rarely seldom',
);

/** They deny wholly: "no problems" is good news, "not terrible" hardly. */
export const absolutes = setOf('no never none nothing nobody without');

/** Before one of these, a word of rarity stresses: "never been so happy". */
export const rarities = setOf('never rarely seldom');
export const tops = setOf('so such more better worse');

const notDenying = new Map([
  ['no', setOf('doubt wonder matter')],
  ['not', setOf('only just')],
  ['nothing', setOf('but')],
  ['without', setOf('doubt')],
]);

/** Whether the word at this place denies what follows it. */
export function isNegator(tokens: Token[], place: number): boolean {
  const word = tokens[place]?.word ?? '';
  if (!negators.has(word) && !word.endsWith("n't")) return false;
  return !notDenying.get(word)?.has(tokens[place + 1]?.word ?? '');
}

/** How much more (or less) the next word says. */
const strengths: [number, string][] = [
  [
    0.45,
    'absolutely amazingly awfully completely considerably decidedly deeply enormously entirely especially exceptionally extremely fabulously fully greatly highly hugely incredibly intensely majorly more most particularly purely really remarkably so such substantially super thoroughly totally tremendously truly unbelievably unusually utterly very too effing flipping fricking frigging fucking freaking hella uber damn quite',
  ],
  [
    -0.45,
    'almost fairly kinda less little marginally occasionally partly pretty slightly somewhat sorta relatively bit mildly moderately',
  ],
];

export const boosters = new Map(
  strengths.flatMap(([change, words]) => words.split(' ').map((word): [string, number] => [word, change])),
);

/** What comes behind them in the sentence counts more, what stands before less. */
export const turns = setOf('but however yet nevertheless');

/** At the head of a sentence they take weight from the sentences before it. */
export const openers = setOf('but however yet nevertheless still unfortunately sadly overall ultimately');

/** The part of the sentence that they open counts less. */
export const concessions = setOf('although though despite whereas while');

/** What is wished for or thought up, not told: "would be nice", "if it were good". */
export const wishes = setOf(
  "would could should if wish wished hoping supposed might may unless i'd would've could've should've",
);

/** Before "like" they make it a verb: "I like", "didn't like". */
export const likers = setOf(
  "i you we they who to really also do don't dont does doesn't doesnt did didn't didnt would i'd you'd will always actually definitely especially still people not never would've",
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
