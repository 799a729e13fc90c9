import { keyOf, passing, store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';

/** Phrases for who or what is in numbered rooms and flats. */
export const unitPhrases: Phrase[] = [
  {
    // "Room 1 is Anna, room 2 is Tom and Bea": one fact for each number.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && numbered(heard.whole).length > 1,
    calls: (heard) => numbered(heard.whole),
    examples: ['room 1 is Anna, room 2 is Tom and Bea'],
    counterExamples: ['room 1 is ready, call Anna'],
  },
  {
    // "Flat 3 is let from 1 January to Ms Farrow", if a fact is known as “Flat 3”.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['[and|so|btw|now] [my|our|the] {key} (is|are) [now] {value}'],
    fits: (heard) => !heard.hasQuestionMark && isUpdate(heard),
    calls: (heard) => store(keyOf(heard.text('key')), heard.text('value')),
    examples: [],
  },
];

const ofNumber =
  /^(?<key>(?<kind>\p{L}{3,15}) (?:\d{1,3}|[A-H])(?: \p{L}+)?)(?: is| are|:) (?<value>(?!(?:on|at|due|in|from)\b)\p{L}[^,;:?]{0,40})$/iu;

function numbered(said: string): PhraseCall[] {
  const clauses = said.split(/[,;] (?:and |but )?/);
  const found = clauses.map((clause) => ofNumber.exec(clause.trim())?.groups);
  // "Room 1 is ready, room 2 is dirty" holds for now.
  const isNow = found.some((one) => passing.test(one?.value ?? '') && !/^empty\b/i.test(one?.value ?? ''));
  const kinds = new Set(found.map((one) => one?.kind?.toLowerCase()));
  if (isNow || found.length < 2 || kinds.size > 1 || kinds.has(undefined)) return [];
  return found.map((one) => store(one?.key ?? '', one?.value ?? ''));
}

const leasing =
  /^(?:let|rented|leased|taken|occupied|reserved|sold|sublet|vacant|on loan|lent|assigned|shared)\b/i;

function isUpdate({ text, world }: Heard): boolean {
  const key = keyOf(text('key')).toLowerCase();
  return (
    leasing.test(text('value')) &&
    world.things.some(({ kind, title }) => kind === 'fact' && title.toLowerCase() === key)
  );
}
