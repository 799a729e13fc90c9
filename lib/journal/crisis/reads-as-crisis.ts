import { WordIndex } from '@/lib/journal/crisis/edge-words';
import { english } from '@/lib/journal/crisis/english';
import { foldSentences } from '@/lib/journal/crisis/fold';
import { french } from '@/lib/journal/crisis/french';
import { german } from '@/lib/journal/crisis/german';
import { type CrisisLanguage, endOfMatch, type Phrase } from '@/lib/journal/crisis/language';
import { portuguese } from '@/lib/journal/crisis/portuguese';
import { spanish } from '@/lib/journal/crisis/spanish';

// Number of characters around a match in which a phrase can cancel the match.
const near = 80;

interface Around {
  before: WordIndex<Phrase>;
  after: WordIndex<Phrase>;
}

interface Sought {
  phrase: Phrase;
  as: 'says' | 'names' | 'elsewhere';
  around: Around;
}

const languages = [english, spanish, french, german, portuguese];
const sought = indexOf(languages);
compileOneByOne(
  languages.flatMap((one) => [one.says, one.names, one.elsewhere, one.before, one.after].flat()),
);

/**
 * Returns whether a text is about the writer's suicide or self-harm. If so, send `crisisReply` and give the
 * text to no model.
 */
export function readsAsCrisis(text: string): boolean {
  return foldSentences(text).some(isCrisis);
}

function isCrisis(sentence: string): boolean {
  const ends = new Map<Sought, number>();
  let isNamed = false;
  let isElsewhere = false;
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{N}]+|,/gu)) {
    for (const one of sought.at(word)) {
      if (index < (ends.get(one) ?? 0)) continue;
      const end = endOfMatch(one.phrase, sentence, index);
      if (end === null) continue;
      ends.set(one, end);
      if (one.as === 'elsewhere') isElsewhere = true;
      else if (one.as === 'says' || !isNamed) {
        if (isTakenBack(sentence, index, end, one.around)) continue;
        if (one.as === 'says') return true;
        isNamed = true;
      }
    }
  }
  return isNamed && !isElsewhere;
}

function isTakenBack(sentence: string, start: number, end: number, { before, after }: Around): boolean {
  const ahead = sentence.slice(Math.max(0, start - near), start).trimEnd();
  const behind = sentence.slice(end, end + near).trimStart();
  const last = /(?:[\p{L}\p{N}]{1,80}|,)$/u.exec(ahead)?.[0] ?? '';
  const first = /^(?:[\p{L}\p{N}]+|,)/u.exec(behind)?.[0] ?? '';
  for (const phrase of before.at(last)) if (endOfMatch(phrase, ahead, ahead.length) !== null) return true;
  for (const phrase of after.at(first)) if (endOfMatch(phrase, behind, 0) !== null) return true;
  return false;
}

function indexOf(all: CrisisLanguage[]): WordIndex<Sought> {
  const index = new WordIndex<Sought>('start');
  const anyLanguage = aroundOf(all);
  for (const language of all) {
    const own = aroundOf([language]);
    for (const phrase of language.says) index.add(phrase.words, { phrase, as: 'says', around: own });
    for (const as of ['names', 'elsewhere'] as const)
      for (const phrase of language[as]) index.add(phrase.words, { phrase, as, around: anyLanguage });
  }
  return index;
}

function aroundOf(all: CrisisLanguage[]): Around {
  const around: Around = { before: new WordIndex('end'), after: new WordIndex('start') };
  for (const { before, after } of all) {
    for (const phrase of before) around.before.add(phrase.words, phrase);
    for (const phrase of after) around.after.add(phrase.words, phrase);
  }
  return around;
}

// Compiles in advance, so that the first request with a long message is not blocked.
function compileOneByOne(phrases: Phrase[]): void {
  const [phrase, ...others] = phrases;
  if (!phrase) return;
  // V8 compiles a pattern to byte code at its first match and to machine code at its second.
  for (let time = 0; time < 2; time += 1) endOfMatch(phrase, 'no', 0);
  setImmediate(() => compileOneByOne(others)).unref();
}
