import { leadDays, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import {
  dayOf,
  inPast,
  kindIn,
  nameOf,
  noName,
  personIn,
  save,
  saveEach,
  withBirthYear,
  yearIn,
} from '@/lib/social/phrases/shared';
import { fromLocal } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

const noRemark =
  /\b(?:remind|add|note|party|dinner|gift|present|cake|card|not|instead|or|and (?:hers|his|the)|before|reminder|call|book|order|buy)\b|['’]s\b/i;

function isPerson(name: string): boolean {
  return /\p{Lu}/u.test(name) && name.split(' ').length <= 3 && !noName.test(name);
}

const leadOf = ({ times, has }: Heard) => (has('act') ? null : leadDays(times[1]?.text ?? ''));

export const birthPhrases: Phrase[] = [
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      '{name} (was born|is born|were born|born|came into the world) [on]',
      '{name} (arrived|was delivered|came) [on] [so|and] (that is|this is|it is|so that is|make that) (her|his|their) (birthday|birth day)',
      '(birth of|welcome) {name} [on]',
    ],
    fits: (heard) => heard.sense === 'day' && !noName.test(heard.text('name')) && !heard.hasQuestionMark,
    calls: (heard) => saveEach(inPast(heard), heard.text('name'), 'birthday'),
    examples: ['Baby Noor was born on 20 November', 'Ada and Finn were born on may 4'],
    counterExamples: ['when was Noor born'],
  },
  {
    // "Our anniversary is June 9, remind me a week before to book a table".
    intent: 'birthday_set',
    strength: 'certain',
    isContent: true,
    when: 'must',
    say: [
      "[my|our] {name} 's (birthday|bday|anniversary) (is|falls) [on] {date:time}",
      '[my|our|the] [wedding] (birthday|anniversary) (is|falls) [on] {date:time}',
    ].map(
      (told) =>
        `${told} [and|so|but] [please|can you|could you] (remind|tell|ping|nudge) me {lead:time} [before|ahead|earlier|beforehand|in advance] [that|it] [to {act}]`,
    ),
    fits: (heard) =>
      heard.times.length === 2 && (actBefore(heard) ?? leadOf(heard)) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const [date] = heard.times;
      const said = { ...heard, when: date?.text ?? '', times: heard.times.slice(0, 1) };
      const call = save(said, heard.text('name') || ownOccasion(heard), kindIn(heard.whole));
      const act = actBefore(heard);
      if (heard.has('act')) return call && act ? [call, act] : null;
      return call && { ...call, input: { ...call.input, leadDays: leadOf(heard) } };
    },
    examples: ['our anniversary is June 9, remind me a week before to book a table'],
  },
  {
    // "Inês and I got married on 19 September 2015".
    intent: 'birthday_set',
    when: 'must',
    say: ['(we|i) [got|were|was] married [on|in]', '[my|our] {who} and (i|me) (got|were) married [on]'],
    fits: (heard) =>
      heard.sense === 'day' && !heard.hasQuestionMark && heard.text('who').split(' ').length <= 3,
    calls: (heard) => save(heard, '', 'anniversary'),
    examples: ['we got married on 19 September 2015', 'Ada and I got married on 3 June 2011'],
    counterExamples: ['we are getting married on 5 June'],
  },
  {
    // "Mom and dad got married on 2 October 1983".
    intent: 'birthday_set',
    when: 'must',
    say: [
      '[my|our] {who} and {other} (got|were) married [on|in]',
      '(my|our) {who:word} (got|were) married [on|in]',
    ],
    fits: (heard) =>
      heard.sense === 'day' &&
      !heard.hasQuestionMark &&
      heard.text('who').split(' ').length <= 2 &&
      heard.text('other').split(' ').length <= 2 &&
      (heard.has('other') || /s$/i.test(heard.text('who'))) &&
      !/^(?:i|me)$/i.test(heard.text('other')),
    calls: (heard) =>
      save(heard, ['who', 'other'].flatMap((slot) => heard.text(slot) || []).join(' and '), 'anniversary'),
    examples: ['mom and dad got married on october 2 1983'],
  },
  {
    // A remark follows the day: "Mark's mom's bday is feb 29, poor thing".
    intent: 'birthday_set',
    when: 'must',
    say: [
      "[my|our] {name} 's (birthday|bday|anniversary|wedding anniversary) (is|was|falls) [actually|really] [on] {date:time} {remark}",
      '(my|our|the) [wedding] anniversary (is|was|falls) [actually|really] [on] {date:time} {remark}',
    ],
    fits: (heard) =>
      heard.sense === 'day' &&
      heard.times.length === 1 &&
      !heard.hasQuestionMark &&
      !noName.test(heard.text('name')) &&
      heard.text('name').split(' ').length <= 4 &&
      heard.text('remark').split(' ').length <= 8 &&
      !noRemark.test(heard.text('remark')),
    calls: (heard) => save(heard, heard.text('name'), kindIn(heard.whole)),
    examples: [
      "Ben's dad's bday is march 3 haha same as mine",
      'our anniversary is 9 june lol nearly forgot',
    ],
    counterExamples: ["Ben's birthday is march 3 remind me to bake"],
  },
  {
    // "Giulia's is the 2nd of March, she was born in 2015": the year comes after the day.
    intent: 'birthday_set',
    strength: 'certain',
    isContent: true,
    say: [
      "[and|also|plus] [note|remember|save|add] [that] [my|our] {name} 's [birthday|bday|one] [is] [on] {date:time} (he|she|they) (was|were|is|are) born in {year:word}",
      "[and|also|plus] [note|remember|save|add] [that] [my|our] {name} 's [birthday|bday|one] [is] [on] {date:time} born [in] {year:word}",
      "[and|also|plus] [note|remember|save|add] [that] [my|our] {name} 's [birthday|bday|one] [is] [on] {date:time} (he|she|they) (was|were|is|are) born {born:time}",
    ],
    fits: (heard) => yearIn(heard) !== null && heard.times[0]?.kind === 'date',
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name: nameOf(heard.text('name'), 'birthday'),
        kind: 'birthday',
        date: `${heard.times[0]?.text.replace(/^(?:on|the)\s+/i, '')} ${yearIn(heard)}`,
      },
    }),
    examples: ["Lea's birthday is 3 May, she was born in 2012"],
  },
  {
    // "His sister Mabel is 2 days before xmas, she'll be 5".
    intent: 'birthday_set',
    strength: 'certain',
    when: 'must',
    say: [
      "[my|our] {name} ['s] [birthday|bday|one] (is|falls) [on] {date:time} [and|so|when] (he|she|they|she'll|he'll) [will|would|is|are] [be|turn|turns|turning] {age:number} [then|years old|this year|this time]",
      "[my|our] {name} ['s] [birthday|bday|one] (is|falls) [on] {date:time} [and] (turning|turns) {age:number} [then|years old|this year|this time]",
      "[and|also] [my|our] {name} ['s] [birthday|bday|one] [on] {date:time} [and|so] (he|she|they|she'll|he'll) [will|would|is|are] (be|turn|turns|turning) {age:number} [then|years old|this year|this time]",
      "[and|also] [my|our] {name} ['s] [birthday|bday|one] [on] {date:time} [and] (turning|turns) {age:number} [then|years old|this year|this time]",
    ],
    fits: (heard) =>
      heard.sense === 'day' &&
      heard.times.length === 1 &&
      heard.times[0]?.kind === 'date' &&
      !heard.hasQuestionMark &&
      /^\d{1,3}$/.test(heard.text('age')) &&
      isPerson(nameOf(heard.text('name'), 'birthday')),
    calls: (heard) => {
      const [time] = heard.times;
      const call = save(heard, heard.text('name'), 'birthday');
      return time?.kind === 'date' ? withBirthYear(call, time.date, heard.text('age')) : null;
    },
    examples: ["her sister Mabel is 2 days before xmas, she'll be 5", 'Leo is on 3 May, turning 9'],
    counterExamples: ["the visit is on 3 May, they'll be 5", "Leo is on 3 May, she'll be 5 minutes late"],
  },
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      '(save|add|note|remember|keep|put in|put down|store) (my|our) [wedding] (birthday|bday|anniversary) [on|for|as|:]',
    ],
    fits: (heard) => heard.sense === 'day' && heard.times.length === 1,
    calls: (heard) => save(heard, ownOccasion(heard), kindIn(heard.whole)),
    examples: ['save our anniversary, nov 14', 'remember my bday: 3 may'],
  },
  {
    // "My nephew turned 3 yesterday, his name is Oskar".
    intent: 'birthday_set',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: [
      '[my|our] {name} [just|has|has just] turned {age:number} [years old] [on] {date:time}',
      '[my|our] {name} [just|has|has just] turned {age:number} [years old] [on] {date:time} [and] (his|her|their) name is {own:name}',
    ],
    fits: (heard) => {
      const [day, another] = inPast(heard).times;
      const today = localDate(heard.world.now, heard.world.zone);
      return (
        day?.kind === 'date' &&
        !another &&
        day.date <= today &&
        /^\d{1,3}$/.test(heard.text('age')) &&
        !heard.hasQuestionMark &&
        personIn(heard) !== '' &&
        !noName.test(personIn(heard)) &&
        personIn(heard).split(' ').length <= 3
      );
    },
    calls: (heard) => {
      const said = inPast(heard);
      const [day] = said.times;
      const call = save(said, heard.text('own') || personIn(heard), 'birthday');
      return day?.kind === 'date' ? withBirthYear(call, day.date, heard.text('age')) : null;
    },
    examples: ['my nephew turned 3 yesterday'],
  },
  {
    // The age is next to the day, so times in the message are read as plain words.
    intent: 'birthday_set',
    when: 'words',
    say: [
      '{name} (turns|turn|will turn|is turning|will be) {age:number} [years old] {date}',
      "[my|our] {name} 's {age:word} [birthday|bday] (is|falls) [on] {date}",
    ],
    fits: (heard) =>
      /^\d{1,3}(?:st|nd|rd|th)?$/.test(heard.text('age')) &&
      !noName.test(personIn(heard)) &&
      personIn(heard) !== '' &&
      nameOf(heard.text('name'), 'birthday').split(' ').length <= 3 &&
      readTime(dayOf(heard), heard.world)?.kind === 'date',
    calls: (heard) => {
      const date = dayOf(heard);
      const time = readTime(date, heard.world);
      if (time?.kind !== 'date') return null;
      const place = { start: 0, end: 0, text: date, zone: null, bound: null };
      const said = { ...heard, when: date, times: [{ ...time, ...place }] };
      return withBirthYear(save(said, personIn(heard), 'birthday'), time.date, heard.text('age'));
    },
    examples: ['aunt Lu turns 60 on the 8th of January'],
  },
];

function ownOccasion({ whole }: Heard): string {
  return kindIn(whole) === 'birthday' ? 'me' : '';
}

function actBefore(heard: Heard): PhraseCall | null {
  const { world } = heard;
  const [day] = heard.times;
  const lead = heard.text('lead');
  if (day?.kind !== 'date') return null;
  const words = /\bbefore\b/i.test(lead) ? lead : `${lead} before`;
  const when = timeFrom(fromLocal(day.date, '09:00', world.zone), words, world);
  return when ? { tool: 'set_reminder', input: { title: titleOf(heard.text('act')), when } } : null;
}
