import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { ordinal } from '@/lib/social/phrases/corrections';
import { type Kind, kindIn, nameOf, save, withBirthYear } from '@/lib/social/phrases/shared';
import { localDate, monthNames } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

export const listedDates: Phrase[] = [
  {
    // "His birthday is 6 June", after the person was named.
    intent: 'birthday_set',
    when: 'must',
    say: ['[and|so|btw] (his|her|their) (birthday|bday|anniversary) (is|was|falls) [on|actually]'],
    fits: (heard) =>
      Boolean(heard.world.lastPerson) && heard.times.length === 1 && heard.times[0]?.kind === 'date',
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name: heard.world.lastPerson ?? '',
        kind: /anniversary/i.test(heard.whole) ? 'anniversary' : 'birthday',
        date: heard.when.replace(/^(?:on|the)\s+/i, ''),
      },
    }),
    examples: [],
  },
  {
    // "It's the 3rd of December, she'll be 70", after a question for a birthday that was not known.
    intent: 'birthday_set',
    isContent: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[no|oh|well|yes] [it is|its|that is] [on] [and|but|so] [(she|he|they) (will be|is|is going to be|turns|is turning) {age:number} [then|this year]]',
    ],
    fits: (heard) => heard.sense === 'day' && askedBirthday(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const [time] = heard.times;
      const call = save(heard, askedBirthday(heard) ?? '', kindIn(heard.world.lastMessage ?? ''));
      return time?.kind === 'date' && heard.has('age')
        ? withBirthYear(call, time.date, heard.text('age'))
        : call;
    },
    examples: [],
  },
  {
    intent: 'birthday_set',
    isContent: true,
    when: 'must',
    say: [
      '[new|add|save|some|our|the|family] (birthdays|bdays|birthday dates|birth days) [:|are|to (add|remember|save)] {all}',
      '{group:name} (birthdays|bdays) : {all}',
      "(add|save|remember|note|put down|note down|put in|write down|keep) [these|the|some|our|my|all|all the|all our|the family|family] [{whose:word}] ['s] (birthdays|bdays) [:] {all}",
    ],
    fits: (heard) => pairsIn(heard).length > 0,
    calls: (heard) =>
      pairsIn(heard).map(({ name, date }) => ({
        tool: 'set_social_date',
        input: { name, kind: 'birthday', date },
      })),
    examples: ['Birthdays: Aoife 3 March, Cormac 29 Feb'],
  },
  {
    // "Grandchildren: Tom 9 Feb 2015, Lucy 30 Nov 2018": names with days in the past.
    intent: 'birthday_set',
    isContent: true,
    when: 'must',
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => bornIn(heard).length > 1,
    calls: (heard) =>
      bornIn(heard).map(({ name, date }) => ({
        tool: 'set_social_date',
        input: { name, kind: 'birthday', date },
      })),
    examples: ['grandchildren: Tom 9 Feb 2015, Lucy 30 Nov 2018'],
    counterExamples: ['paid rent 3 march 2025, power 4 march 2025'],
  },
  {
    intent: 'birthday_set',
    isContent: true,
    when: 'must',
    say: [
      "{one} 's (birthday|bday|birth day) (is|falls) {rest}",
      "{one} 's (birthday|bday|birth day) {rest}",
    ],
    fits: (heard) => owned(heard).length > 1,
    calls: (heard) =>
      owned(heard).map(({ name, date }) => ({
        tool: 'set_social_date',
        input: { ...namedDate(name, heard), date },
      })),
    examples: ["Mia's birthday is 14 Feb, Leo's is 9 July and Zara's is 30 November"],
  },
  {
    // "And his sister Orla, hers is the 2nd of March", right after another birthday.
    intent: 'birthday_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|also|plus] [my|our|his|her|their] {name} (her birthday|his birthday|hers|his|theirs) is [on]',
      "[and|also|plus] [my|our|his|her|their] {name} 's [one|birthday] [is] [on]",
      '(and|also|plus) [my|our|his|her|their] {name} [is] [on]',
      '(his|her|their) (brother|sister|son|daughter|husband|wife|twin|cousin|mum|mom|dad|partner) {name} is [on]',
    ],
    fits: (heard) => {
      const [last] = heard.world.mentions;
      const [time, another] = heard.times;
      const name = heard.text('name');
      return (
        last?.thing.kind === 'date' &&
        last.how !== 'deleted' &&
        time?.kind === 'date' &&
        !another &&
        !ordinal.test(time.text.replace(/^(?:on )?the\s+/i, '')) &&
        name.split(' ').length <= 3 &&
        !taskVerbs.has(heard.first) &&
        !noPerson.test(name)
      );
    },
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name: nameOf(
          heard
            .text('name')
            .replace(/^(?:sister|brother|wife|husband|son|daughter|little|cousin) (?=\p{Lu})/u, ''),
          'birthday',
        ),
        kind: 'birthday',
        date: heard.when.replace(/^(?:on|the)\s+/i, ''),
      },
    }),
    examples: [],
  },
];

