import { leadDays } from '@/lib/phrases/input';
import { isName } from '@/lib/phrases/names';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { ownerOf } from '@/lib/reminders/phrases/shared';
import { agePhrases } from '@/lib/social/phrases/ages';
import { arrivalPhrases } from '@/lib/social/phrases/arrivals';
import { birthPhrases } from '@/lib/social/phrases/births';
import { correctedDates } from '@/lib/social/phrases/corrections';
import { listedDates } from '@/lib/social/phrases/lists';
import { partyPhrases } from '@/lib/social/phrases/parties';
import { kindIn, nameOf, personIn, save, saveEach, withBirthYear } from '@/lib/social/phrases/shared';
import { upcomingPhrases } from '@/lib/social/phrases/upcoming';
import { monthNames } from '@/lib/time/format';

const ordinal = /^\d{1,2}(?:st|nd|rd|th)?$/i;

const day = '(birthday|bday|birth day|b day|anniversary|wedding anniversary)';

export const socialPhrases: Phrase[] = [
  ...arrivalPhrases,
  ...upcomingPhrases,
  ...partyPhrases,
  ...listedDates,
  ...correctedDates,
  ...birthPhrases,
  ...agePhrases,
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      `[remember|note|save|add|keep in mind|know] [that] [my|our] {name} 's ${day} (is|was|falls) [actually|really|on|now] [on]`,
      `[remember|note|save|add] [that] (my|our) {name} ${day} (is|was|falls) [actually|really|on|now]`,
      `[remember|note|save|add] [that] (my|our|the) ${day} (is|was|falls) [actually|really|on]`,
      '[wedding] anniversary (is|was|falls) [on]',
      `(add|new|save|note|put in|create|set) [a|the] ${day} [for|of|:] {name} [on|is|:]`,
      `(add|save|note|remember|put in|set) [my|our] {name} 's ${day} [on|as|to|for|:]`,
      `[the] ${day} (of|for) [my|our] {name} [is|on|:]`,
      `[my|our] {name} 's ${day} [on|:]`,
      `[my|our|the] {name} ${day} [is|on|:]`,
      `(it is|its|is) [my|our|the] {name} 's ${day} [on]`,
      `${day} : {name}`,
      `(change|move|correct|update|set) [my|our] {name} 's ${day} [to]`,
      `(remind|tell|warn) me (about|of) [my|our|the] {name} 's ${day} ((it|that|which) (is|falls)|its) [on]`,
      `[my|our] {name} (has|celebrates) [his|her|their] ${day} [on]`,
    ],
    fits: (heard) =>
      heard.text('name').split(' ').length <= 4 &&
      !/^(?:when|what|whose|is|the|a|no|her|his|their|happy|next|remind|call|text|wish|celebrate|buy|get|order|plan|bake|organi[sz]e)\b/i.test(
        heard.text('name'),
      ) &&
      !/\b(?:cake|party|present|gift|card|dinner|recipe)\b/i.test(heard.whole),
    calls: (heard) => save(heard, heard.text('name'), kindIn(heard.whole)),
    examples: [
      "Anna's birthday is on 3 May 1990",
      'my wedding anniversary is 12 june',
      'add birthday: Paul, 7th of august',
    ],
    counterExamples: ["when is Anna's birthday"],
  },
  {
    intent: 'birthday_set',
    when: 'words',
    say: [
      `[my|our] {name} 's ${day} is [actually|really|on|now] [on] [the] {date:word} [not {other}]`,
      `(change|move|correct) [my|our] {name} 's ${day} to [the] {date:word}`,
    ],
    fits: (heard) =>
      ordinal.test(heard.text('date')) &&
      heard.findWords(`${heard.text('name')} ${kindIn(heard.whole)}`, ['date']).length > 0,
    calls: (heard) => {
      const [known] = heard.findWords(`${heard.text('name')} ${kindIn(heard.whole)}`, ['date']);
      const month = monthNames[Number(known?.date?.slice(5, 7)) - 1];
      return known && month
        ? {
            tool: 'set_social_date',
            input: {
              name: nameOf(heard.text('name'), kindIn(heard.whole)),
              kind: kindIn(heard.whole),
              date: `${Number.parseInt(heard.text('date'), 10)} ${month}`,
            },
          }
        : null;
    },
    examples: [],
  },
  {
    // "And my godmother Celia, 30 november" after another birthday was told.
    intent: 'birthday_set',
    when: 'must',
    say: ['[and|also|plus] [my|our] {name} [is|has|on|:]'],
    fits: (heard) =>
      /^\W*(?:and|also|plus)\b/i.test(heard.message) &&
      heard.sense === 'day' &&
      heard.parts.at(-1)?.time !== null &&
      lastDate(heard) !== null &&
      heard.text('name').split(' ').length <= 4 &&
      isName(heard.text('name')),
    calls: (heard) => saveEach(heard, heard.text('name'), kindIn(lastDate(heard)?.title ?? '')),
    examples: [],
  },
  {
    // "Celia is the 29th" corrects the birthday that was told last.
    intent: 'birthday_set',
    when: 'must',
    say: ['[my|our] {name} is [actually|really] [on]'],
    fits: (heard) => heard.sense === 'day' && nameIsOf(heard, lastDate(heard)),
    calls: (heard) =>
      save(heard, ownerOf(lastDate(heard)?.title ?? ''), kindIn(lastDate(heard)?.title ?? '')),
    examples: [],
  },
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      '{name} (turns|turn|will be|is turning|will turn) {age:number} [on]',
      '[it is] {name} turns {age:number}',
    ],
    fits: (heard) =>
      heard.text('name').split(' ').length <= 3 &&
      !heard.text('name').includes(',') &&
      heard.sense === 'day' &&
      /^\d{1,3}$/.test(heard.text('age')) &&
      personIn(heard) !== '',
    calls: (heard) => {
      const [time] = heard.times;
      const call = save(heard, personIn(heard), 'birthday');
      return time?.kind === 'date' ? withBirthYear(call, time.date, heard.text('age')) : call;
    },
    examples: ['Otieno turns 10 on the 5th of next month'],
  },
  {
    intent: 'birthday_set',
    say: ["it is [my|our] {name} 's (birthday|bday)", "(today is) [my|our] {name} 's (birthday|bday)"],
    strength: 'likely',
    fits: (heard) => heard.sense === 'day' || /^today/i.test(heard.whole),
    calls: (heard) => save(heard, heard.text('name'), 'birthday'),
    examples: [],
  },
  {
    intent: 'birthday_set',
    when: 'must',
    say: [
      `[my|our] {name} 's ${day} (is|was) [on] [and] [please] (remind|tell|warn|notify|alert) me {lead:time}`,
      `[my|our] {name} 's ${day} (is|was) [on] {lead:time} (reminder|notice)`,
    ],
    calls: (heard) => {
      const call = save(
        { ...heard, when: heard.times[0]?.text ?? '', times: heard.times.slice(0, 1) },
        heard.text('name'),
        kindIn(heard.whole),
      );
      const days = leadDays(heard.text('lead'));
      return call && days ? { ...call, input: { ...call.input, leadDays: days } } : null;
    },
    examples: ["mom's birthday is May 3rd 1967, remind me 3 days before"],
  },
  {
    intent: 'contact',
    strength: 'sure',
    say: [
      '[i|we] [have] [just|already|finally] (called|texted|wrote|messaged|phoned|rang|visited|met|saw|emailed|congratulated|congratulated|met with|wrote to|talked to|spoke to|spoke with|talked with|wished|called up) {name} [today|just now|already|now|a happy birthday|happy birthday]',
    ],
    fits: (heard) =>
      heard.text('name').split(' ').length <= 3 &&
      (/^(?:her|him|them)$/i.test(heard.text('name'))
        ? heard.world.things.some(({ kind }) => kind === 'date')
        : heard.findWords(`${heard.text('name')} birthday`, ['date']).length > 0 ||
          heard.findWords(`${heard.text('name')} anniversary`, ['date']).length > 0),
    calls: (heard) => {
      const who = heard.text('name').replace(/^(?:my|our)\s+/i, '');
      const isPronoun = /^(?:her|him|them)$/i.test(who);
      const verb =
        /\b(call|text|message|phone|visit|email|congratulate|wish)/i.exec(heard.whole)?.[1]?.toLowerCase() ??
        'call';
      return { tool: 'note_contact', input: isPronoun ? {} : { who, task: `${verb} ${who}` } };
    },
    examples: [],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    say: [
      `(when is|what is|when was|what day is|what date is|do you know|tell me|do you remember|remember) [the date of] [my|our] {name} 's ${day} [again|this year|date]`,
      `(when is|what is|when was|what day is) (my|our|the) ${day} [again]`,
      `(when|what) (is|was) the ${day} of {name}`,
      `(when was|when is) {name} born`,
    ],
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        name:
          nameOf(heard.text('name'), kindIn(heard.whole)) ||
          (kindIn(heard.whole) === 'anniversary' ? 'us' : 'me'),
        kind: kindIn(heard.whole),
      },
    }),
    fits: (heard) =>
      (heard.sense === 'none' && /\b(?:birthday|bday|anniversary)\b/i.test(heard.whole)) ||
      heard.findWords(heard.text('name'), ['date']).length > 0,
    examples: ["when is Anna's birthday", 'when is our anniversary'],
  },
  {
    intent: 'birthday_query',
    isQuestion: true,
    say: [
      '(what|which|any|are there any|do i have any|is there a|show me|show|list|tell me|whose|who has|is it) [all|all of] [the|all|my|our|of the|these|those|your] [upcoming|next|important|special|saved|stored] (birthday|birthdays|anniversaries|anniversary|important dates|special dates) [is|are] [coming up|next|there|soon|do i have|i know|up|today|coming]',
      '(whose|who has|who is having) (birthday|a birthday|birthdays) [is|next|coming up|soon|is next|is it|is coming up]',
      '(what|which) (birthdays|anniversaries|dates) (do you know|have you stored|are coming up|are next|do i have|are there)',
      '(whose|who has a|which|what) [big|special|important] (day|date) (is|comes|is coming) (next|first|up next|up)',
      '(next|upcoming) (birthday|birthdays|anniversary|anniversaries)',
      '(birthdays|anniversaries|birthday list)',
    ],
    calls: (heard) => ({
      tool: 'set_social_date',
      input: {
        ...(/\banniversar/i.test(heard.whole)
          ? { kind: 'anniversary' }
          : /\bbirthday/i.test(heard.whole)
            ? { kind: 'birthday' }
            : {}),
        ...(heard.sense === 'none' ? {} : { when: heard.when }),
      },
    }),
    examples: ['any birthdays this month', 'whose birthday is next', 'show me all birthdays'],
  },
];

function lastDate({ world }: Heard): Thing | null {
  const recent = world.mentions.find(({ how }) => how === 'made' || how === 'changed');
  return recent?.thing.kind === 'date' ? recent.thing : null;
}

function nameIsOf(heard: Heard, date: Thing | null): boolean {
  return date !== null && heard.findWords(heard.text('name'), ['date']).some(({ id }) => id === date.id);
}
