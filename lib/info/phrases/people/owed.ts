import { numberIn } from '@/lib/info/phrases/people/debts';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { joinSome, quoted } from '@/lib/words/wording';

const still = 'still|currently|actually';
const all = 'that|it|this|they|those|these|them|all of it|all of that|all of them';
const together = 'altogether|all together|in total|in all|together|all in';
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
    fits: ({ world: { things, mentions } }) =>
      [...things, ...mentions.map(({ thing }) => thing)].some(
        ({ kind, title }) => kind === 'fact' && debtTitle.test(title),
      ),
    calls: (heard) => debtsAsked(heard),
    examples: [],
  },
  {
    // "Who still owes?", of a list with "Rory owes 10".
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      `[and|so] (who|who all) [else] [${still}] (owes|owe|has to pay|needs to pay) [me|us] [what|how much] [${money}]`,
      '[and|so] who (has not|have not|did not) (paid|pay) [up] [me|us] [yet|so far]',
    ],
    fits: ({ world }) => world.things.some(isListedDebt),
    calls: ({ world }) => {
      const open = world.things.filter((thing) => isListedDebt(thing) && !thing.isDone);
      return open.length > 0 ? `${joinSome(open.map(({ title }) => quoted(title)))}.` : 'Nobody any more.';
    },
    examples: [],
  },
  {
    // "He paid 10k today", of the todo "Sharma ji has to pay 14,500": the rest stays to be paid.
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && listedRest(heard) !== null,
    calls: (heard) => listedRest(heard),
    examples: [],
  },
  {
    // "How much is that altogether?", of todos with prices.
    intent: 'lists_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|so|ok] how much (is|are) (${all}) [all] (${together})`,
      `[and|so|ok] (how much|what) (does|do) (${all}) [all] (come to|add up to|make) [${together}]`,
      `[and|so|ok] what is the (total|sum) [${together}|now]`,
    ],
    fits: (heard) => pricesTold(heard).length > 0,
    calls: (heard) => {
      const prices = pricesTold(heard);
      const sum = Math.round(prices.reduce((total, { value }) => total + value, 0) * 100) / 100;
      const sign = prices.every((one) => one.sign === prices[0]?.sign) ? (prices[0]?.sign ?? '') : '';
      return `${sign}${sum}: ${joinSome(prices.map(({ title }) => quoted(title)))}.`;
    },
    examples: [],
  },
];

const paidOf =
  /^(?:(?:and|so|ok|oh|good news),? )*(?<who>\p{L}[\p{L}'’ ]{0,30}?)(?: has|['’]s| have)?(?: only| just| now| already)? (?:paid|sent|gave|transferred) (?:me |us )?(?<sum>[$€£₦₹]? ?\d[\d.,]*(?: ?k)?)(?: (?:euros?|dollars?|pounds?|bucks|quid|rs|rupees))?(?: (?:today|yesterday|only|just|so far|now|already|of it|of that|in cash|cash))*(?:[,;.]? (?:and |the |but )*(?:rest|balance|remaining)\b[^.?\d]{0,30})?[.! ]*$/iu;
const toPay =
  /^(?<who>.+?) (?:has to pay|have to pay|needs to pay|must pay|to pay|will pay|owes?) (?:me |us )?(?<sum>[$€£₦₹]? ?\d+(?:[.,]\d+)*(?: ?k\b)?)/iu;

function listedRest({ message, world: { things, lastPerson, mentions } }: Heard): PhraseCall | null {
  const { who = '', sum = '' } = paidOf.exec(message.trim())?.groups ?? {};
  if (!sum) return null;
  const isPointing = /^(?:he|she|they)$/i.test(who);
  const recent = new Set(mentions.map(({ thing }) => thing.id));
  const name = (isPointing ? (lastPerson ?? '') : who).toLowerCase();
  const [todo, other] = things.filter(({ id, kind, title, isDone }) => {
    const debtor = toPay.exec(title)?.groups?.who?.toLowerCase() ?? '';
    const isSame =
      name !== '' && (`${debtor} `.startsWith(`${name} `) || `${name} `.startsWith(`${debtor} `));
    return (
      kind === 'todo' &&
      !isDone &&
      !/\b(?:per|each|every|a) (?:week|month|year|day)\b/i.test(title) &&
      debtor !== '' &&
      (isSame || (isPointing && recent.has(id)))
    );
  });
  const owed = toPay.exec(todo?.title ?? '')?.groups?.sum ?? '';
  const left = (numberIn(owed) ?? 0) - (numberIn(sum) ?? 0);
  if (!todo || other || left < 0) return null;
  return left === 0
    ? { tool: 'complete_todos', input: { items: [todo.id] } }
    : { tool: 'update_todo', input: { item: todo.id, text: todo.title.replace(owed.trim(), String(left)) } };
}

const isListedDebt = ({ kind, title }: Thing) => kind === 'todo' && /\bowes?\b.*\d/i.test(title);

const price =
  /(?<sign>[$€£₦₹]) ?(?<amount>\d[\d.,]*(?: ?k\b)?)|(?<=\p{L} )(?<plain>\d+(?:[.,]\d+)?)(?: (?:euros?|pounds|quid|dollars|bucks))?$/u;

// Those of the last answer, or else those on the same list that are still open.
function pricesTold({
  world: { mentions, things },
}: Heard): { title: string; value: number; sign: string }[] {
  const [recent] = mentions;
  const group = mentions.filter(({ turn }) => turn === recent?.turn).map(({ thing }) => thing.id);
  const open = things.filter(({ kind, isDone }) => kind === 'todo' && !isDone);
  const list = things.find(({ id }) => id === recent?.thing.id)?.list;
  const told = open.filter(({ id }) => group.includes(id));
  const meant = told.length > 1 ? told : open.filter((thing) => list && thing.list === list);
  return meant.flatMap(({ title }) => {
    const { amount, plain, sign = '' } = price.exec(title)?.groups ?? {};
    const value = numberIn(amount ?? plain ?? '');
    return value === null ? [] : [{ title, value, sign }];
  });
}

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
