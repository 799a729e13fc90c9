import { pronoun, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

const amount = /^[$€£₦₹]?\d+(?:[.,]\d+)?(?: ?(?:[$€£₦₹]|\p{L}+))?$/u;

const money = /^\d[\d.,]*k?(?: (?:euros?|dollars?|pounds?|bucks?|quid|rupees|rs|cents))?$/i;

// "45k for the two dresses", "£35 from the takeaway".
const reason = / (?:for|from) \p{L}[\p{L}'’ ]{2,40}$/u;

export const debtPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['[and|also] {who} [still|now] (owes|owe) (me|us) {value}'],
    fits: (heard) =>
      isName(heard) && amount.test(heard.text('value').replace(reason, '')) && !heard.hasQuestionMark,
    calls: (heard) =>
      store(
        `what ${personIn(heard)} owes`,
        `${/\bus\b/i.test(heard.whole) ? 'us' : 'me'} ${amountIn(heard)}`,
      ),
    examples: ['niamh owes me 20'],
    counterExamples: ['who owes me money'],
  },
  {
    // Who was lent money owes it.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[i|we] [have] [just|also] (lent|loaned) {who} {value}',
      '[i|we] [have] [just|also] (lent|loaned) {value} to {who}',
    ],
    fits: (heard) =>
      isName(heard) && amount.test(heard.text('value').replace(reason, '')) && !heard.hasQuestionMark,
    calls: (heard) =>
      store(`what ${personIn(heard)} owes`, `${/^we\b/i.test(heard.whole) ? 'us' : 'me'} ${amountIn(heard)}`),
    examples: ['lent Tom 20 euros', 'i lent 15 to Sara'],
    counterExamples: ['lent the ladder to Camilo'],
  },
  {
    // "I owe Niamh 20 and Tom 35".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['(i|we) [still|now|also] owe {all}'],
    fits: (heard) => debtsIn(heard).length > 0 && !heard.hasQuestionMark,
    calls: (heard) => debtsIn(heard),
    examples: ['i owe niamh 20 and tom 35'],
    counterExamples: ['i owe you one'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['[i|we] [have] [just|also] borrowed {value} (off|from|of) {who}'],
    fits: (heard) => isName(heard) && money.test(heard.text('value')) && !heard.hasQuestionMark,
    calls: (heard) => store(`what I owe ${personIn(heard)}`, amountIn(heard)),
    examples: ['borrowed 50 from Mum'],
    counterExamples: ['borrowed 2 books from Mum', 'borrowed the drill from Mum'],
  },
  {
    // "Paid Niamh" settles what was owed to her, "gave Tom 15" a part of it.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[i|we] [have] [just] (paid|repaid|settled up with|paid back|squared up with) [back] {who} [back|off|today|now]',
      '{who} (is|has been|was|got) [all|now|just] (paid|repaid|settled|squared up) [back|off|up] [now|today]',
      '[i|we] [have] [just] (paid|repaid|gave|sent|transferred|paid back|venmoed|paypalled|zelled|revolutd) [back] {who} [back] {value:word} [back|euros|euro|dollars|pounds|bucks|quid]',
    ],
    fits: (heard) => settled(heard, owedTo) !== null && !heard.hasQuestionMark,
    calls: (heard) => settled(heard, owedTo),
    examples: [],
  },
  {
    // "All settled", right after a debt.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[ok|so|that is|it is|we are|i am|we have|i have] [all|now] (settled|squared|square|settled up|squared up|paid up|even|quits|paid in full|paid back|paid off) [now|up|then|with (him|her|them)]',
      '[ok|so] [that is|it is|we are] [all|now] (sorted|done|dealt) with (him|her|them|that)',
      '[ok|so|that is|it is|we are] [all|now] (sorted|done and dusted) [now|then]',
      '[i|we] [have] [now|just|also] (paid|repaid|gave|sent|transferred) [(him|her|them)] [back] (the rest|the remainder|the balance|the lot|it all|all of it|it off) [back|now|today|too]',
    ],
    fits: (heard) => lastDebt(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'forget_info', input: { keys: [lastDebt(heard)] } }),
    examples: [],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    say: [
      '{who} [has] [just] (paid|repaid|settled up with|paid back) [me|us] [back]',
      '{who} [has] [just|now|finally] (paid|repaid|gave|sent|paid back|settled) [me|us] [back] (the rest|the remainder|the lot|everything|it all|all of it|in full|it off|it back|what (he|she|they) owed)',
      "{who} ['s] [has] [just] (paid|repaid|gave|given|sent|paid back) (me|us) [back] {value:word} [back|euros|euro|dollars|pounds|bucks|quid] [back] [of it|of that|so far|towards it]",
    ],
    fits: (heard) => settled(heard, owedBy) !== null && !heard.hasQuestionMark,
    calls: (heard) => settled(heard, owedBy),
    examples: [],
  },
  {
    // "Blessing paid 12000 today, remaining 8000": what is left is owed.
    intent: 'facts_set',
    when: 'may',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|ok|oh] {who} [has|have] [just|already|now|finally|only] (paid|repaid|gave|sent|transferred|paid back) [me|us] [back] {value} [back|euros|euro|dollars|pounds|bucks|quid] [so far|already|now] [and|but|so] (remaining|left|balance|the rest is|still owes|he still owes|she still owes|they still owe|remains|still remaining|balance is|remaining is|left is|what is left is) [me|us] {rest} [euros|dollars|pounds|left|remaining|to pay|to go]',
      '[and|so|ok|oh] {who} [has|have] [just|already|now|finally|only] (paid|repaid|gave|sent|transferred|paid back) [me|us] [back] {value} [back|euros|euro|dollars|pounds|bucks|quid] [so far|already|now] [and|but|so] {rest} [euros|dollars|pounds] [is|are] [still] (remaining|left|to go|to pay|outstanding)',
    ],
    fits: (heard) =>
      isName(heard) &&
      amount.test(heard.text('value')) &&
      amount.test(heard.text('rest')) &&
      !/^(?:i|we)$/i.test(heard.text('who')) &&
      !heard.hasQuestionMark,
    calls: (heard) => store(`what ${personIn(heard)} owes`, `me ${heard.text('rest')}`),
    examples: ['Blessing paid 12000 today, remaining 8000', 'Blessing paid 500 and 200 is left'],
    counterExamples: ['Blessing paid 12000 today'],
  },
  {
    // "Mehta paid 10k" is a part of what he owes, or of a sum that is said: "paid 200 of the 500 she owes me".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|ok|oh|good news] {who} [has|have] [just|already|now|finally|only] (paid|repaid|gave|sent|transferred|paid back|paid off) [me|us] [back] {value:word} [back|euros|euro|dollars|pounds|bucks|quid] [(of|out of) [the|that|his|her|their] {of:word}] [so far|already|today|yesterday|now|of it|of that|on account|in cash|cash|towards it] [today|only|today only|for now] [[and|the|but] (rest|balance) (is|remains|still|to come|pending|later|is still|to follow) [pending|open|to come|due|outstanding|remaining]]',
      '[and|so|ok|oh] {who} [has|have] [just|already|now|finally|only] (paid|repaid|gave|sent|transferred) [me|us] [back] {value:word} [back|euros|euro|dollars|pounds|bucks|quid] (of|out of|from) (the|his|her|their) {total:word} (he|she|they) (owes|owe|owed) (me|us)',
    ],
    fits: (heard) => paidPart(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => paidPart(heard),
    examples: ['sarah paid 200 of the 500 she owes me'],
    counterExamples: ['sarah paid 200'],
  },
];

