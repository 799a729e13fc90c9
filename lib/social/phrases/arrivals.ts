import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { formatDay, localDate, monthNames } from '@/lib/time/format';
import { capitalized } from '@/lib/words/wording';

const child =
  '(?:baby|little (?:one|man|girl|boy|fella|lady)|son|daughter|boy|girl|twins|grand ?(?:son|daughter|child|baby)|great[- ]grand(?:son|daughter|child)|niece|nephew|godchild|godson|goddaughter)';
const arrived = new RegExp(
  `\\b${child}(?: ${child})?(?: \\p{Lu}\\p{L}+)?(?:['’]s| is| has| was)? (?:(?:just|finally|safely|already|now) )*(?:came|come|arrived|here|born|made (?:her|his) (?:entrance|appearance)|with us|out)\\b|\\bit['’]?s an? (?:boy|girl)\\b|\\b(?:gave birth|had (?:her|our|their|the) (?:baby|twins)|had a (?:baby )?(?:boy|girl)|(?:am|['’]m|are|['’]re) (?:now )?(?:an? )?(?:grand(?:ma|pa|mother|father|parents?|dad|mum|mom)|uncle|auntie?|parents?|dads?|mums?|moms?))\\b`,
  'iu',
);
const named =
  /\b(?:(?:her|his|their|its|the baby['’]?s|baby['’]?s|the) name(?:['’]s| is)|(?:she|he|it|who)(?:['’]s| is)? ?(?:called|named)|(?:we )?(?:called|named|naming|calling)(?: (?:her|him|it))?|(?:we['’]re|we are) (?:calling|naming) (?:her|him)|welcome,?|baby|little) (?!(?:came|arrived|is|was|girl|boy|one|man|finally|just|born|has|and|here|shower|name|sitter|last|this|on)\b)(?<name>\p{L}{2,}(?: \p{Lu}\p{L}+)?)/iu;
const noNews =
  /\?|\b(?:remind|add|note|save|remember|not|n['’]t|when|if|will|due|expect\w*|shower|sitter|present|gift|card|visit|buy|going to|gonna|hope|soon|ago|years?|months?|dream\w*|birthday|bday)\b/i;

/** News of a birth: Sidekick congratulates, and asks whether it shall keep the birthday. */
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

function isBirth({ message, times, world }: Heard): boolean {
  const today = localDate(world.now, world.zone);
  const isPast = times.every((time) => !('date' in time) || !time.date || time.date <= today);
  return isPast && arrived.test(message) && !noNews.test(message) && !away.test(message);
}

// "My son came home late" and "the baby came with us to the lake" are no births.
const away =
  /\b(?:came|come|arrived|here|out) (?:home|back|over|in|late|to|from|with|for|round|along|down|at (?:the|my|our|school|work))\b/i;

function nameIn(message: string): string | null {
  const name = named.exec(message)?.groups?.name;
  return name && !/^(?:a|an|the|after|so|him|her|it)\b/i.test(name) ? capitalized(name) : null;
}

function bornOn({ times, world }: Heard): string {
  const [time] = times;
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
