import type { SentimentToken } from './tokens';

// Lists of words that change the value of the words after them. Most are VADER's.

const negators = setOf(
  'not no never none nor neither nobody nothing nowhere cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt havent hasnt hadnt aint without lack lacks lacked lacking hardly barely scarcely rarely seldom',
);

/** Negations that make a negative word positive, as in "no problems". */
export const fullNegators = setOf('no never none nothing nobody without');

export const rareWords = setOf('never rarely seldom');
export const comparatives = setOf('so such more better worse');

const nonNegatingNext = new Map([
  ['no', setOf('doubt wonder matter')],
  ['not', setOf('only just')],
  ['nothing', setOf('but')],
  ['without', setOf('doubt')],
]);

export function isNegator(tokens: SentimentToken[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  if (!negators.has(word) && !word.endsWith("n't")) return false;
  return !nonNegatingNext.get(word)?.has(tokens[index + 1]?.word ?? '');
}

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

export const contrasts = setOf('but however yet nevertheless');

export const contrastOpeners = setOf(
  'but however yet nevertheless still unfortunately sadly overall ultimately',
);

export const concessions = setOf('although though despite whereas while');

export const hypotheticals = setOf(
  "would could should if wish wished hoping supposed might may unless i'd would've could've should've",
);

export const beforeVerbLike = setOf(
  "i you we they who to really also do don't dont does doesn't doesnt did didn't didnt would i'd you'd will always actually definitely especially still people not never would've",
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
