import { keyOf, place, pronoun } from '@/lib/info/phrases/shared';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';

const clause =
  /(?:^|\s)(?:i|you|he|she|it|they|them|him|we|us|me|this|that|there|here|has|have|had|is|are|am|was|were|will|would|can|could|should|shall|must|might|do|does|did|said|says|left|went|changed|but|because|so|if|when|while|today|tomorrow|yesterday|tonight|now|again|also|another|else)(?=\s|$)/i;
const opening =
  /^(?:to|from|in|on|at|for|with|since|until|till|by|of|as|and|or|then|just|all|no|not|yes|one|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|last(?:ly)?|next|finally)(?=\s|$)/i;
const lone = /^(?:first|second|third|fourth|fifth|another|other|last|next|one|two|three)$/i;
const maxWords = 6;
const maxWordsKept = 9;
const listed = 3;

/** Returns whether the name of a fact is a short noun phrase, so that a question can name it. */
export function isAskable({ key, value }: { key: string; value: string }): boolean {
  // "What Ana likes", "where Tom works": the row has made the name from a person and a verb.
  const told = /^(?:what|where) (?:(?<who>.+) )?(?<verb>\S+)$/i.exec(key)?.groups;
  const name = keyOf(told ? (told.who ?? '') : key);
  if (told && /^(?:you|i|we)?$/i.test(name)) return true;
  if (/,|[.!?]\s/.test(name) || lone.test(name) || opening.test(name) || clause.test(name)) return false;
  if (name.split(/\s+/).length > (keepable.test(name) ? maxWordsKept : maxWords)) return false;
  // "She wants 15": of what is not told.
  return !/\b(?:but|because)\b/i.test(value) && !(told && /^\d{1,3}$/.test(value));
}

export function isEnumeration(value: string): boolean {
  const items = value.split(/\s*[,;]\s*/);
  const plain = items.filter((item) => item.split(' ').length <= listed && !/\d{3}|@/.test(item));
  return items.length >= listed && plain.length === items.length && !place.test(value);
}

export function askedFirst(phrase: Phrase): Phrase {
  if (phrase.isQuestion || phrase.isContent) return phrase;
  return {
    ...phrase,
    strongest: typeof phrase.strength === 'function' ? phrase.strongest : (phrase.strength ?? 'sure'),
    strength: (heard) => {
      const { strength = 'sure' } = phrase;
      const own = typeof strength === 'function' ? strength(heard) : strength;
      return own === 'hint' || isPlain(phrase, heard) ? own : 'guess';
    },
    offer: (heard) => phrase.offer?.(heard) || `Shall I remember that: “${heard.whole}”?`,
  };
}

function isPlain(phrase: Phrase, heard: Heard): boolean {
  const meant = phrase.calls(heard);
  const calls = meant === null || typeof meant === 'string' || 'ask' in meant ? [] : [meant].flat();
  const own = calls.filter(({ tool }: PhraseCall) => tool === 'store_info');
  // "Her name is …": whose name it is must be known.
  const isNobodys =
    /^(?:his|her|their)$/.test(heard.first) && own.some(({ input }) => !/['’]s? /.test(String(input.key)));
  return (
    !isNobodys && own.every(({ input }) => isKnown(String(input.key), heard) || isAskable(factOf(input)))
  );
}

function isKnown(key: string, { world }: Heard): boolean {
  return world.things.some(
    ({ kind, title }) => kind === 'fact' && title.toLowerCase() === key.toLowerCase() && !pronoun.test(key),
  );
}

function factOf({ key, value }: Record<string, unknown>): { key: string; value: string } {
  return { key: String(key), value: String(value) };
}
