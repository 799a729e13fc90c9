import { dropWords, linkWords } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';

/**
 * Phrases about one of the two people in a reminder: "electrician at 11 instead" for the reminder "call
 * plumber and electrician".
 */
export const sharedTaskPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && parted(heard) !== null,
    calls: (heard) => parted(heard),
    examples: [],
  },
];

const pair =
  /^(?<deed>(?:call|ring|phone|text|email|message|meet|see|visit|pay|chase|collect|pick up|drop off|feed|walk|invite|thank|write to|speak to|talk to|reply to|pick|book) )?(?<one>(?:the |my )?[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:and|&) (?<two>(?:the |my )?[\p{L}'’-]+(?: [\p{L}'’-]+)?)$/iu;
const maxParts = 10;
const ignored = /^(?:the|my|our|only|now|who|which|reminder|one)$/;

function parted({ parts, times, world }: Heard): PhraseCall[] | null {
  const [time, another] = times;
  if (parts.length > maxParts || another) return null;
  const said = parts.filter(({ word, time: own }) => !own && !linkWords.has(word) && !ignored.test(word));
  const isDropped = !time && said.some(({ word }) => dropWords.has(word));
  const naming = said.filter(({ word }) => !dropWords.has(word)).map(({ word }) => word);
  if (naming.length === 0 || naming.length > 2 || !(time || isDropped)) return null;
  const name = naming.join(' ');
  const [found, other] = world.things.flatMap((thing) => sharing(thing, name));
  if (!found || other) return null;
  const { thing, deed, left, named } = found;
  const rest = { tool: 'update_reminder', input: { item: thing.id, title: `${deed}${left}`.trim() } };
  if (!time) return [rest];
  const when = momentOf(thing, time, world.zone);
  return when ? [rest, { tool: 'set_reminder', input: { title: `${deed}${named}`.trim(), when } }] : null;
}

function sharing(thing: Thing, name: string) {
  const { one = '', two = '', deed = '' } = pair.exec(thing.title)?.groups ?? {};
  if (thing.kind !== 'reminder' || !thing.at || thing.rule || !deed) return [];
  const plain = (words: string) => words.toLowerCase().replace(/^(?:the|my) /, '');
  if (plain(one) === name) return [{ thing, deed, named: one, left: two }];
  return plain(two) === name ? [{ thing, deed, named: two, left: one }] : [];
}

function momentOf({ at }: Thing, time: Heard['times'][number], zone: string): string | null {
  if (!at) return null;
  const clock = localTime(at, zone);
  if (time.kind === 'time')
    return `${localDate(at, zone)} ${nearestHalf(time.time, time.text, clock).slice(0, 5)}`;
  if (time.kind === 'instant') return `${time.date} ${time.time.slice(0, 5)}`;
  return time.kind === 'date' ? `${time.date} ${clock.slice(0, 5)}` : null;
}
