import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import { nameOf, noName, save, yearIn, yearsMarried } from '@/lib/social/phrases/shared';
import { formatDay, localDate, monthNames } from '@/lib/time/format';

const aged =
  '[he|she|they] (will be|will turn|turns|is turning|are turning|is going to be|gets|becomes|is becoming) {age:number} [years old|years|then|this year|this time]';

const family =
  /^(?:my |our )?(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|wife|husband|son|daughter|brother|sister|aunt|uncle|niece|nephew|boyfriend|girlfriend|partner)\b/i;
const isAgeNow = ({ whole, when }: Heard) =>
  /^(?:and )?s?he(?:['’]?s| is) \d/i.test(whole) && when !== 'this year';

export const agePhrases: Phrase[] = [
  {
    // "My daughter has her birthday on 6 January, she will be 9": the age gives the year.
    intent: 'birthday_set',
    strength: 'certain',
    isContent: true,
    say: [
      `[and|also|plus] [my|our] {name} (has|celebrates) [her|his|their|a] (birthday|bday) [on] {date:time} [and|then] ${aged}`,
      `[and|also|plus] [my|our] {name} 's (birthday|bday) is [on] {date:time} [and|then] ${aged}`,
    ],
    fits: (heard) =>
      heard.times[0]?.kind === 'date' && !noName.test(heard.text('name')) && !heard.hasQuestionMark,
    calls: (heard) => {
      const [time] = heard.times;
      const next = time?.kind === 'date' ? time.date : '';
      const call = save(heard, heard.text('name'), 'birthday');
      return call && withYear(call, next, heard);
    },
    examples: ["Mia's birthday is 6 January, she will be 9"],
  },
  {
    // "She will be 9", after her birthday was told.
    intent: 'birthday_set',
    strength: 'certain',
    say: [
      `[and] (${aged}|(he|she) is {age:number})`,
      '[and] [my|our] {name} (will be|will turn|turns|is turning|is going to be) {age:number} [years old|then|this year|this time]',
    ],
    fits: (heard) =>
      !isAgeNow(heard) && dateOfAged(heard) !== null && !heard.hasQuestionMark && isAlone(heard),
    calls: (heard) => {
      const last = dateOfAged(heard);
      const [time] = heard.times;
      // "Mum is 60 today", with a birthday on tuesday.
      if (last?.date && time?.kind === 'date' && time.date.slice(5) !== last.date.slice(5))
        return `I have ${last.title} on ${formatDay(last.date)}, so nothing was changed. Which day is right?`;
      return last && withYear(dayOf(last), last.date ?? '', heard);
    },
    examples: [],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[so|and] how old (am i|will i be|do i turn|do i get|am i turning|am i going to be) [now|again|next|this year|on my [next] birthday]',
      'what is my age [now|again]',
    ],
    calls: () => ({ tool: 'set_social_date', input: { name: 'us', kind: 'birthday', age: true } }),
    examples: ['how old am i'],
  },
  {
    // "So he turns 5?", after his birthday.
    intent: 'birthday_query',
    isQuestion: true,
    strength: 'certain',
    say: [`[so|and] ${aged}`],
    fits: (heard) => lastDate(heard) !== null && heard.hasQuestionMark && isAlone(heard),
    calls: (heard) => ({
      tool: 'set_social_date',
      input: { name: ownerOf(lastDate(heard)?.title ?? ''), age: true },
    }),
    examples: [],
  },
  {
    // "He is 4", after his birthday: the age of now gives the year.
    intent: 'birthday_set',
    strength: 'certain',
    when: 'words',
    say: [
      '[and|so|well] (he is|she is|they are|he has|she has) [just|already|now|only] {age:number} [years old|years|now|already]',
      '[and] [my|our] {name} is [just|already|now|only] {age:number} [years old|years|now|already]',
    ],
    fits: (heard) => !heard.hasQuestionMark && dateOfAged(heard) !== null && isAlone(heard),
    calls: (heard) => {
      const known = dateOfAged(heard);
      const { now, zone } = heard.world;
      const isToday = known?.date === localDate(now, zone);
      return known && withYear(dayOf(known), known.date ?? '', heard, isToday ? 0 : 1);
    },
    examples: [],
  },
  {
    // "Oops, Hazel is 2016, not 2017", "Hazel was born in 2016": only the year is told.
    intent: 'birthday_set',
    strength: 'certain',
    when: 'words',
    say: [
      "[oops|sorry|no|actually|wait|ah] [my|our] {name} (is|was|is from|was born|is born|'s) [in] [actually|really] {year:word} [and] not [in] {old:word}",
      '[oops|sorry|no|actually|wait|ah] [my|our] {name} (was|is) [actually|really] born in {year:word} [sorry|actually|oops|then]',
    ],
    fits: (heard) => /^(?:19|20)\d\d$/.test(heard.text('year')) && heard.find('name', ['date']).length === 1,
    calls: (heard) => {
      const call = heard.find('name', ['date']).map(dayOf)[0];
      return call
        ? { ...call, input: { ...call.input, date: `${call.input.date} ${heard.text('year')}` } }
        : null;
    },
    examples: [],
  },
  {
    // A name day is yearly, too. It is a reminder, because it gives no age.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'must',
    say: [
      '[and|also|plus] [my|our] {name} (has|celebrates) [his|her|their|a] (name day|nameday|saints day) [on] {date:time} [{who}]',
      "[and|also|plus] [my|our] {name} 's (name day|nameday) (is|falls) [on] {date:time}",
      '[the] (name day|nameday) of [my|our] {name} (is|falls) [on] {date:time}',
    ],
    fits: (heard) => heard.times.length === 1 && heard.times[0]?.kind === 'date' && !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: {
        title: `name day of ${[nameOf(heard.text('name'), 'birthday'), heard.text('who')].join(' ').trim()}`,
        when: `every year on ${heard.when.replace(/^(?:on|the)\s+/i, '')}`,
      },
    }),
    examples: ['my aunt has her name day on 24 December'],
  },
  {
    // "She was born in 2015", after her birthday was told.
    intent: 'birthday_set',
    strength: 'certain',
    say: ['(he|she|they) (was|were|is|are) born in {year:word}', '(he|she|they) (was|were|is|are) born'],
    fits: (heard) => yearIn(heard) !== null && lastDate(heard) !== null && isAlone(heard),
    calls: (heard) => {
      const last = lastDate(heard);
      const call = last && dayOf(last);
      return call ? { ...call, input: { ...call.input, date: `${call.input.date} ${yearIn(heard)}` } } : null;
    },
    examples: [],
  },
  {
    // "How many years is that now", after a yearly date was mentioned.
    intent: 'birthday_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so] (how many years|how long|what number) (is|was|will|would|are) (that|it|this) [be|make] [now|then|already|by now|this time|next summer|next year]',
      '(how many years|how long) (does|will) that make [it] [now|then]',
    ],
    fits: (heard) => heard.world.mentions[0]?.thing.kind === 'date',
    calls: (heard) => {
      const title = heard.world.mentions[0]?.thing.title ?? '';
      return { tool: 'set_social_date', input: { name: ownerOf(title), kind: kindOf(title), age: true } };
    },
    examples: [],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    say: [
      'how old (is|will|does) {name} [be|turn|now|get|turning|this year] [on (his|her|their) [next] birthday]',
      'what age (is|will) {name} [be]',
      'how many years (will|does|has|is) {name} [have|be|turn|get] [now|then|on (his|her|their) birthday]',
      '{name} (is|are|will be|turns|gets) how old [now|then|again|this year]',
      '[in] (which|what) year (was|is|were) {name} born [in]',
      '(which|what) is the (birth year|year of birth) of {name}',
    ],
    fits: (heard) =>
      (family.test(heard.text('name')) && !isAgeTold(heard)) ||
      heard.findWords(agedName(heard), ['date']).length > 0,
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name: nameOf(agedName(heard), 'birthday'),
        age: true,
      },
    }),
    examples: [],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    say: [
      'how (long|many years) (have we been|have i been|are we|am i) married [now|for|already]',
      'how long ago did (we|i) get married',
    ],
    calls: (heard) =>
      yearsMarried(heard) ?? {
        tool: 'set_social_date',
        input: { name: 'us', kind: 'anniversary', age: true },
      },
    examples: ['how long have we been married'],
  },
];

