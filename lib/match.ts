import { AppError } from '@/lib/errors';
import { SeveralFit } from '@/lib/tool';
import { joinSome, joinWords, quoted } from '@/lib/wording';

/** What a person's words picked out of a list. */
export type Match<T> = { kind: 'one'; item: T } | { kind: 'many'; items: T[] } | { kind: 'none' };

const fillers = new Set(
  'a an the my our that this these those to of for on in at from with and about please item items task tasks todo todos reminder reminders one list'.split(
    ' ',
  ),
);

/**
 * Finds the item that words speak of. "2", "#2" and "number 2" are places in the list as it is shown; else the same text,
 * else every word of the words in the text, else every word of the text in the words. Never guesses between several.
 */
export function matchItem<T>(items: T[], words: string, textOf: (item: T) => string): Match<T> {
  const exact = items.filter((item) => fold(textOf(item)) === fold(words));
  if (exact.length > 0) return asMatch(exact);
  const place = /^(?:#|no\.?\s*|number\s+)?(\d{1,3})\.?$/i.exec(words.trim());
  if (place) {
    const item = items[Number(place[1]) - 1];
    return item === undefined ? { kind: 'none' } : { kind: 'one', item };
  }
  const asked = content(words);
  if (asked.length === 0) return { kind: 'none' };
  const same = items.filter((item) => content(textOf(item)).join(' ') === asked.join(' '));
  if (same.length > 0) return asMatch(same);
  const holding = items.filter((item) => includesAll(content(textOf(item)), asked));
  if (holding.length > 0) return asMatch(holding);
  return asMatch(
    items.filter((item) => {
      const own = content(textOf(item));
      return own.length > 0 && includesAll(asked, own);
    }),
  );
}

/** How a room names its items where they are not found or not clear. */
export interface Naming<T> {
  textOf: (item: T) => string;
  /** One item in a question, e.g. with its time. */
  show: (item: T) => string;
  /** "nothing on your list", "no reminder". */
  none: string;
}

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/;
const gone = 'That one is not there any more. Nothing was changed.';

/**
 * The items that several words (or their ids) mean; what was not found or not clear is said in `missed`. Throws where nothing was
 * picked; SeveralFit where that is for several that fit.
 */
export function pickItems<T extends { id: string }>(
  items: T[],
  asked: string[],
  naming: Naming<T>,
): { found: T[]; missed: string[] } {
  const found = new Map<string, T>();
  const missed: string[] = [];
  const unknown: string[] = [];
  const unclear: SeveralFit[] = [];
  for (const words of asked) {
    const named = items.find(({ id }) => id === words);
    const match = named ? asMatch([named]) : matchItem(items, words, naming.textOf);
    if (match.kind === 'one') found.set(match.item.id, match.item);
    // An id stands for something that was shown a moment ago.
    if (match.kind === 'none' && isId.test(words)) throw new AppError('not_found', gone);
    if (match.kind === 'none') unknown.push(words);
    if (match.kind === 'many') unclear.push(severalFit(words, match.items, naming));
  }
  missed.push(...unclear.map(({ message }) => message));
  if (found.size === 0 && unclear.length === 1 && unclear[0]) throw unclear[0];
  if (found.size === 0 && missed.length > 0) throw new AppError('conflict', missed.join('\n'));
  if (found.size === 0) throw nothingLike(unknown, naming.none);
  if (unknown.length > 0) missed.push(`I found ${naming.none} like ${joinWords(unknown.map(quoted))}.`);
  return { found: [...found.values()], missed };
}

/** Asks which of several was meant. */
export function severalFit<T extends { id: string }>(
  words: string,
  items: T[],
  { textOf, show }: Pick<Naming<T>, 'textOf' | 'show'>,
): SeveralFit {
  const by = words.trim() ? ` by ${quoted(words)}` : '';
  const question = `Which one do you mean${by}: ${joinSome(items.map(show))}?`;
  return new SeveralFit(
    words,
    items.map((item) => ({ id: item.id, title: textOf(item), text: show(item) })),
    question,
  );
}

/** The one item that words mean. Throws where there is none, or several. */
export function pickOne<T extends { id: string }>(items: T[], words: string, naming: Naming<T>): T {
  const [item] = pickItems(items, [words], naming).found;
  if (!item) throw nothingLike([words], naming.none);
  return item;
}

function nothingLike(asked: string[], none: string): AppError {
  return new AppError(
    'not_found',
    `I found ${none} like ${joinWords(asked.map(quoted))}. Nothing was changed.`,
  );
}

function asMatch<T>(found: T[]): Match<T> {
  const [item, second] = found;
  if (item === undefined) return { kind: 'none' };
  return second === undefined ? { kind: 'one', item } : { kind: 'many', items: found };
}

function includesAll(where: string[], wanted: string[]): boolean {
  return wanted.every((word) => where.some((candidate) => isSameWord(candidate, word)));
}

/** Equal, or one is the other's plural or longer form ("egg" and "eggs", "call" and "calling"). */
function isSameWord(a: string, b: string): boolean {
  return a === b || stem(a) === stem(b);
}

function stem(word: string): string {
  const bare = word.replace(/(?:'s|s')$/, '');
  if (bare.length < 4) return bare;
  return bare.replace(/(?:ing|ies|es|ed|s|y|e)$/, (end) => (bare.length - end.length >= 3 ? '' : end));
}

function content(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .trim();
}
