import { keyOf, store } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';

const guests = '(people|guests|persons|kids|children|adults|friends|of us)';

/** Phrases for how many guests come: "12 people are coming to the christmas dinner". */
export const guestPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `[there (are|will be)|we (are|will be|have)] [about|around] {n:number} ${guests} [are|will be] (coming|come|invited) (to|for|at|on) {event}`,
      '(there will be|we will be|we are|it will be) [about|around] {n:number} [of us|people|guests] (for|at|on) {event}',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      // Who comes on a day is a plan.
      !/\b(?:coming|come|invited) on \p{L}+day\b/iu.test(heard.whole) &&
      /^[^\d.,;]+$/.test(heard.text('event')) &&
      heard.text('event').split(' ').length <= 5,
    calls: (heard) => store(`number of guests for ${keyOf(heard.text('event'))}`, heard.text('n')),
    examples: ['12 people are coming to the christmas dinner', 'there will be 8 of us on saturday'],
    counterExamples: ['12 people are coming on saturday at 7'],
  },
  {
    // "26 coming so far", of the party that was just set.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `[there are|there is|we have|it is|so|that is] [about|around] {n:number} [people|guests|kids|children|friends|adults|of us] [are|is] (coming|confirmed|invited) [so far|now|in total|already|for now|up to now]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && eventAhead(heard) !== null,
    calls: (heard) => store(`number of guests for ${eventAhead(heard)?.title}`, heard.text('n')),
    examples: [],
  },
  {
    // "15. Write that down", after "is it 14 or 15 kids?".
    intent: 'facts_set',
    when: 'never',
    strength: 'certain',
    say: ['write that down : it is {n:number}'],
    fits: (heard) => countAnswered(heard) !== null,
    calls: (heard) => {
      const [count = '', noun = ''] = countAnswered(heard) ?? [];
      return store(`number of ${keyOf(noun)}`, count);
    },
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      `[and|so] how many ${guests} (are|do we have|are there|will be|is it) [we] [coming|come|invited] [(to|for|at|on) {event}]`,
      '[and|so] how many (coming|are coming|are we|will we be|of us are there) [(to|for|at|on) {event}]',
    ],
    fits: (heard) => countOf(heard) !== null,
    calls: (heard) => {
      const fact = countOf(heard);
      return fact && formatFact({ key: fact.title, value: fact.value ?? '' });
    },
    examples: [],
  },
  {
    // "Two more said yes so 14 now".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[{who}] (said yes|said no|cancelled|can not come|are coming too|is coming too|confirmed) [and|so] [it is|that makes|we are|that is] [now] {n:number} [now|people|guests|of us]',
      '[so|and|ok] (it is|that makes|we are|make that|make it|now) [now] {n:number} [people|guests|of us] [now]',
      '[actually|sorry|no|wait|oh] [make it|make that|it is|we are|that is] {n:number} [people|guests|kids|children|of us] [now|coming]',
    ],
    fits: (heard) => lastCount(heard) !== null,
    calls: (heard) => store(lastCount(heard)?.title ?? '', heard.text('n')),
    examples: [],
  },
];

// The only stored count, or the one of this event.
function countOf(heard: Heard): Thing | null {
  const event = heard.has('event') ? keyOf(heard.text('event')).toLowerCase() : '';
  const counts = heard.world.things.filter(
    ({ kind, title }) => kind === 'fact' && title.startsWith('number of guests'),
  );
  const named = counts.filter(({ title }) => title.toLowerCase().includes(event));
  // "Gran's party" may be stored as "gran's 80th".
  const found = named.length === 0 && /\b(?:party|do|bash)$/.test(event) ? counts : named;
  return found.length === 1 ? (found[0] ?? null) : null;
}

function lastCount({ whole, world: { mentions, things, lastReply } }: Heard): Thing | null {
  const newest = mentions[0]?.thing;
  if (newest?.title.startsWith('number of guests')) return newest;
  const isCount = ({ kind, title }: Thing) => kind === 'fact' && title.startsWith('number of guests');
  const [only, other] = things.filter(isCount);
  // "Make it 13 children" names whom it counts.
  if (only && !other && /\b(?:people|guests|kids|children|adults|of us)\b/i.test(whole)) return only;
  if (!lastReply?.includes('number of guests')) return null;
  return things.find((thing) => isCount(thing) && lastReply.includes(thing.title)) ?? null;
}

function eventAhead({ world: { mentions, things, now } }: Heard): Thing | null {
  const newest = mentions.find(({ thing: { kind } }) => kind === 'reminder' || kind === 'event')?.thing;
  const event = things.find(({ id }) => id === newest?.id);
  return event?.at && event.at > now && !event.rule ? event : null;
}

function countAnswered({ text, world }: Heard): [string, string] | null {
  const { first, second, noun } = asksCount.exec(world.lastMessage ?? '')?.groups ?? {};
  return noun && [first, second].includes(text('n')) ? [text('n'), noun] : null;
}

const asksCount = /\b(?<first>\d{1,4}) or (?<second>\d{1,4}) (?<noun>\p{L}{3,}(?: \p{L}{3,})?) ?\?/iu;