// "My son is 7 years old" was told as a fact.
function isAgeTold(heard: Heard): boolean {
  return heard
    .findWords(heard.text('name'), ['fact'])
    .some(({ value = '' }) => /\b\d{1,3} (?:years|months|weeks)\b/i.test(value));
}

function dayOf({ title, date }: Thing): PhraseCall {
  const [, month = 0, day = 0] = (date ?? '').split('-').map(Number);
  return {
    tool: 'set_social_date',
    input: { name: ownerOf(title), kind: 'birthday', date: `${day} ${monthNames[month - 1] ?? ''}` },
  };
}

// On the birthday `next` (YYYY-MM-DD), the person is `later` years older than the age in `{age}`.
function withYear(call: PhraseCall, next: string, { text }: Heard, later = 0): PhraseCall | null {
  const said = String(call.input.date);
  const year = Number(next.slice(0, 4)) - Number(text('age')) - later;
  if (!/^\d{1,3}$/.test(text('age')) || !next) return null;
  return { ...call, input: { ...call.input, date: /\b\d{4}\b/.test(said) ? said : `${said} ${year}` } };
}

function agedName(heard: Heard): string {
  const name = heard.text('name').replace(/\s+(?:be|turn|now|get|turning)$/i, '');
  const [recent] = heard.world.mentions;
  const shown = recent?.thing.kind === 'date' ? ownerOf(recent.thing.title) : name;
  return /^(?:he|she|they)$/i.test(name) ? (heard.world.lastPerson ?? shown) : name;
}

// After other words in the same message, "she" may be somebody else.
function isAlone({ message, whole }: Heard): boolean {
  return !/\p{L}/u.test(message.slice(0, message.indexOf(whole)));
}

// Returns the birthday that "she" means, or null if the last mention is no birthday.
function lastDate({ world: { mentions, things, lastPerson } }: Heard): Thing | null {
  const [recent] = mentions;
  const person = lastPerson?.toLowerCase();
  const own = things.find(({ kind, title }) => kind === 'date' && ownerOf(title).toLowerCase() === person);
  if (recent?.thing.kind !== 'date' || recent.how === 'deleted') return null;
  return own ?? recent.thing;
}

function dateOfAged(heard: Heard): Thing | null {
  if (!heard.has('name')) return lastDate(heard);
  const known = heard.find('name', ['date']).filter(({ title }) => kindOf(title) === 'birthday');
  return known.length === 1 ? (known[0] ?? null) : null;
}
