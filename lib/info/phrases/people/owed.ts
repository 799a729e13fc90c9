import { numberIn } from '@/lib/info/phrases/people/debts';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const still = 'still|currently|actually';
const money = 'money|anything|any money|in total|altogether|in all|now|at the moment|right now';

export const owedPhrases: Phrase[] = [
  {
    // "Who do I owe?", "what am I owed in total?"
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      `[and|so] (who|whom|what|how much) [money|all|else] do (i|we) [${still}] owe [${money}] [to] [anyone|anybody|people|everyone] [${money}]`,
      `do (i|we) [${still}] owe (anyone|anybody|someone|people) [else] [${money}] [${money}]`,
      `[and|so] (who|what|how much|who all) [else] [${still}] (owes|owe) (me|us) [${money}] [${money}]`,
      `(does|do) (anyone|anybody|someone|people) [else] [${still}] owe (me|us) [${money}] [${money}]`,
      `(what|how much) (am i|are we) [${still}] owed [${money}]`,
      `(what|how much) do people [${still}] owe (me|us) [${money}]`,
    ],
    fits: ({ world }) => world.things.some(({ kind, title }) => kind === 'fact' && debtTitle.test(title)),
    calls: (heard) => debtsAsked(heard),
    examples: [],
  },
];

const debtTitle = /^what (?:(?:i|we) owe .+|.+ owes)$/i;

function debtsAsked({ whole, world }: Heard): string {
  const isOwn = /\bdo (?:i|we)\b/i.test(whole);
  const found = world.things.filter(
    ({ kind, title, value = '' }) =>
      kind === 'fact' &&
      debtTitle.test(title) &&
      /\d/.test(value) &&
      /^what (?:i|we) owe /i.test(title) === isOwn,
  );
  if (found.length === 0)
    return isOwn ? 'You owe nobody anything that I know of.' : 'Nobody owes you anything that I know of.';
  const amounts = found.map(({ value = '' }) => numberIn(value) ?? 0);
  const total = Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100;
  const lines = found.map(({ title, value = '' }) => formatFact({ key: title, value }));
  return [...lines, ...(found.length > 1 ? [`Together: ${total}.`] : [])].join('\n');
}
