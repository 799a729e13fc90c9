import type { Understanding } from '@/lib/assistant/acts/understanding';
import type { World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';

const ordered =
  /^(?<told>[^?]{8,500}?)(?:\s*[.!;,–—]+|\s-|,?\s+(?:so|and))?\s+(?:(?:so|and|then|please|pls)\s+)*(?:(?:can|could|will|would) (?:you|u) )?(?:(?:please|pls|kindly) )?remind me (?<when>[^.!?]{2,40}?)(?: (?:about|of|for) (?:that|it|this|them))?(?:,? (?:because|cause|cos|or|otherwise|i always|i keep|i['’]ll|so i don['’]?t)\b[^.!?]{0,40})?[\s.?!]*$/iu;
const states =
  /\b(?:is|are|was|has|have|had|needs?|must|should|starts?|ends?|runs?|comes?|coming|expires?|closes?|opens?|due|leaves?|arrives?|wants?)\b|['’]s\b/i;
const noStatement =
  /^\W*(?:if|when|whenever|once|before|after|as soon|until|while|every|unless|hey|hi|ok|okay|and|also)\b|\bremind\b/i;
const clauses = /[.!;,\n]|\b(?:but|because|which|and then|and (?=(?:he|she|they|i|we|it) ))/i;
const owed =
  /^(?:(?:so|and|that|now|also)\s+)*(?:he|she|they|i|we)(?:['’]ve| have| has|['’]s)? (?:needs?|has|have|must|should|got|ought)(?: (?:got )?to)? (?=\p{L}{2,})/iu;
const leading = /\b(?:before|earlier|ahead|prior|beforehand|after|early|in advance)\b/i;
const longestTitle = 90;

/**
 * Returns a reminder for a story that ends in "remind me on thursday about that". The reminder is about the
 * last clause of the story. Null for other messages.
 */
export function readTold(
  message: string,
  world: World,
  read: (message: string) => Understanding,
): Understanding | null {
  const { told = '', when = '' } = ordered.exec(message)?.groups ?? {};
  const last =
    told
      .split(clauses)
      .findLast((clause) => states.test(clause))
      ?.trim() ?? '';
  if (!last || noStatement.test(told) || last.length > longestTitle || leading.test(when)) return null;
  const [time, another] = findTimes(when, world);
  // An hour alone is of the day that was told: "choir monday at 7, remind me at 6".
  if (time?.kind === 'time' || time?.kind === 'duration') return null;
  if (!time || another || time.start > 0 || time.end < when.trim().length || last.split(' ').length < 3)
    return null;
  const meant = read(last);
  const kept = meant.calls.filter(
    ({ tool, input }) =>
      tool === 'set_social_date' ||
      (tool === 'set_reminder' && /\d(?::\d\d| ?[ap]m\b)/i.test(String(input.when))),
  );
  const title = last.replace(owed, '').replace(/^(?:my|our|the|and|so|that) /i, '');
  return {
    calls: [...kept, { tool: 'set_reminder', input: { title, when } }],
    ...{ says: [], offer: null, question: null, intents: ['calendar_set'], isRequest: true },
    ...{ isUnknown: false, certainty: 1 },
  };
}
