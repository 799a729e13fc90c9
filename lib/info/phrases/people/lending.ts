import { keyOf, pronoun, store, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import { taskCall } from '@/lib/phrases/input';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { formatDate, localDate } from '@/lib/time/format';

/** Phrases that ask to be reminded of a thing that was lent: "ask him for it back next sunday". */
export const returningPhrases: Phrase[] = [
  {
    // "Ask him for it back next sunday", after the drill was lent.
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      '[and|so|please] [remind me to] {verb:word} (him|her|them) [for|about] (it|them) [back]',
      '[and|so|please] [remind me to] {verb:word} {whom:name} [for|about] (it|them) back',
      '[and|so|please] [remind me to] {verb:word} (him|her|them) to (give|bring|return|hand) (it|them) [back]',
      '[and|so|please] [remind me to] (get|fetch|collect|pick) [up] (it|them) back from (him|her|them)',
      '[and|so|please] [remind me to] (get|fetch|collect|pick) [up] (it|them) [back] [from (him|her|them)]',
    ],
    fits: (heard) => !heard.hasQuestionMark && askedBack(heard) !== null,
    calls: (heard) => {
      const title = askedBack(heard) ?? '';
      return heard.when
        ? { tool: 'set_reminder', input: { title, when: heard.when } }
        : taskCall(title, heard);
    },
    examples: [],
  },
];

const then =
  'today|now|yesterday|earlier|last night|last week|this morning|this afternoon|this evening|the other day';

/** Phrases that say that someone else has a thing for a while. */
export const lendingPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[<note>] [i|we] [have] [just|also] (lent|loaned|lend) [out] [<my>] {item} [out] to {who} [yesterday|today|last week|last month|last night]',
      '[<note>] [i|we] [have] [just|also] (lent|loaned|lend) {who:name} (my|our|the) {item} [yesterday|today|last week|last month|last night]',
      '[<note>] {who} [has] [just|also] (borrowed|is borrowing) (my|our|the) {item} [yesterday|today|last week|last month|last night]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      heard.text('item').split(' ').length <= 6 &&
      heard.text('who').split(' ').length <= 4 &&
      !/\d/.test(heard.whole) &&
      !/^(?:me|us|money|i|we)\b/i.test(heard.text('who')) &&
      !pronoun.test(withName(heard.text('who'), heard)) &&
      !pronoun.test(heard.text('item')),
    calls: (heard) => store(heard.text('item'), `with ${withName(heard.text('who'), heard)}${since(heard)}`),
    examples: ['lent the ladder to Camilo', 'i lent Sara my tent', 'Tom borrowed our jack'],
    counterExamples: ['lent Tom 20 euros', 'who borrowed my jack'],
  },
  {
    // "The spare key is with Mrs Patel at 14": the number is her house.
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[<note>] [<my>] {item} (is|are) [now|still|currently] with {who} [(at|in|from) [number|no|house|flat|apartment|room] {n:number}]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      kept.test(heard.text('item')) &&
      heard.text('item').split(' ').length <= 4 &&
      heard.text('who').split(' ').length <= 4 &&
      !pronoun.test(withName(heard.text('who'), heard)) &&
      !/\b(?:until|till|tomorrow|today|tonight)\b/i.test(heard.whole),
    calls: (heard) => {
      const [, place = ''] = /( (?:at|in|from) (?:\p{L}+ )?\d+)$/u.exec(heard.whole) ?? [];
      return store(
        heard.text('item'),
        `with ${withName(heard.text('who'), heard)}${heard.has('n') ? place : ''}`,
      );
    },
    examples: ['the spare key is with Mrs Patel at 14', 'my ladder is with Tom'],
    counterExamples: ['dinner is with Tom at 8', 'my appointment is with Dr Lee at 14'],
  },
  {
    // "He just brought it back", "got my ladder back from Camilo".
    intent: 'facts_delete',
    when: 'words',
    strength: 'certain',
    say: [
      `{who} [has|have] [just|finally|already] (brought|gave|given|returned|handed|sent) [me|us] [<my>] {item} [back] [to me] [${then}]`,
      `{who} [has|have] [just|finally|already] (brought|gave|given|returned|handed|sent) [me|us] back [<my>] {item} [${then}]`,
      `[i|we] [have] [just|finally|already] (got|have) [<my>] {item} back [from {who}] [${then}]`,
      '[<my>] {item} (is|are) back [from {who}] [now|home|again]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark && /\b(?:back|returned)\b/i.test(heard.whole) && lentThing(heard) !== null,
    calls: (heard) => {
      const title = lentThing(heard)?.title ?? '';
      const due = toFetch(title, heard);
      return [
        { tool: 'forget_info', input: { keys: [title] } },
        ...(due
          ? [
              {
                tool: due.kind === 'todo' ? 'complete_todos' : 'complete_reminders',
                input: { items: [due.id] },
              },
            ]
          : []),
      ];
    },
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '(who has|who has got|who is got|who borrowed|who took|where is) [<my>] {item} [again|now|at the moment]',
      '(who|whom) did (i|we) (lend|give|loan) [<my>] {item} to',
      'to whom did (i|we) (lend|give|loan) [<my>] {item}',
    ],
    fits: (heard) => lentThing(heard) !== null,
    calls: (heard) => lentThing(heard) && sentence(lentThing(heard)),
    examples: [],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      'what (have|did) (i|we) (lent|lend|loaned) [out] [to {who}] [at the moment|now]',
      '(what|which) [of my|of our] things (are|have i) (lent|lent out|borrowed|out on loan)',
      'what (has|did) {who} (borrowed|borrow) [from me]',
      'who has (things|stuff|something|anything) of (mine|ours)',
    ],
    fits: (heard) => lent(heard).length > 0,
    calls: (heard) => {
      const who = heard.text('who').toLowerCase();
      const all = lent(heard);
      const own = who ? all.filter(({ value = '' }) => value.toLowerCase().includes(who)) : all;
      return own.length > 0 ? own.map(sentence).join('\n') : null;
    },
    examples: [],
  },
];