function paidPart(heard: Heard): PhraseCall | null {
  if (!heard.has('total')) return settled(heard, owedBy);
  const [owed, paid] = [numberIn(heard.text('total')), numberIn(heard.text('value'))];
  const who = personIn(heard);
  if (owed === null || paid === null || paid >= owed || !isName(heard)) return null;
  const us = /\b(?:me|us)$/i.exec(heard.whole)?.[0].toLowerCase() ?? 'me';
  return store(
    `what ${who} owes`,
    `${us} ${heard.text('total').replace(amountDigits, amountOf(owed - paid))}`,
  );
}

// A token has no currency sign before it.
function amountIn({ message, text }: Heard): string {
  const value = text('value');
  const sign = message.charAt(message.indexOf(value) - 1);
  return /[$€£₦₹]/.test(sign) ? `${sign}${value}` : value;
}

function personIn(heard: Heard): string {
  return withName(heard.text('who'), heard).replace(/^(?:my|our|the) /i, '');
}

function isName(heard: Heard): boolean {
  const who = personIn(heard);
  return who.split(' ').length <= 3 && !pronoun.test(who);
}

const debt =
  /^(?<who>\p{L}[\p{L}'’ ]{0,30}?) (?<value>\S*\d\S*(?: (?:euros?|dollars?|pounds?|bucks|quid))?)(?<reason> (?:for|from) \p{L}[\p{L}'’ ]{2,40})?$/u;

