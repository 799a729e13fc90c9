import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { leadsOf, recall } from '@/lib/assistant/phrases/questions/answers';
import { pastDeed } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { gotDone, hadDone, visited } from '@/lib/words/deeds';
import { baseForms } from '@/lib/words/verbs';

// Verbs of chores. Users ask later when they did a chore.
const chores = new Set(
  'water feed clean wash change replace vacuum mop dust take call pay mow charge trim defrost descale service walk bathe groom run swim exercise stretch train work meditate practice practise read brush floss shower shave iron fold refill fill top backup back update visit see text write cut prune fertilize fertilise weed empty swap rotate air turn check test clean sweep scrub polish tidy do donate give treat brush file renew send post mail email phone drink eat cook bake sharpen lubricate oil repot plant paint hang install assemble deworm hem sew patch seal varnish grease tune inflate flush unblock unclog clear declutter dump compost mulch rake sow harvest spray clip medicate measure weigh fix repair bleed worm flea finish complete'.split(
    ' ',
  ),
);

const careOf =
  /^(?:feed|bottle|nap|dose|tablet|pill|medicine|nappy|wee|poo|walk|bath|insulin|inhaler|calpol)$/i;

export const pastPhrases: Phrase[] = [
  {
    // "What time will you remind me?" is about the reminder mentioned last.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '(when|what time|at what time) (will|do|are|would) you (remind|ping|alert|notify|tell|reminding|going to remind) me [of|about] [it|that|this]',
    ],
    fits: (heard) => heard.last(['reminder']) !== null,
    calls: ({ last, world }) => {
      const thing = last(['reminder']);
      return thing && recall(`${nameThing(thing, { world })}.${leadsOf([thing], world)}`, [thing]);
    },
    examples: [],
  },
  {
    // "When was the last feed?"
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: ['[so|and] (when|what time|how long ago) was (the|his|her|their|its|my) last {care:word}'],
    fits: ({ text }) => careOf.test(text('care')),
    calls: ({ text }) => ({ tool: 'track_done', input: { act: 'ask', what: text('care') } }),
    examples: [],
  },
  {
    intent: 'done_query',
    isQuestion: true,
    strength: 'likely',
    say: [
      '(when|what time) did (i|we) [last] {item}',
      'when (was|is) the last time [that] (i|we) {item}',
      '(have|did) (i|we) [already|ever] {item} [yet|already]',
      'how (long|many days|many weeks|many months) [ago|is it|has it been] [did] [since] (i|we) [last] {item}',
      'how (often|many times) (have|did) (i|we) {item}',
      '(did|has|have) (anyone|anybody|someone|somebody) [already|ever] {item} [yet|already]',
      'did (i|we) remember to {item}',
      'when (was|were) (i|we) [last] (at|to) {place}',
      '(when|how long ago) was my [last] {had}',
      'how long (is it|has it been) since my [last] {had}',
    ],
    fits: (heard) =>
      visited.test(visitIn(heard)) ||
      isDoing(heard.text('item')) ||
      (deedAsked(heard.whole) !== null && !said.test(heard.text('item'))) ||
      openAsked(heard) !== null,
    calls: (heard) => ({
      tool: 'track_done',
      input: {
        act: 'ask',
        what: withReference(visitIn(heard), heard),
        ...(heard.sense === 'none' ? {} : { when: heard.sense === 'hour' ? 'today' : heard.when }),
        ...openAsked(heard),
      },
    }),
    examples: ['when was the last time I changed the filter', 'have I watered the plants this week'],
    counterExamples: ['did I say that', 'when did I last tell you about Ana'],
  },
  {
    // "And the ferns?" after "when did I last water the cactus?"
    intent: 'done_query',
    isQuestion: true,
    strength: 'certain',
    when: 'never',
    say: ['(and|what about|how about|and what about|or) [for] {item}'],
    fits: (heard) =>
      deedAsked(heard.world.lastQuestion) !== null &&
      (heard.hasQuestionMark || /^(?:the|my|our)\b/i.test(heard.text('item'))),
    calls: (heard) => ({ tool: 'track_done', input: { act: 'ask', what: heard.text('item') } }),
    examples: [],
  },
  {
    // "Ok then saturday it is", after "when did I last clean the oven?", plans the next time.
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'must',
    say: [
      '[haha|lol|ha|oops|hm|wow] [ok|okay|right|well|so|alright] [then] [on] {day:time} it is [then]',
      '[haha|lol|ha|oops|hm|wow] [ok|okay|right|well|so|alright] [then] (put it down|plan it|schedule it|do it|i will do it|let us do it|time to do it|i should do it|i better do it) [again] [for|on] [then]',
    ],
    fits: (heard) =>
      heard.sense === 'day' &&
      !heard.hasQuestionMark &&
      choreIn((deedAsked(heard.world.lastMessage) ?? '').split(' ')[0] ?? '') !== null,
    calls: (heard) => {
      const [verb = '', ...rest] = (deedAsked(heard.world.lastMessage) ?? '').split(' ');
      return newTodos([{ text: [choreIn(verb), ...rest].join(' '), due: heard.when }]);
    },
    examples: [],
  },
  {
    intent: 'done_set',
    strength: 'likely',
    say: [
      '[i|we] [have|also] [just|already|finally] {item} [again|already]',
      '(i|we) have [already|just] {item}',
    ],
    fits: (heard) =>
      isPastDeed(heard) &&
      !asksDeed.test(heard.whole) &&
      // "Renewed the books till 17 december".
      heard.times.every(({ bound }) => bound !== 'until'),
    calls: (heard) => ({
      tool: 'track_done',
      input: {
        act: 'record',
        what: withReference(deedIn(heard), heard),
        ...(/^(?:day|hour|range)$/.test(heard.sense)
          ? { when: heard.when.replace(lasting(heard), '').trim() }
          : {}),
      },
    }),
    examples: ['watered the plants', 'I changed the air filter yesterday'],
    counterExamples: ['I got a new job'],
  },
];

