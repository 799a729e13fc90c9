import { keyOf, pronoun, store, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';

const amount =
  /^(?:about |around |only |just )?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?|oz|ounces|stone|cm|centimet(?:er|re)s?|m|met(?:er|re)s?|ft|feet|inches)\b/i;
const keeping = /\b(?:note|remember|keep|save|store)\b/i;

/** Phrases for the weight or height of somebody: "note that Leila weighed 6.2 kilos". */
export const measurePhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[please] (note|remember|keep in mind|save) [down] [that] {who:name} (weighed|weighs|is weighing|measured|measures) {amount}',
    ],
    fits: (heard) => !heard.hasQuestionMark && measured(heard) !== null,
    calls: (heard) => {
      const key = measured(heard);
      return key && store(key, heard.text('amount'));
    },
    examples: ['note that Leila weighed 6.2 kilos last time'],
    counterExamples: ['note that I weighed the parcel'],
  },
  {
    // "Visiting is 2 till 4 and 6 till 8".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[the] (visiting|visiting hours|visiting times|visiting time|visitor hours|opening hours|opening times|surgery hours|office hours) (is|are|from) [from] {hours}',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark && /\d.* (?:and|then|or) .*\d|\bdaily\b|every day/i.test(heard.text('hours')),
    calls: (heard) =>
      store(
        /visit/i.test(heard.whole) ? 'visiting hours' : heard.whole.replace(/ (?:is|are|from) .*/i, ''),
        heard.text('hours'),
      ),
    examples: ['visiting is 2 till 4 and 6 till 8'],
    counterExamples: ['visiting is on friday at 3'],
  },
  {
    // "Today it is 140/90", of the one blood pressure that is kept.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['remember that the blood pressure is {value}'],
    fits: (heard) => pressure(heard) !== null,
    calls: (heard) => store(pressure(heard)?.title ?? '', heard.text('value')),
    examples: [],
  },
  {
    // "I weigh 182 today", "weighed myself, 71.4".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[today|so|and|now] [i] [now|just] (weigh|weighed|weighed in at|am weighing|weighed myself [it is|its|at]) [about|around|only|in at] {amount} [today|now|this morning|right now]',
    ],
    fits: (heard) =>
      /^\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?|stone(?: \d{1,2}(?: pounds?|lbs?)?)?)?$/i.test(
        heard.text('amount'),
      ) && !heard.hasQuestionMark,
    calls: (heard) => store('weight', heard.text('amount')),
    examples: ['i weigh 182 today'],
    counterExamples: ['weighed 2 parcels'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] (how much|what) (did|does) {who:name} weigh [last time|again|now|then|at the last checkup]',
      '[and|so] how (heavy|tall|big) (is|was) {who:name} [last time|again|now|then]',
    ],
    fits: (heard) => stored(heard) !== null,
    calls: (heard) => {
      const fact = stored(heard);
      return fact && formatFact({ key: fact.title, value: fact.value ?? '' });
    },
    examples: [],
  },
];

function measured(heard: Heard): string | null {
  const who = keyOf(withName(heard.text('who'), heard));
  const isKept = keeping.test(heard.message) && amount.test(heard.text('amount'));
  if (!isKept || pronoun.test(who) || /^(?:i|we|you)\b/i.test(who)) return null;
  return `${who}’s ${/\bweigh/i.test(heard.whole) ? 'weight' : 'height'}`;
}

function stored(heard: Heard): Thing | null {
  const who = keyOf(withName(heard.text('who'), heard)).toLowerCase();
  const kind = /\b(?:tall|big)\b/i.test(heard.whole) ? 'height' : 'weight';
  const found = heard.world.things.find(
    ({ kind: own, title }) =>
      own === 'fact' && title.toLowerCase().replace(/['’]s /, ' ') === `${who} ${kind}`,
  );
  return found ?? null;
}

function pressure({ world: { things } }: Heard): Thing | null {
  const kept = things.filter(({ kind, title }) => kind === 'fact' && /\b(?:blood pressure|bp)$/i.test(title));
  return kept.length === 1 ? (kept[0] ?? null) : null;
}
