import type { Heard, Mention, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nameOf, noName } from '@/lib/social/phrases/shared';
import { monthNames } from '@/lib/time/format';

export const correctedDates: Phrase[] = [
  {
    // "And grandad's is 2 January", after gran's birthday.
    intent: 'birthday_set',
    when: 'must',
    strength: 'certain',
    say: [
      "[and|also|plus] [my|our] {name:word} 's [birthday] is [on] [the]",
      '[and|also|plus] [my|our] {name:word} [birthday] is [on] [the]',
    ],
    fits: (heard) => /['’]s?\b|s is\b/i.test(heard.whole) && anotherDate(heard) !== null,
    calls: (heard) => anotherDate(heard),
    examples: [],
  },
  {
    // "Aoife's is the 13th" corrects a stored date.
    intent: 'birthday_set',
    say: [
      "[no|sorry|actually|wait] [my|our] {name} 's [birthday|one] is [actually|really] [on] [the] [{day:word}] [not [the] [{old:word}]]",
      '[no|sorry|actually|wait] [my|our] {name} is [actually|really] [on] [the] [{day:word}] [not [the] [{old:word}]]',
      '[no|sorry|actually|wait|oh|oh wait|hang on|oh hang on|hold on] [lol|haha|oh] [turns out] (his|hers|her|theirs|it|that) [is|should be] [actually|really] [on] the [{day:word}] [not [the] [{old:word}]] [(his|her|their) (birthday|bday)]',
      '[no|sorry|actually|wait|oh|oh wait|hang on|oh hang on|hold on] [lol|haha|oh] [turns out] its [actually|really] [on] the [{day:word}] [not [the] [{old:word}]] [(his|her|their) (birthday|bday)]',
      '[no|sorry|actually|wait] [no|wait] (his|her|their) birthday is [actually|really] [on] [the] [{day:word}] [not [the] [{old:word}]]',
      '(i|we) (got|had|have|wrote|put) [my|our] {name} wrong [it is|it should be|should be] [actually|really] [on] the [{day:word}]',
      "[my|our] {name} ['s] [one] (is|was) wrong [it is|it should be|should be] [actually|really] [on] the [{day:word}]",
    ],
    fits: (heard) => correctedDate(heard) !== null,
    calls: (heard) => correctedDate(heard),
    examples: [],
  },
  {
    // "The twins are on the 19th", of two birthdays that one message told.
    intent: 'birthday_set',
    when: 'may',
    strength: 'certain',
    say: [
      '[no|sorry|actually|wait|oops] [i got (it|that|them) wrong] [no] (the|my|our) (twins|two|pair|boys|girls|kids) (are|is|were|have theirs) [both|actually|really] [on] [the] [{day:word}]',
      '[no|sorry|actually|wait|oops] [i got (it|that|them) wrong] [no] (they|both|they both|both of them|theirs) (are|is|were) [both|actually|really] [on] [the] [{day:word}]',
    ],
    fits: (heard) => correctedPair(heard) !== null,
    calls: (heard) => correctedPair(heard),
    examples: [],
  },
  {
    // "Sorry 3 jan", after a birthday.
    intent: 'birthday_set',
    strength: 'certain',
    when: 'must',
    say: [
      '[no|sorry|actually|wait|oops|i meant|i mean|sorry i meant|make it|make that] [no] [it is|its|on] [actually|really] [on] [the]',
    ],
    fits: (heard) =>
      (isJustTold(heard) || isRecent(heard)) &&
      correcting.test(heard.message) &&
      /\d/.test(heard.when) &&
      correctedDate(heard) !== null,
    calls: (heard) => correctedDate(heard),
    examples: [],
  },
];

function isOfAnother(heard: Heard): boolean {
  const name = saidName(heard);
  const isNamed = heard.world.things.some(
    ({ kind, title }) =>
      kind === 'date' &&
      nameIn(title)
        .split(' ')
        .some((own) => own === name || `${own}s` === name),
  );
  return !isNamed && !/ /.test(name);
}

function saidName(heard: Heard): string {
  return nameOf(heard.text('name'), 'birthday').toLowerCase();
}

function nameIn(title: string): string {
  return title.toLowerCase().replace(/['’]s? (?:birthday|anniversary)$/, '');
}

// Null unless a birthday was just told, and the message names someone else and a day.
function anotherDate(heard: Heard): PhraseCall | null {
  const [time, other] = heard.times;
  const recent = heard.world.mentions[0]?.thing;
  const name = nameOf(heard.text('name'), 'birthday');
  const isPerson = /^\p{L}{2,}$/u.test(name) && !noName.test(name) && !noPerson.test(name);
  if (!isJustTold(heard) || !isPerson || !isOfAnother(heard) || time?.kind !== 'date' || other) return null;
  const kind = /anniversary$/i.test(recent?.title ?? '') ? 'anniversary' : 'birthday';
  return { tool: 'set_social_date', input: { name, kind, date: time.text.replace(/^(?:on|the)\s+/i, '') } };
}

const noPerson =
  /^(?:party|dinner|lunch|cake|meeting|exam|holiday|school|work|flight|the|that|this|mine|hers|theirs|next)$/i;

export const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/;

function correctedPair(heard: Heard): PhraseCall[] | null {
  const told = heard.world.mentions.filter(({ how }) => how === 'made' || how === 'changed');
  const group = told.filter(({ thing, turn }) => thing.kind === 'date' && isTwin(turn, told));
  const pair = group.filter(({ turn }) => turn === group[0]?.turn).map(({ thing }) => thing.id);
  const calls = heard.world.things.flatMap((thing) =>
    pair.includes(thing.id) ? (dateFor(thing, heard) ?? []) : [],
  );
  return pair.length === 2 && calls.length === 2 && !heard.hasQuestionMark ? calls : null;
}

// Returns whether one message told two birthdays of the same day.
function isTwin(turn: string, told: Mention[]): boolean {
  const dates = told.flatMap((one) => (one.turn === turn ? (one.thing.date ?? []) : []));
  return dates.length === 2 && dates[0] === dates[1];
}

function correctedDate(heard: Heard): PhraseCall | null {
  const person = personOf(heard);
  return dateFor(heard.has('name') ? (person ?? onOldDay(heard)) : (onOldDay(heard) ?? person), heard);
}

// "It's the 3rd, not the 2nd" is about the birthday on the 2nd.
function onOldDay({ message, world }: Heard): Thing | null {
  const old = Number(
    /\bnot (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?:,? (?:his|her|their) (?:birthday|bday))?[.! ]*$/i.exec(
      message,
    )?.[1],
  );
  const found = world.mentions.find(
    ({ thing }) => thing.kind === 'date' && Number(thing.date?.slice(8)) === old,
  );
  return found?.thing ?? null;
}

function dateFor(thing: Thing | null, heard: Heard): PhraseCall | null {
  const said = heard.text('day').toLowerCase();
  const [time] = heard.times;
  const bare = time?.text.replace(/^(?:on\s+)?(?:the\s+)?/i, '') ?? '';
  const month = monthNames[Number(thing?.date?.slice(5, 7)) - 1];
  // "Budi is 22, not 21".
  const isOwn = Number.parseInt(heard.text('old'), 10) === Number(thing?.date?.slice(8));
  const day =
    ordinal.test(said) || (isOwn && /^\d{1,2}$/.test(said))
      ? Number.parseInt(said, 10)
      : ordinal.test(bare)
        ? Number.parseInt(bare, 10)
        : null;
  if (!thing || !month) return null;
  const date = day
    ? `${day} ${month}`
    : time?.kind === 'date'
      ? time.text.replace(/^(?:on|the)\s+/i, '')
      : null;
  const kind = /anniversary$/i.test(thing.title) ? 'anniversary' : 'birthday';
  const name = thing.title.replace(/['’]s? (?:birthday|anniversary)$/i, '');
  return date ? { tool: 'set_social_date', input: { name, kind, date } } : null;
}

const correcting =
  /^\W*(?:no|sorry|actually|wait|oops|i meant?|make (?:it|that)|(?:it['’]?s|it is) (?:actually|really))\b/i;

function isJustTold({ world }: Heard): boolean {
  const [recent] = world.mentions;
  return recent?.thing.kind === 'date' && (recent.how === 'made' || recent.how === 'changed');
}

function personOf(heard: Heard): Thing | null {
  if (heard.has('name')) {
    const found = heard.find('name', ['date']);
    const exact = found.filter(({ title }) => nameIn(title) === saidName(heard));
    const [person = null, other] = exact.length > 0 ? exact : found;
    // "And grandad's is 2 January", after gran's birthday, is of someone else.
    return other || isOfAnother(heard) ? null : person;
  }
  const { mentions, things, lastPerson } = heard.world;
  const recent = mentions[0]?.thing;
  if (/\b(?:his|her|their) (?:birthday|bday)\b/i.test(heard.whole))
    return (
      things.find(({ kind, title }) => kind === 'date' && nameIn(title) === lastPerson?.toLowerCase()) ?? null
    );
  return recent?.kind === 'date' || isRecent(heard) ? dateIn(heard) : null;
}

// The only date of the last turns: "actually march 8th", after a birthday and a question about something else.
function isRecent(heard: Heard): boolean {
  const { mentions, things } = heard.world;
  const turns = [...new Set(mentions.map(({ turn }) => turn))].slice(0, 3);
  const recent = mentions.filter(({ turn }) => turns.includes(turn));
  const isTimed = ({ thing: { id } }: Mention) => {
    const own = things.find((one) => one.id === id);
    return own !== undefined && own.kind !== 'date' && own.kind !== 'fact';
  };
  return dateIn(heard) !== null && !recent.some(isTimed);
}

function dateIn({ world: { mentions, things } }: Heard): Thing | null {
  const ids = [...new Set(mentions.flatMap(({ thing }) => (thing.kind === 'date' ? [thing.id] : [])))];
  return things.find(({ id }) => id === ids[0]) ?? null;
}