// "Changed the filter today, lasts 6 months", "read for 20 minutes today": the length is no part of the day.
const lasting = ({ times }: Heard): string =>
  (times.length > 1 &&
    times.find(({ kind, text }) => kind === 'duration' && !/^in\b|ago$/i.test(text))?.text) ||
  '';

function deedIn(heard: Heard): string {
  const said = heard
    .text('item')
    .replace(
      /\s+(?:again|already|just now)$|, (?:he|she|it|they)(?:['’]s|['’]re| is| are| was| were| has) .*$/i,
      '',
    );
  const length = lasting(heard);
  const [, deed, lasts = ''] =
    /^(.+?)(?:,? (?:(?:it|they|which|that) )?(lasts?|(?:is |are )?good))?(?: for)?(?: about)?$/i.exec(said) ??
    [];
  return length && deed ? `${deed} (${`${lasts} ${length}`.trim()})` : said;
}

// "Did that change my reminders" asks, but "did it" and "did the dishes" tell a deed.
const asksDeed = /^did (?:you|i|we|he|she|they|(?:that|it|this) \p{L})/iu;

// Verbs of which other rows know more than the completions.
const said =
  /^(?:tell|told|say|said|ask|asked|mention|mentioned|feel|felt|write|wrote|journal|note|noted|add|added)\b/i;
const whenLast = /\b(?:when did (?:i|we) last|(?:when (?:was|is) )?the last time (?:that )?(?:i|we)) (.+)$/i;

/**
 * Returns the deed that a question is about: "when did I last water the cactus?" gives "water the cactus".
 * Null for other questions.
 */
export function deedAsked(question: string | null | undefined): string | null {
  return whenLast.exec((question ?? '').trim().replace(/[?.!\s]{1,9}$/, ''))?.[1] ?? null;
}

function isDoing(words: string): boolean {
  const first = words.toLowerCase().split(/\s+/)[0] ?? '';
  return chores.has(first) || choreIn(first) !== null || /^(?:speak|talk|chat)$/.test(first);
}

