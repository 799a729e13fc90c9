import { AppError } from '@/lib/errors';
import { AmbiguousItem } from '@/lib/tool';
import { fillerWords, normalizeForMatch, tellingWords } from '@/lib/words/match-words';
import { stem } from '@/lib/words/word-forms';
import { joinSome, joinWords, quoted } from '@/lib/words/wording';

export type ItemMatch<T> = { kind: 'one'; item: T } | { kind: 'many'; items: T[] } | { kind: 'none' };

const fillers: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...'item items task tasks todo todos reminder reminders one list'.split(' '),
]);

/** Finds the items that fit `words`: one, many or none. "2" means the second item in `numbered`. */
export function matchItem<T>(
  items: T[],
  words: string,
  textOf: (item: T) => string,
  numbered: T[] = items,
): ItemMatch<T> {
  return matchFolded(folded(items, textOf), words, numbered);
}

interface Folded<T> {
  item: T;
  text: string;
  words: string[];
  stems: Set<string>;
}

function folded<T>(items: T[], textOf: (item: T) => string): Folded<T>[] {
  return items.map((item) => {
    const words = tellingWords(textOf(item), fillers);
    return { item, text: normalizeForMatch(textOf(item)), words, stems: new Set(words.map(stem)) };
  });
}

function matchFolded<T>(items: Folded<T>[], words: string, numbered: T[]): ItemMatch<T> {
  const fitting = (fits: (one: Folded<T>) => boolean) => items.filter(fits).map(({ item }) => item);
  const said = normalizeForMatch(words);
  const exact = fitting(({ text }) => text === said);
  if (exact.length > 0) return matchOf(exact);
  const place = /^(?:#|no\.?\s*|number\s+)?(\d{1,3})\.?$/i.exec(words.trim());
  if (place) {
    const item = numbered[Number(place[1]) - 1];
    return item === undefined ? { kind: 'none' } : { kind: 'one', item };
  }
  const asked = tellingWords(words, fillers);
  if (asked.length === 0) return { kind: 'none' };
  const same = fitting((one) => one.words.join(' ') === asked.join(' '));
  if (same.length > 0) return matchOf(same);
  const stems = new Set(asked.map(stem));
  const containing = fitting((one) => includesAll(one.stems, stems));
  if (containing.length > 0) return matchOf(containing);
  return matchOf(fitting((one) => one.words.length > 0 && includesAll(stems, one.stems)));
}

export interface ItemLabels<T> {
  textOf: (item: T) => string;
  label: (item: T) => string;
  /** Words for the error message: "nothing on your list" in "I found nothing on your list like “milk”". */
  nothing: string;
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/;

/**
 * Returns the items that `asked` means. Each string is an id, a number ("2" is the second item in `numbered`)
 * or words of the item. `missed` contains an error message for each string that fits no item or several.
 * Throws if no item is found, or if an id belongs to no item any more.
 */
export function pickItems<T extends { id: string }>(
  items: T[],
  asked: string[],
  labels: ItemLabels<T>,
  numbered: T[] = items,
): { found: T[]; missed: string[] } {
  const found = new Map<string, T>();
  const unknown: string[] = [];
  const ambiguous: AmbiguousItem[] = [];
  const prepared = folded(items, labels.textOf);
  for (const words of asked) {
    const byId = items.find(({ id }) => id === words);
    const match = byId ? matchOf([byId]) : matchFolded(prepared, words, numbered);
    if (match.kind === 'one') found.set(match.item.id, match.item);
    // The id comes from a list that the user has just seen, so the item was deleted since.
    if (match.kind === 'none' && idPattern.test(words))
      throw new AppError('not_found', 'That one is not there any more. Nothing was changed.');
    if (match.kind === 'none') unknown.push(words);
    if (match.kind === 'many') ambiguous.push(ambiguousItem(words, match.items, labels));
  }
  const missed = ambiguous.map(({ message }) => message);
  if (found.size === 0 && ambiguous.length === 1 && ambiguous[0]) throw ambiguous[0];
  if (found.size === 0 && ambiguous.length > 0) throw new AppError('conflict', missed.join('\n'));
  if (found.size === 0) throw notFound(unknown, labels.nothing);
  if (unknown.length > 0) missed.push(`I found ${labels.nothing} like ${joinWords(unknown.map(quoted))}.`);
  return { found: [...found.values()], missed };
}

export function ambiguousItem<T extends { id: string }>(
  words: string,
  items: T[],
  { textOf, label }: Pick<ItemLabels<T>, 'textOf' | 'label'>,
): AmbiguousItem {
  const by = words.trim() ? ` by ${quoted(words)}` : '';
  return new AmbiguousItem(
    words,
    items.map((item) => ({ id: item.id, title: textOf(item), text: label(item) })),
    `Which one do you mean${by}: ${joinSome(items.map(label))}?`,
  );
}

export function pickItem<T extends { id: string }>(items: T[], words: string, labels: ItemLabels<T>): T {
  const [item] = pickItems(items, [words], labels).found;
  if (!item) throw notFound([words], labels.nothing);
  return item;
}

function notFound(asked: string[], nothing: string): AppError {
  return new AppError(
    'not_found',
    `I found ${nothing} like ${joinWords(asked.map(quoted))}. Nothing was changed.`,
  );
}

function matchOf<T>(items: T[]): ItemMatch<T> {
  const [item, second] = items;
  if (item === undefined) return { kind: 'none' };
  return second === undefined ? { kind: 'one', item } : { kind: 'many', items };
}

function includesAll(all: Set<string>, some: Set<string>): boolean {
  for (const word of some) if (!all.has(word)) return false;
  return true;
}