function debtsIn(heard: Heard): PhraseCall[] {
  const entries = heard
    .text('all')
    .split(/\s*(?:,|\band\b|&)\s*/i)
    .filter(Boolean);
  const calls = entries.map((entry) => {
    const { who = '', value = '', reason = '' } = debt.exec(entry)?.groups ?? {};
    const name = withName(who, heard).replace(/^(?:my|our|the) /i, '');
    return name && amount.test(value) && !pronoun.test(name) && !/^(?:him|her|them|about)\b/i.test(name)
      ? store(`what I owe ${name}`, `${value}${reason}`)
      : null;
  });
  return calls.every((call) => call !== null) ? calls.flatMap((call) => call ?? []) : [];
}

function owedTo(who: string): string[] {
  return [`what i owe ${who}`, `what we owe ${who}`];
}

function owedBy(who: string): string[] {
  return [`what ${who} owes`];
}

function lastDebt({ world: { mentions, lastTurn } }: Heard): string | null {
  const [recent, another] = mentions.filter(({ turn }) => turn === lastTurn);
  const title = recent?.thing.kind === 'fact' && !another ? recent.thing.title : '';
  return /^what (?:(?:i|we) owe .+|.+ owes)$/i.test(title) ? title : null;
}

function settled(heard: Heard, titlesOf: (who: string) => string[]): PhraseCall | null {
  const who = withName(heard.text('who'), heard).replace(/^(?:my|our|the) /i, '');
  const titles = titlesOf(who.toLowerCase());
  // "He has paid me", right after a debt of a firm.
  const last = pronoun.test(who) ? lastDebt(heard)?.toLowerCase() : null;
  if (last && last.endsWith(' owes') === titles.some((title) => title.endsWith(' owes'))) titles.push(last);
  const [fact]: Thing[] = heard.world.things.filter(
    (thing) => thing.kind === 'fact' && titles.includes(thing.title.toLowerCase()),
  );
  const value = fact?.value ?? '';
  const owed = numberIn(value);
  if (!fact || owed === null) return null;
  if (!heard.has('value')) return { tool: 'forget_info', input: { keys: [fact.title] } };
  const paid = /^half$/i.test(heard.text('value')) ? owed / 2 : numberIn(heard.text('value'));
  if (paid === null || paid > owed) return null;
  const left = Math.round((owed - paid) * 100) / 100;
  return left === 0
    ? { tool: 'forget_info', input: { keys: [fact.title] } }
    : store(fact.title, value.replace(amountDigits, amountOf(left)));
}

const amountDigits = /\d[\d.,]*(?:(?<=\d) ?k\b)?/i;
const thousand = 1000;

// "15k", as the user writes it, for 15000.
function amountOf(left: number): string {
  return left >= 10 * thousand && left % thousand === 0 ? `${left / thousand}k` : String(left);
}

/** Returns the amount in words such as "£12.50": 12.5. */
export function numberIn(text: string): number | null {
  const { digits = '', many } =
    /(?<digits>\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?<many> ?k\b)?/i.exec(text)?.groups ?? {};
  if (digits === '') return null;
  const plain = /,\d{3}/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return Number(plain) * (many ? thousand : 1);
}
