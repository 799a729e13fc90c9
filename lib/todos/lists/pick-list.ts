import { AppError } from '@/lib/errors';
import type { NamedList } from '@/lib/todos/lists/schema';
import { matchItem } from '@/lib/words/match';
import { fillerWords, normalizeForMatch, tellingWords } from '@/lib/words/match-words';
import { capitalized, joinWords, quoted } from '@/lib/words/wording';

const genericWords = new Set([
  ...fillerWords,
  ...'list lists todo todos to-do to do task tasks item items main default normal usual one'.split(' '),
]);

export function pickList(lists: NamedList[], words: string): NamedList | null {
  if (isGeneric(words)) return lists.find(({ isDefault }) => isDefault) ?? null;
  const byId = lists.find(({ id }) => id === words);
  if (byId) return byId;
  const match = matchItem(lists, nameIn(words), ({ title }) => title);
  if (match.kind === 'one') return match.item;
  const names = joinWords(lists.map(({ title }) => quoted(title)));
  if (match.kind === 'many') throw new AppError('conflict', `Which list do you mean: ${names}?`);
  throw new AppError(
    'not_found',
    `You have no list named ${quoted(nameIn(words))}.${names ? ` Your lists: ${names}.` : ''}`,
  );
}

/** Returns the list that `words` name. Null if there is no such list yet, so that it must be created. */
export function pickListToFill(lists: NamedList[], words: string): NamedList | null {
  const asked = tellingWords(nameIn(words), genericWords).length;
  try {
    const found = pickList(lists, words);
    const isShorter = found && !isGeneric(words) && tellingWords(found.title, genericWords).length < asked;
    return isShorter && found.id !== words ? null : found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

function isGeneric(words: string): boolean {
  return normalizeForMatch(words)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .every((word) => genericWords.has(word));
}

export function titleFor(words: string): string {
  return capitalized(nameIn(words));
}

function nameIn(words: string): string {
  const name = words
    .trim()
    .replace(/^(?:(?:my|the|our|a|new)\s+)+/i, '')
    .replace(/\s+lists?$/i, '')
    .trim();
  return name || words.trim();
}
