import everyday from './everyday.json' with { type: 'json' };
import lexicon from './lexicon.json' with { type: 'json' };

/** What a word is worth on its own, -4 to 4. Ours come last: of a word in both lists, our value holds. */
const valences = new Map([...entriesOf(lexicon), ...entriesOf(everyday)]);

const endings: [RegExp, string[]][] = [
  [/(?:ily|iness|ier|iest|ies|ied)$/, ['y']],
  [/(?:ing|ed|er|est|es|able)$/, ['', 'e']],
  [/(?:ly|ness|s|ment|ful|y)$/, ['', 'e']],
];
const opposite = /^(?:un|in|im|dis|non-?)(?=[a-z])/;

/** Of a derived word less is certain than of one somebody rated. */
const derivedWeight = 0.8;
const oppositeWeight = -0.7;
const shortestStem = 5;

/** The worth of a word or emoticon as it is written, undefined where nothing is known about it. */
export function valenceOf(word: string): number | undefined {
  const listed = valences.get(word);
  if (listed !== undefined) return listed;
  const derived = stemValence(word);
  if (derived !== undefined) return derived * derivedWeight;
  if (!opposite.test(word)) return undefined;
  const rest = word.replace(opposite, '');
  const turned = rest.length < shortestStem ? undefined : (valences.get(rest) ?? stemValence(rest));
  return turned !== undefined && turned > 0 ? turned * oppositeWeight : undefined;
}

function stemValence(word: string): number | undefined {
  for (const [ending, tails] of endings) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    if (stem.length < shortestStem - 1) continue;
    const doubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const found = [...tails.map((tail) => stem + tail), ...doubled].find(
      (base) => base.length >= shortestStem && valences.has(base),
    );
    if (found !== undefined) return valences.get(found);
  }
  return undefined;
}

function entriesOf(list: Record<string, string>): [string, number][] {
  return Object.entries(list).flatMap(([valence, words]) =>
    words
      .split(' ')
      .filter((word) => !/^\d+$/.test(word))
      .map((word): [string, number] => [word, Number(valence)]),
  );
}
