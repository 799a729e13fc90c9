import { scoreTitles, stemsOf } from '@/lib/assistant/understand/title-index';
import { type Token, tokenize, withTimes } from '@/lib/assistant/understand/tokens';
import type { Thing, World } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

const [maxCharacters, maxWords] = [400, 50];

const placeholders: Record<string, string> = {
  date: '#day',
  instant: '#instant',
  time: '#hour',
  recurrence: '#series',
  duration: '#length',
  'part of day': '#part',
};

/**
 * Returns the message in the form that the classifier expects: "dentist should be friday" gives "#thing
 * should be #day".
 */
export function maskedText(
  message: string,
  world: Pick<World, 'now' | 'zone' | 'things'>,
  timed?: Token[],
): string {
  const read = message.slice(0, maxCharacters);
  const tokens = timed && read === message ? timed : withTimes(read, tokenize(read), world);
  return tokens
    .slice(0, maxWords)
    .map((token) => masked(token, world.things))
    .join(' ');
}

function masked({ kind, time, norm, gap }: Token, things: Thing[]): string {
  if (kind === 'time') return placeholders[time?.kind ?? ''] ?? '#time';
  if (kind === 'quote') return '#quote';
  const mark = /[?:]/.exec(gap)?.[0];
  const word = kind === 'word' && namesOf(norm, things).length > 0 ? '#thing' : norm;
  return mark ? `${mark} ${word}` : word;
}

const shortestName = 3;
const timeNouns = new Set('time hour day week weekend month year morning afternoon evening night'.split(' '));

/**
 * Returns the things that `word` can name. Returns none for a verb such as "call", because many titles begin
 * with a verb.
 */
export function namesOf(word: string, things: Thing[]): Thing[] {
  if (word.length < shortestName || things.length === 0 || taskVerbs.has(word) || timeNouns.has(word))
    return [];
  const stems = stemsOf(word);
  if (stems.length === 0) return [];
  return scoreTitles(stems, things)
    .filter(({ score }) => score >= 0.8)
    .map(({ thing }) => thing);
}
