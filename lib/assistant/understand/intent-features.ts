import lexicon from './intent-lexicon.json';

/**
 * Maps each feature of a text, such as a word or a pair of words, to its value. A feature is a signed 32-bit
 * hash, because a map finds small integers faster.
 */
export type Features = Map<number, number>;

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

/**
 * Returns the features of a request for the classifier: word n-grams with placeholders for times and numbers,
 * n-grams and pairs of word classes, and character n-grams. Each group is normalized, so that long texts do
 * not outweigh short ones.
 */
export function featuresOf(text: string): Features {
  const words = wordsOf(text);
  const features: Features = new Map();
  const groups: [number, Set<number>][] = [
    [1, gramsOf('w ', words, 3)],
    [1, gramsOf('k ', classSequence(words), 4)],
    [0.7, classPairs('p ', words)],
    [0.8, charactersOf('c ', words)],
  ];
  for (const [weight, hashes] of groups) {
    const value = weight / Math.sqrt(Math.max(1, hashes.size));
    for (const hash of hashes) features.set(hash, value);
  }
  features.set(extended(startHash, 'bias'), 1);
  features.set(extended(startHash, `length ${Math.min(8, Math.ceil(words.length / 2))}`), 0.5);
  return features;
}

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

function gramsOf(prefix: string, words: string[], longest: number): Set<number> {
  const padded = ['^', ...words, '$'];
  const hashes = new Set<number>();
  for (const start of padded.keys()) {
    let hash = extended(startHash, prefix);
    for (let size = 1; size <= longest && start + size <= padded.length; size += 1) {
      hash = extended(hash, `${size > 1 ? ' ' : ''}${padded[start + size - 1]}`);
      hashes.add(hash);
    }
  }
  return hashes;
}

function classSequence(words: string[]): string[] {
  const names = words.map((one) => (one.startsWith('#') ? one : (classesOfWord(one)[0] ?? '_')));
  return names.filter((name, place) => name !== names[place - 1]);
}

function classPairs(prefix: string, words: string[]): Set<number> {
  const names = [...new Set(words.flatMap((one) => (one.startsWith('#') ? ['#'] : classesOfWord(one))))];
  const first = words[0] ?? '';
  const hashes = new Set<number>();
  const add = (name: string) => hashes.add(extended(startHash, prefix + name));
  for (const [place, name] of names.entries()) {
    add(name);
    add(`${first}>${name}`);
    for (const other of names.slice(place + 1)) add(name < other ? `${name}+${other}` : `${other}+${name}`);
  }
  return hashes;
}

function classesOfWord(plain: string): string[] {
  return classesOf.get(plain) ?? classesOf.get(plain.replace(/'s$/, '')) ?? [];
}

function charactersOf(prefix: string, words: string[]): Set<number> {
  const hashes = new Set<number>();
  const begun = extended(startHash, prefix);
  for (const plain of words) {
    if (plain.startsWith('#')) continue;
    const padded = `_${plain.slice(0, 30)}_`;
    for (let start = 0; start + 1 < padded.length; start += 1) {
      let hash = begun;
      for (let size = 1; size <= 5 && start + size <= padded.length; size += 1) {
        hash = Math.imul(hash ^ padded.charCodeAt(start + size - 1), hashPrime);
        if (size > 1) hashes.add(hash);
      }
    }
  }
  return hashes;
}

/** Start value of the FNV-1a hash over UTF-16 code units. */
export const startHash = 0x811c9dc5 | 0;

const hashPrime = 0x01000193;

export function extended(begun: number, text: string): number {
  let hash = begun;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), hashPrime);
  return hash;
}