/** Returns the verb of a chore for its past form: "repotted" gives "repot". Null for other words. */
export function choreIn(past: string): string | null {
  const stem = past.replace(/ed$/, '');
  const regular =
    stem === past ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return [...(baseForms(past) ?? []), ...regular].find((base) => chores.has(base)) ?? null;
}

function isPastDeed(heard: Heard): boolean {
  const words = heard.text('item').split(/\s+/);
  if (
    /^\S+ (?:i|you|we|he|she|they|it|anyone|anybody|someone|somebody)\b|^(?:is|are|has|have|was|were) .* been\b|\bmy mind\b|\b(?:wrong|somewhere|something|nothing)\b/i.test(
      heard.text('item'),
    )
  )
    return false;
  const isOut = /^(?:ran out|run out|took off|ran into|called it)\b/i.test(heard.text('item'));
  const verb = (words[0] ?? '').toLowerCase();
  // "Swapped friday with Ana" is no chore.
  const isKnown = baseForms(verb) !== null || pastDeed.test(heard.text('item'));
  const isPast =
    !isOut &&
    ((isKnown && choreIn(verb) !== null) ||
      hadDone.test(heard.text('item')) ||
      visited.test(heard.text('item')) ||
      (gotDone.test(heard.text('item')) &&
        heard.sense !== 'hour' &&
        !/\b(?:have|['’]ve) got\b/i.test(heard.whole)));
  return (
    isPast &&
    words.length >= 2 &&
    words.length <= 7 &&
    (words[0] ?? '').toLowerCase() !== 'read' &&
    !heard.hasQuestionMark &&
    (!/^\S+ (?:it|that|them|this|both|those)$/i.test(heard.text('item')) || askedObject(heard) !== null) &&
    heard.sense !== 'series'
  );
}

// "Did I already do the contractor thing?" asks for what is still open.
function openAsked({ whole, world, text, findWords }: Heard): { open: Partial<Thing> } | null {
  if (!/^(?:have|did) (?:i|we)\b/i.test(whole)) return null;
  const name = text('item').replace(/^(?:do|did|done) (?:the|my|that|this) (?=.+ (?:thing|stuff|one)$)/i, '');
  const [thing, another] = findWords(name.replace(/ (?:thing|stuff|one)$/i, ''), ['todo', 'reminder']);
  if (!thing || another || thing.isDone || thing.rule) return null;
  const isAhead = thing.at ? thing.at > world.now : true;
  return isAhead ? { open: { kind: thing.kind, id: thing.id, title: thing.title } } : null;
}

function visitIn({ text, has }: Heard): string {
  if (has('place')) return `was at ${text('place')}`;
  return has('had') ? `had my ${text('had')}` : text('item').replace(/^have (?=my\b)/i, 'had ');
}

// "Watered them this morning", after "did I water the plants this week?".
function askedObject({ text, world }: Heard): string | null {
  const { verb = '', object } = askedDeed.exec(world.lastMessage ?? '')?.groups ?? {};
  const [said = ''] = text('item').toLowerCase().split(' ');
  return object && baseForms(said)?.includes(verb.toLowerCase()) ? object : null;
}

const askedDeed =
  /^(?:so |and )?(?:did|have|when did|how often (?:did|have)) (?:i|we) (?:last |already |ever )?(?<verb>\p{L}+) (?<object>(?:the|my|our) [\p{L} ]{2,30}?)(?: (?:this|last|today|yesterday|yet|already)\b.*)?[?. ]*$/iu;

function withReference(words: string, heard: Heard): string {
  const asked = askedObject(heard);
  if (asked) return words.replace(/\b(?:them|it|that|those|this|both)\b/i, asked);
  const last = heard.world.mentions[0]?.thing.title;
  const noun = last?.replace(/^\S+\s+/, '');
  return noun ? words.replace(/\b(?:them|it)\b/i, noun) : words;
}
