import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

/** Questions for the next birthday and for the one after it. */
export const upcomingPhrases: Phrase[] = [
  {
    // "Order something before his birthday", of a birthday that is known.
    intent: 'lists_createoradd',
    when: 'never',
    strength: 'certain',
    say: [
      "[and|also|so|i|we] [need to|have to|must|should|want to] {task} before (his|her|their|{name} 's) (birthday|bday) [comes|arrives]",
    ],
    fits: (heard) => !heard.hasQuestionMark && beforeBirthday(heard) !== null,
    calls: (heard) => beforeBirthday(heard),
    examples: [],
  },
  {
    // "Remind me of her birthday", which is told on its day anyway.
    intent: 'birthday_query',
    when: 'never',
    strength: 'certain',
    say: [
      "[and|also|so] [please|can you|could you] (remind|tell|notify|alert) me (of|about|on) (his|her|their|[my|our] {name} 's) (birthday|bday|anniversary) [please|too|as well]",
    ],
    fits: (heard) => announcedDay(heard) !== null,
    calls: (heard) => {
      const { title = '', date } = announcedDay(heard) ?? {};
      const today = localDate(heard.world.now, heard.world.zone);
      return `I tell you on the day, every year: ${title}, next on ${formatDay(date ?? today, today)}.`;
    },
    examples: [],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok] (whose|who|which|what) [birthday|bday] is [coming|up] next [one|then|up]',
      '[and|so|ok] [when is|what is] the next (birthday|bday)',
      '[and|so|ok] next (birthday|bday)',
    ],
    fits: (heard) => /\b(?:birthday|bday)\b/i.test(heard.whole) && nextFrom(heard, null).length > 0,
    calls: (heard) => nextFrom(heard, null),
    examples: [],
  },
  {
    // "Who is next?", right after birthdays.
    intent: 'birthday_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok] (who|whose|which|which one|who of them|which of them|which of those) (is|comes) [up|coming up] (next|first|soonest|the soonest)',
      '[and|so|ok] who [is] has [their|his|her] [birthday] (next|first|soonest)',
    ],
    fits: (heard) => lastShown(heard) === null && isAboutDates(heard) && nextFrom(heard, null).length > 0,
    calls: (heard) => nextFrom(heard, null),
    examples: [],
  },
  {
    // "And after that?", when one birthday was shown.
    intent: 'birthday_query',
    isQuestion: true,
    when: 'may',
    strength: 'certain',
    say: [
      '[and|so|ok] [then|who is|who comes|whose is|whose birthday is|what is|what comes] [next] (after|following) (that|him|her|them|that one|this)',
      '[and|so|ok] [who is|whose is|whose birthday is|what is] [the] (next one|one after|one after that)',
      '[and|so|ok]',
    ],
    fits: (heard) =>
      lastShown(heard) !== null &&
      isAfter.test(heard.message) &&
      nextFrom(heard, lastShown(heard)).length > 0,
    calls: (heard) => nextFrom(heard, lastShown(heard)),
    examples: [],
  },
];

function announcedDay({ has, find, whole, world: { mentions, things } }: Heard): Thing | null {
  const [recent] = mentions;
  const [known, other] = has('name')
    ? find('name', ['date'])
    : things.filter(({ id, kind }) => kind === 'date' && id === recent?.thing.id);
  const kind = /\banniversary\b/i.test(whole) ? 'anniversary' : 'birthday';
  return known?.date && !other && kindOf(known.title) === kind ? known : null;
}

function beforeBirthday({ text, has, world: { things, lastPerson, now, zone } }: Heard): PhraseCall | null {
  const [verb = ''] = text('task').toLowerCase().split(' ');
  const name = (has('name') ? text('name').replace(/^(?:my|our) /i, '') : (lastPerson ?? '')).toLowerCase();
  const owned = things.find(
    ({ kind, title, date }) =>
      kind === 'date' && date && kindOf(title) === 'birthday' && ownerOf(title).toLowerCase() === name,
  );
  if (!taskVerbs.has(verb) || !owned?.date || owned.date <= localDate(now, zone)) return null;
  const whom = isGiving.test(text('task')) ? ` for ${ownerOf(owned.title)}` : '';
  return newTodos([{ text: `${text('task')}${whom}`, due: addDays(owned.date, -1) }]);
}

// "Order flowers" is for the one who celebrates, "pay the rent" is not.
const isGiving =
  /^(?:order|buy|get|bake|make|write|wrap|choose|pick|send|post) (?!.* for )(?:\p{L}+ ){0,4}(?:something|presents?|gifts?|cards?|cakes?|flowers|balloons|bouquet|voucher)\b/iu;

const isAfter =
  /^\W*(?:(?:and|so|ok|then)[, ]+)*(?:(?:who|whose|what)(?: birthday)?(?:['’]s| is| comes)? )?(?:next )?(?:(?:after|following) (?:that|him|her|them|this)(?: one)?|(?:the )?(?:next one|one after(?: that)?)|next)\W*$/i;

function lastShown({ world: { mentions, lastTurn } }: Heard): Thing | null {
  const shown = mentions.filter(({ turn }) => turn === lastTurn);
  const [only] = shown;
  return shown.length === 1 && only?.thing.kind === 'date' && only.how === 'shown' ? only.thing : null;
}

function isAboutDates({ world: { mentions, lastTurn } }: Heard): boolean {
  const recent = mentions.filter(({ turn }) => turn === lastTurn);
  return recent.length > 0 && recent.every(({ thing }) => thing.kind === 'date');
}

// All who celebrate on the soonest day after `last`, which starts again in the new year.
function nextFrom({ world: { things, now, zone } }: Heard, last: Thing | null): PhraseCall[] {
  const from = last?.date ?? localDate(now, zone);
  const birthdays = things.filter(
    ({ kind, title, date, id }) => kind === 'date' && date && kindOf(title) === 'birthday' && id !== last?.id,
  );
  const ahead = birthdays.filter(({ date }) => (date ?? '') >= from);
  const days = (ahead.length > 0 ? ahead : birthdays).map(({ date }) => date ?? '').toSorted();
  return birthdays
    .filter(({ date }) => date === days[0])
    .map(({ title }) => ({ tool: 'set_social_date', input: { name: ownerOf(title), kind: 'birthday' } }));
}
