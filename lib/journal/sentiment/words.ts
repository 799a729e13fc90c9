import everyday from './everyday.json' with { type: 'json' };
import lexicon from './lexicon.json' with { type: 'json' };

const valences = new Map([...entriesOf(lexicon), ...entriesOf(everyday)]);

const suffixes: [RegExp, string[]][] = [
  [/(?:ily|iness|ier|iest|ies|ied)$/, ['y']],
  [/(?:ing|ed|er|est|es|able)$/, ['', 'e']],
  [/(?:ly|ness|s|ment|ful|y)$/, ['', 'e']],
];
const oppositePrefix = /^(?:un|in|im|dis|non-?)(?=[a-z])/;

const derivedWeight = 0.8;
const oppositeWeight = -0.7;
const minStemLength = 5;

/** Returns the mood of a word, from -4 (bad) to 4 (good). Undefined if the word has none. */
export function valenceOf(word: string): number | undefined {
  const listed = valences.get(word);
  if (listed !== undefined) return listed;
  const derived = stemValence(word);
  if (derived !== undefined) return derived * derivedWeight;
  if (!oppositePrefix.test(word)) return undefined;
  const rest = word.replace(oppositePrefix, '');
  const valence = rest.length < minStemLength ? undefined : (valences.get(rest) ?? stemValence(rest));
  return valence !== undefined && valence > 0 ? valence * oppositeWeight : undefined;
}

function stemValence(word: string): number | undefined {
  for (const [suffix, replacements] of suffixes) {
    if (!suffix.test(word)) continue;
    const stem = word.replace(suffix, '');
    if (stem.length < minStemLength - 1) continue;
    const doubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const found = [...replacements.map((replacement) => stem + replacement), ...doubled].find(
      (base) => base.length >= minStemLength && valences.has(base),
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
