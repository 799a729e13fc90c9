import lexicon from './intent-lexicon.json';

/**
 * The features of a text, such as its words: `values[i]` is the value of the feature with the hash
 * `hashes[i]`.
 */
export interface Features {
  hashes: Int32Array;
  values: Float64Array;
}

const maxCharacters = 1000;
const maxWords = 200;

const classesOf = new Map<string, string[]>();
for (const [name, words] of Object.entries(lexicon))
  for (const word of words.split(' ')) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half quarter';
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth';
const months =
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec';
const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays';
const halves = 'am pm a.m p.m a.m. p.m. o';
const placeholders = new Map<string, string>(
  [
    ['#n', numbers],
    ['#o', ordinals],
    ['#m', months],
    ['#w', weekdays],
    ['#h', halves],
  ].flatMap(([name = '', words = '']) => words.split(' ').map((word) => [word, name] as const)),
);

const fillers = new Set(
  'please hey ok okay um uh uhm er hmm olly siri alexa google cortana sidekick assistant kindly just'.split(
    ' ',
  ),
);
const word = /[\p{L}\p{N}#@.]*[\p{L}\p{N}]['’]?[\p{L}\p{N}]*|[?:]/gu;

const groupWeights = [1, 1, 0.7, 0.8];

/**
 * Returns the features of a text: words, word classes and character sequences. `more` adds features (name and
 * value).
 */
export function featuresOf(text: string, more: [string, number][] = []): Features {
  const words = wordsOf(text);
  collector.clear();
  addGrams(collector.group(), 'w ', words, 3);
  addGrams(collector.group(), 'k ', classSequence(words), 4);
  addClassPairs(collector.group(), 'p ', words);
  addCharacters(collector.group(), 'c ', words);
  const values = groupWeights.map(
    (weight, group) => weight / Math.sqrt(Math.max(1, collector.countOf(group))),
  );
  const length = Math.min(8, Math.ceil(words.length / 2));
  for (const [name, value] of [['bias', 1], [`length ${length}`, 0.5], ...more] as const) {
    collector.group()(extended(startHash, name));
    values.push(value);
  }
  return collector.features(values);
}

type Add = (hash: number) => void;

function wordsOf(text: string): string[] {
  const found = text.slice(0, maxCharacters).toLowerCase().match(word) ?? [];
  const words: string[] = [];
  for (const raw of found.slice(0, maxWords)) {
    const plain = raw.replaceAll('’', "'");
    if (fillers.has(plain)) continue;
    const name = placeholders.get(plain) ?? (/^\d/.test(plain) ? digits(plain) : plain);
    if (name.startsWith('#') && name === words.at(-1)) continue;
    words.push(name);
  }
  return words;
}

function digits(plain: string): string {
  if (plain.endsWith('m')) return '#h';
  return /(?:st|nd|rd|th)$/.test(plain) ? '#o' : '#n';
}

function addGrams(add: Add, prefix: string, words: string[], longest: number): void {
  const padded = ['^', ...words, '$'];
  const begun = extended(startHash, prefix);
  for (let start = 0; start < padded.length; start += 1) {
    let hash = begun;
    for (let size = 1; size <= longest && start + size <= padded.length; size += 1) {
      if (size > 1) hash = extended(hash, ' ');
      hash = extended(hash, padded[start + size - 1] as string);
      add(hash);
    }
  }
}

function classSequence(words: string[]): string[] {
  const names = words.map((one) => (one.startsWith('#') ? one : (classesOfWord(one)[0] ?? '_')));
  return names.filter((name, place) => name !== names[place - 1]);
}

function addClassPairs(add: Add, prefix: string, words: string[]): void {
  const names = [...new Set(words.flatMap((one) => (one.startsWith('#') ? ['#'] : classesOfWord(one))))];
  const begun = extended(startHash, prefix);
  const first = extended(extended(begun, words[0] ?? ''), '>');
  for (const [place, name] of names.entries()) {
    add(extended(begun, name));
    add(extended(first, name));
    for (let next = place + 1; next < names.length; next += 1) {
      const other = names[next] as string;
      const [a, b] = name < other ? [name, other] : [other, name];
      add(extended(extended(extended(begun, a), '+'), b));
    }
  }
}

const noClasses: string[] = [];

function classesOfWord(plain: string): string[] {
  return (
    classesOf.get(plain) ?? (plain.endsWith("'s") ? classesOf.get(plain.slice(0, -2)) : null) ?? noClasses
  );
}

function addCharacters(add: Add, prefix: string, words: string[]): void {
  const begun = extended(startHash, prefix);
  for (const plain of words) {
    if (plain.startsWith('#')) continue;
    const padded = `_${plain.slice(0, 30)}_`;
    for (let start = 0; start + 1 < padded.length; start += 1) {
      let hash = begun;
      for (let size = 1; size <= 5 && start + size <= padded.length; size += 1) {
        hash = Math.imul(hash ^ padded.charCodeAt(start + size - 1), hashPrime);
        if (size > 1) add(hash);
      }
    }
  }
}

export const startHash = 0x811c9dc5 | 0;

const hashPrime = 0x01000193;

export function extended(begun: number, text: string): number {
  let hash = begun;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), hashPrime);
  return hash;
}

const maxFeatures = 1 << 14;
const slotMask = 2 * maxFeatures - 1;

// Faster than a `Set`, because the arrays are reused.
class Collector {
  private readonly hashes = new Int32Array(maxFeatures);
  private readonly groups = new Uint8Array(maxFeatures);
  private readonly slots = new Int32Array(maxFeatures);
  private readonly featureAt = new Int32Array(slotMask + 1);
  private size = 0;
  private counts: number[] = [];

  clear(): void {
    this.size = 0;
    this.counts = [];
  }

  group(): Add {
    const group = this.counts.push(0) - 1;
    return (hash) => this.add(hash, group);
  }

  countOf(group: number): number {
    return this.counts[group] ?? 0;
  }

  features(values: number[]): Features {
    const own = new Float64Array(this.size);
    for (let place = 0; place < own.length; place += 1)
      own[place] = values[this.groups[place] as number] as number;
    return { hashes: this.hashes.slice(0, this.size), values: own };
  }

  private add(hash: number, group: number): void {
    let slot = hash & slotMask;
    let feature = this.featureAt[slot] as number;
    while (feature < this.size && this.slots[feature] === slot && this.hashes[feature] !== hash) {
      slot = (slot + 1) & slotMask;
      feature = this.featureAt[slot] as number;
    }
    const isKnown = feature < this.size && this.slots[feature] === slot;
    if (isKnown && this.groups[feature] === group) return;
    if (!isKnown) {
      if (this.size === maxFeatures) return;
      feature = this.size;
      this.size += 1;
      this.featureAt[slot] = feature;
      this.slots[feature] = slot;
      this.hashes[feature] = hash;
    }
    this.groups[feature] = group;
    this.counts[group] = (this.counts[group] ?? 0) + 1;
  }
}

const collector = new Collector();