const asked =
  /(?<name>(?:(?!(?:Has|Is|Was|When|What|Whats|And|So|Did|Does|My|Our)\b)\p{Lu}\p{L}+ )?\p{L}[\p{L}-]+)['’]s (?:[Bb]irthday|bday|[Aa]nniversary)\b/u;
const unknown = /^(?:I don['’]t know|I have nothing|No (?:birthdays|anniversaries))/;

function askedBirthday({ world: { lastMessage, lastReply } }: Heard): string | null {
  return unknown.test(lastReply ?? '') ? (asked.exec(lastMessage ?? '')?.groups?.name ?? null) : null;
}

const noPerson =
  /\b(?:meeting|appointment|party|dinner|lunch|cake|present|gift|card|exam|test|due|dentist|doctor|remind|flight|trip|it|that|one|same|then|day|is|are|was)\b/i;
const joints = new Set([
  'and',
  'is',
  'on',
  'the',
  'of',
  "'s",
  'birthday',
  'birthdays',
  'born',
  'bday',
  'are',
  'add',
  'save',
]);

function pairsIn({ parts }: Heard): { name: string; date: string }[] {
  const pairs: { name: string; date: string }[] = [];
  let name: string[] = [];
  for (const { word, text, time, gap } of parts) {
    // The words before a colon are a heading.
    if (gap.includes(':')) name = [];
    if (time?.kind === 'date') {
      if (name.length > 0 && name.length <= 4)
        pairs.push({ name: name.join(' '), date: time.text.replace(/^(?:on|the)\s+/i, '') });
      name = [];
    } else if (word === 'birthdays' || word === 'bdays') name = [];
    else if (!joints.has(word)) name.push(text);
  }
  return pairs;
}

const baby = /^(?:and |the |our |my |little |baby )+/i;

function bornIn({ parts, times, whole, hasQuestionMark, world }: Heard): { name: string; date: string }[] {
  const pairs = pairsIn({ parts } as Heard);
  const dates = times.flatMap((time) => (time.kind === 'date' ? [time] : []));
  const today = localDate(world.now, world.zone);
  const areBorn = dates.every(
    ({ date, text }) => date < today && (/\b(?:19|20)\d\d\b/.test(text) || /year$/.test(text)),
  );
  const areNames = pairs.every(
    ({ name }) => name.split(' ').length <= 2 && !taskVerbs.has(name.split(' ')[0] ?? ''),
  );
  const isAll = pairs.length === times.length && dates.length === times.length;
  if (hasQuestionMark || !isAll || !areBorn || !areNames || told.test(whole)) return [];
  return pairs.map(({ name }, place) => {
    const [year = 0, month = 0, day = 0] = (dates[place]?.date ?? '').split('-').map(Number);
    return { name: name.replace(baby, ''), date: `${day} ${monthNames[month - 1]} ${year}` };
  });
}

const told =
  /\b(?:paid|bought|was|were|had|did|went|got|met|moved|started|ended|finished|visited|changed|replaced|cleaned|serviced|called|renewed|note|add|log)\b/i;

function owned(heard: Heard): { name: string; date: string }[] {
  const pairs = pairsIn(heard);
  const isAll = pairs.length === heard.times.length && pairs.length > 1;
  return isAll && !heard.hasQuestionMark && !/\b(?:remind|party|gift|present|cake|not)\b/i.test(heard.whole)
    ? pairs
    : [];
}

// "Our anniversary" among birthdays.
function namedDate(said: string, { world }: Heard): { name: string; kind: Kind } {
  const kind = kindIn(said);
  const name = said.replace(/(?:['’]s )?\b(?:wedding )?anniversary\b/i, '').trim();
  return { name: /^(?:his|her)$/i.test(name) ? (world.lastPerson ?? name) : nameOf(name, kind), kind };
}
