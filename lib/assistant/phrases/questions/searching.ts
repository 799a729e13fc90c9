import type { Heard, Phrase, Strength, Thing } from '@/lib/phrases/phrase';
import { explainedShare, readQuestion } from '@/lib/search/explain';

/** The shares of a question that one thing must explain: to be worth an answer, and to leave no doubt. */
const worthShare = 0.4;
const certainShare = 0.75;

const asking =
  /\?\s*$|\b(?:what|what['’]?s|whats|where|wheres|when|whens|who|whos|whose|which|how|did|does)\b|^(?:is|are|was|were|do|am|can|have|has|any|give|gimme|tell|show|send|find|look up|search|remind me (?:of|what|where|who)|need|check)\b/i;

/** Questions about anything that is stored, in whatever form. */
export const searchingPhrases: Phrase[] = [
  {
    intent: 'search',
    isQuestion: true,
    strength: strengthOf,
    when: 'words',
    say: ['{question}'],
    fits: (heard) =>
      isQuestion(heard) &&
      (bestShare(heard)?.share ?? 0) >= (yesOrNo.test(heard.whole) ? certainShare : worthShare),
    calls: (heard) => ({ tool: 'search', input: { query: queryOf(heard).slice(0, 200) } }),
    examples: [],
  },
];

/** "Is the flight delayed?" is not answered by the flight. */
const yesOrNo = /^(?:is|are|was|were|will|does|can|could|should|would)\b/i;

function isQuestion({ whole }: Heard): boolean {
  return asking.test(whole) && whole.split(' ').length <= 25;
}

/** "Give Sunita's number" would be a thing to do, if nothing of hers were known. */
function strengthOf(heard: Heard): Strength {
  const share = bestShare(heard)?.share ?? 0;
  if (share >= certainShare && /^(?:give|tell|show|send|need|gimme)\b/i.test(heard.whole)) return 'sure';
  if (!/\?\s*$|^(?:what|where|when|who|which|how|whose|give|tell|show|send|need|find)/i.test(heard.whole))
    return 'guess';
  return share >= certainShare ? 'likely' : 'guess';
}

/** The words of the question, with what was spoken of last where it only points at it. */
function queryOf(heard: Heard): string {
  const terms = readQuestion(heard.whole);
  const points = /\b(?:it|there|them|they|her|him|that|his|their|its)\b/i.test(heard.whole);
  const last = heard.world.mentions[0]?.thing.title;
  return points && last && terms.length < 2 ? `${heard.whole} ${last}` : heard.whole;
}

const shares = new WeakMap<Heard, { thing: Thing; share: number } | null>();

/** The thing that explains most of a question. */
function bestShare(heard: Heard): { thing: Thing; share: number } | null {
  const known = shares.get(heard);
  if (known !== undefined) return known;
  const terms = readQuestion(heard.whole);
  const scored = heard.world.things.map((thing) => ({ thing, share: explainedShare(terms, textOf(thing)) }));
  const best = scored.reduce<{ thing: Thing; share: number } | null>(
    (a, b) => (a && a.share >= b.share ? a : b),
    null,
  );
  shares.set(heard, best);
  return best;
}

function textOf({ title, value, details }: Thing): string {
  return [title, value, details].filter(Boolean).join(' ');
}
