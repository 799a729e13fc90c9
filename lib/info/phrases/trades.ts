import { facts } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const trades: { trade: RegExp; trouble: RegExp }[] = [
  {
    trade: /\b(?:plumber|plumbing)\b/i,
    trouble:
      /\b(?:pipes?|leak\w*|taps?|faucets?|toilets?|loo|drains?|sinks?|flood\w*|showers?|boilers?|water|heating|radiators?)\b/i,
  },
  {
    trade: /\b(?:electrician|sparky)\b/i,
    trouble: /\b(?:sockets?|lights?|power|fuses?|electric\w*|outlets?|wiring|switch(?:es)?)\b/i,
  },
  {
    trade: /\b(?:dentist|orthodontist)\b/i,
    trouble: /\b(?:tooth|teeth|toothache|fillings?|gums?|braces)\b/i,
  },
  { trade: /\b(?:mechanic|garage)\b/i, trouble: /\b(?:car|engine|brakes?|tyres?|tires?)\b/i },
  {
    trade: /\b(?:doctor|gp|p(?:a)?ediatrician)\b/i,
    trouble: /\b(?:fever|ill|cough\w*|rash|prescriptions?)\b/i,
  },
  { trade: /\bvet\b/i, trouble: /\b(?:dog|cat|puppy|kitten|rabbit|pet)(?:['’]?s)?\b/i },
];

/**
 * Phrases that ask whom to call when something is broken. They match only if exactly one stored fact names
 * somebody of the trade that can repair it. This fact is the answer.
 */
export const tradePhrases: Phrase[] = [
  {
    intent: 'facts_query',
    isQuestion: true,
    isContent: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so] (who|whom) (do|should|can|could|shall|would|did) (i|we) (call|ring|phone|contact|text|ask|get) [again] (if|when|about|for|to fix|to repair|because) {trouble}',
      '[and|so] who (fixes|repairs|looks after|sorts|mends) {trouble}',
      '[and|so] who (can|could|would) (fix|repair|look at|sort|mend) {trouble}',
      '{trouble} who (do|should|can|shall) (i|we) (call|ring|phone|contact|text|ask)',
    ],
    fits: (heard) => personFor(heard) !== null,
    calls: (heard) => personFor(heard),
    examples: [],
  },
];

function personFor(heard: Heard): string | null {
  const fitting = trades.filter(({ trouble }) => trouble.test(heard.text('trouble')));
  const found = facts(heard).filter(({ key, value }) =>
    fitting.some(({ trade }) => trade.test(key) || trade.test(value)),
  );
  const [only, other] = found;
  return only && !other ? formatFact(only) : null;
}