// What was still to do about a thing that is back: "get the drill back from Tom".
function toFetch(title: string, { world: { things, mentions } }: Heard): Thing | null {
  const noun = title.toLowerCase().split(' ').at(-1) ?? '';
  const found = things.filter((thing) => {
    const said = thing.title.toLowerCase();
    const isOpen = (thing.kind === 'todo' || thing.kind === 'reminder') && !thing.isDone && !thing.rule;
    if (
      !isOpen ||
      !/^(?:get|fetch|collect|ask|chase|pick|text|call|ring|remind)\b.*\b(?:back|for)\b/.test(said)
    )
      return false;
    const isSaid = mentions.some((mention) => mention.thing.id === thing.id);
    return (
      noun !== '' &&
      (new RegExp(`(?<!\\p{L})${noun.replace(/[^\p{L}\d]/gu, '.')}(?:$| (?:back|from|off)\\b)`, 'u').test(
        said,
      ) ||
        (/\b(?:it|them) back\b/.test(said) && isSaid))
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function since({ whole, world: { now, zone } }: Heard): string {
  const today = localDate(now, zone);
  const [word] = /\b(?:yesterday|last night|today)\b/i.exec(whole) ?? [];
  return word ? ` since ${formatDate(addDays(today, /today/i.test(word) ? 0 : -1), today)}` : '';
}

const askingVerbs = /^(?:ask|text|call|ring|phone|message|remind|email|chase|nag|bug|poke)$/i;

// What to do about the thing that was lent last, with its name and who has it.
function askedBack(heard: Heard): string | null {
  const [recent] = heard.world.mentions;
  const fact = lent(heard).find(({ id }) => id === recent?.thing.id);
  const who = /^with (.+?)(?: since .*)?$/i.exec(fact?.value ?? '')?.[1];
  const verb = heard.text('verb').toLowerCase();
  if (!fact || !who || !/\bback\b|\breturn\b/i.test(heard.whole)) return null;
  if (heard.has('whom') && heard.text('whom').toLowerCase() !== who.toLowerCase()) return null;
  if (!heard.has('verb')) return `get the ${fact.title} back from ${who}`;
  if (!askingVerbs.test(verb)) return null;
  return `${verb} ${who} ${/^ask$/.test(verb) ? 'for' : 'about'} the ${fact.title}`;
}

const kept =
  /\b(?:keys?|fobs?|cards?|ladder|drill|saw|tools?|toolbox|books?|bikes?|charger|passports?|documents?|papers|folder|umbrella|coat|jacket|bag|suitcase|tent|camera|tablet|remote|trailer|mower|dvds?|games?|pram|buggy|cot)$/i;

function sentence(fact: Thing | null): string {
  return formatFact({ key: fact?.title ?? '', value: fact?.value ?? '' });
}

function lent({ world }: Heard): Thing[] {
  return world.things.filter(({ kind, value = '' }) => kind === 'fact' && /^with \S/i.test(value));
}

function lentThing(heard: Heard): Thing | null {
  const said = keyOf(heard.text('item')).toLowerCase();
  const [recent] = heard.world.mentions;
  const all = lent(heard);
  if (/^(?:it|them|that)$/.test(said)) {
    const { mentions, lastReply } = heard.world;
    // The answer to "who has my drill?" names it again.
    const isNamed = ({ title }: Thing) => lastReply?.toLowerCase().includes(title.toLowerCase()) === true;
    const told = [...new Set(mentions.flatMap(({ thing }) => all.find(({ id }) => id === thing.id) ?? []))];
    const last = told.find((fact) => fact.id === recent?.thing.id || isNamed(fact));
    // Only what was lent can be given back.
    const [only, another] = told;
    // "My mum has my keys", told since, is another thing.
    const isNewest = mentions.find(({ thing }) => thing.kind === 'fact')?.thing.id === only?.id;
    return last ?? (only && !another && isNewest && heard.has('who') ? only : null);
  }
  const found = all.filter(({ title }) => {
    const name = title.toLowerCase();
    return name === said || name.endsWith(` ${said}`) || name.startsWith(`${said} `);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
