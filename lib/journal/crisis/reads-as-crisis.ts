import { english } from '@/lib/journal/crisis/english';
import { foldSentences } from '@/lib/journal/crisis/fold';
import { french } from '@/lib/journal/crisis/french';
import { german } from '@/lib/journal/crisis/german';
import type { CrisisLanguage } from '@/lib/journal/crisis/language';
import { portuguese } from '@/lib/journal/crisis/portuguese';
import { spanish } from '@/lib/journal/crisis/spanish';

const languages = [english, spanish, french, german, portuguese];
const all = {
  names: languages.flatMap(({ names }) => names),
  elsewhere: languages.flatMap(({ elsewhere }) => elsewhere),
  before: languages.flatMap(({ before }) => before),
  after: languages.flatMap(({ after }) => after),
};
type Around = Pick<CrisisLanguage, 'before' | 'after'>;

/** How much of a sentence around a phrase can change what it means. */
const near = 80;

/**
 * Whether the writer of a text speaks of their own suicide or self-harm, in English, Spanish, French, German or
 * Portuguese. Takes what a person wrote, of any length and in any script. Asked before a model sees the text: true gets
 * `crisisReply` and begins the quiet period. It is no diagnosis and no measure of danger: worry about somebody else,
 * news and films are false, an attempt of one's own is true however long ago, and in doubt the answer is true.
 */
export function readsAsCrisis(text: string): boolean {
  return foldSentences(text).some(
    (sentence) => languages.some((language) => isSaid(sentence, language)) || isNamed(sentence),
  );
}

function isSaid(sentence: string, language: CrisisLanguage): boolean {
  return language.says.some((phrase) => isMeant(sentence, phrase, language));
}

/** Names are alike in several languages, so every language may tell that one is not about the writer. */
function isNamed(sentence: string): boolean {
  if (!all.names.some((name) => isMeant(sentence, name, all))) return false;
  return !all.elsewhere.some((word) => sentence.search(word) >= 0);
}

function isMeant(sentence: string, phrase: RegExp, around: Around): boolean {
  return [...sentence.matchAll(phrase)].some((match) => {
    const end = match.index + match[0].length;
    const before = sentence.slice(Math.max(0, match.index - near), match.index).trimEnd();
    const after = sentence.slice(end, end + near).trimStart();
    return (
      !around.before.some((words) => words.test(before)) && !around.after.some((words) => words.test(after))
    );
  });
}
