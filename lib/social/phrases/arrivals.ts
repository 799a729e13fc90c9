import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { inPast } from '@/lib/social/phrases/shared';
import { addDays } from '@/lib/time/clock';
import { formatDay, localDate, monthNames } from '@/lib/time/format';
import { capitalized } from '@/lib/words/wording';

const baby =
  '(?:baby|little (?:one|man|girl|boy|fella|lady)|twins|triplets|grand ?(?:son|daughter|child|baby)|great[- ]grand(?:son|daughter|child))';
const child = '(?:son|daughter|boy|girl|niece|nephew|godchild|godson|goddaughter)';
const newborn = '(?=\\W*$|[,.!]| (?:on|last|this|yesterday|today|at|early|late|tonight|and|she|he|they)\\b)';
const arrived = new RegExp(
  [
    `\\b(?:${baby}|little \\p{L}+)(?: (?:boy|girl))?(?: \\p{L}+)?(?:['’]s| is| has| was)? (?:(?:just|finally|safely|already|now) )*(?:came|arrived|here|born|made (?:her|his) (?:entrance|appearance)|with us)\\b`,
    `\\b${child}(?: \\p{L}+)?(?: is| was|['’]s)? (?:(?:just|finally) )*born\\b`,
    `\\bit['’]?s an? (?:boy|girl)(?=\\W*$|[,.!]| (?:born|and|called|named)\\b)`,
    `\\bgave birth\\b|\\bhad (?:her|our|their|the|a) (?:baby|twins)(?: (?:boy|girl))?${newborn}|\\bwelcomed (?:our |a |baby |little )`,
    `\\b(?:am|['’]m|are|['’]re|become|became) (?:now )?(?:an? )?(?:proud )?(?:grand(?:ma|pa|mother|father|parents?|dad|mum|mom)s?|grann(?:y|ies)|nana?|uncle|auntie?|parents?|dads?|mums?|moms?)${newborn}`,
  ].join('|'),
  'iu',
);
const named =
  /\b(?:(?:her|his|their|its|the baby['’]?s|baby['’]?s|the) name(?:['’]s| is)|(?:she|he|it|who)(?:['’]s| is)? ?(?:called|named)|(?:we )?(?:called|named|naming|calling)(?: (?:her|him|it))?|(?:we['’]re|we are) (?:calling|naming) (?:her|him)|welcome,?|baby|little|(?:grand)?(?:son|daughter)|nephew|niece|(?:a|our) (?:girl|boy),) (?!(?:came|arrived|is|was|girl|boy|one|man|finally|just|born|has|and|here|shower|name|sitter|last|this|on)\b)(?<name>\p{L}{2,}(?: \p{Lu}\p{L}+)?)/iu;
const noNews =
  /\?|\b(?:remind|add|note|save|remember|not|n['’]t|when|if|will|due|expect\w*|shower|sitter|present|gift|card|visit|buy|going to|gonna|hope|soon|ago|years?|months?|dream\w*|birthday|bday)\b/i;

/** Phrases for the news of a birth. Sidekick congratulates, and asks whether to keep the birthday. */
export const arrivalPhrases: Phrase[] = [
  {
    intent: 'birthday_set',
    strength: 'certain',
    isContent: true,
    asksFirst: true,
    say: ['{all}'],
    fits: (heard) => isBirth(heard) && nameIn(heard.message) !== null,
    calls: (heard) => birthdayOf(heard),
    offer: (heard) => {
      const today = localDate(heard.world.now, heard.world.zone);
      return `Congratulations, how wonderful! 🎉 Shall I keep ${nameIn(heard.message)}’s birthday, ${formatDay(bornOn(heard), today)}?`;
    },
    examples: ['baby came last night!! 3.4 kg, her name is Isla', "it's a boy! we called him Noah"],
    counterExamples: ['the baby came home with a cold', 'her name is Isla'],
  },
  {
    intent: 'talk',
    isTalk: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => isBirth(heard) && nameIn(heard.message) === null && heard.parts.length <= maxWords,
    calls: () =>
      'Congratulations, how wonderful! 🎉 Tell me the name and the day, and I keep the birthday: “Isla was born last night”.',
    examples: ["it's a girl!!", 'our baby is here', "i'm a grandma!"],
    counterExamples: ['my son came home', 'our baby is not here yet'],
  },
];

const maxWords = 16;

function isBirth(heard: Heard): boolean {
  const { message, world } = heard;
  // Weights such as "7lb" may look like hours, so only the first time counts.
  const times = inPast(heard).times.slice(0, 1);
  const today = localDate(world.now, world.zone);
  const isNews = times.every(
    (time) =>
      !('date' in time) || !time.date || (time.date <= today && time.date >= addDays(today, -newsDays)),
  );
  return isNews && !isPlain(heard) && arrived.test(message) && !noNews.test(message) && !away.test(message);
}

const newsDays = 31;

// "My nephew Theo was born on 14 February" tells a day, and is kept without a question.
function isPlain({ parts }: Heard): boolean {
  const before = parts.at(-2)?.word === 'on' ? parts.at(-3) : parts.at(-2);
  return Boolean(parts.at(-1)?.time) && before?.word === 'born';
}

// "My son came home late" and "the baby came with us to the lake" are no births.
const away =
  /\b(?:came|come|arrived|here|out)(?: \w+ly)? (?:\d|second|third|home|back|over|in|late|to|from|with|for|round|along|down|at (?:the|my|our|school|work))\b/i;

function nameIn(message: string): string | null {
  const found = named.exec(message);
  const name = found?.groups?.name;
  // "The baby monitor" is no name.
  if (
    /^(?:welcome|baby|little|grand|son|daughter|nephew|niece)/i.test(found?.[0] ?? '') &&
    !/^\p{Lu}/u.test(name ?? '')
  )
    return null;
  const [first = '', last = ''] = (name ?? '').split(' ');
  if (!first || /^(?:a|an|the|after|so|him|her|it)$/i.test(first)) return null;
  return capitalized(/^\p{Lu}/u.test(last) ? `${first} ${last}` : first);
}

function bornOn(heard: Heard): string {
  const { world } = heard;
  const [time] = inPast(heard).times;
  return time && 'date' in time && time.date ? time.date : localDate(world.now, world.zone);
}

function birthdayOf(heard: Heard): PhraseCall | null {
  const name = nameIn(heard.message);
  const [year = 0, month = 0, day = 0] = bornOn(heard).split('-').map(Number);
  return name
    ? {
        tool: 'set_social_date',
        input: { name, kind: 'birthday', date: `${day} ${monthNames[month - 1]} ${year}` },
      }
    : null;
}
