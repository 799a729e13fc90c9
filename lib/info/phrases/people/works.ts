import { store } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { formatDate, localDate } from '@/lib/time/format';

/**
 * Phrases that tell of work that others did for the user, with its price or with who did it: "got the car
 * serviced yesterday at Halfords, 320 pounds".
 */
export const workPhrases: Phrase[] = [
  {
    // "Had the gate motor fixed today, R1850, guy called Sipho 082 555 0137".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => workIn(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => workIn(heard),
    examples: [
      'had the gate motor fixed today, R1850, guy called Sipho 082 555 0137',
      'got the car serviced yesterday at Halfords, 320 pounds',
    ],
    counterExamples: ['had the boiler serviced today', 'i had my hair cut, love it'],
  },
];

const done =
  'fixed|done|serviced|repaired|replaced|checked|cleaned|changed|installed|cut|painted|tuned|tested|renewed|inspected|treated|removed|mended|fitted|resurfaced|sharpened|valeted|delivered|swept|unblocked|rewired|tiled';
const work = new RegExp(
  `^(?:(?:and|so|ok|oh),? )*(?:(?:i|we)(?:['’]ve| have)? )?(?:just |finally )?(?:had|got) (?:the |my |our )?(?<what>\\p{L}[\\p{L}'’ -]{1,40}?) (?<deed>${done})(?<day> (?:today|yesterday|this morning|this afternoon|last week|last \\p{L}+day|on [^,.;]{2,20}))?(?:[,.;:–-]+ ?| (?=(?:at|by|from|for) ))(?<details>\\S[^!?\\n]{2,120}?)[.!\\s]*$`,
  'iu',
);
// What it cost, a number to ring, or who did it.
const telling =
  /[$€£₦₹]\s?\d|\b(?:R|Rs\.?|kr)\s?\d{2,}|\b\d[\d.,]*\s?(?:euros?|pounds|dollars|quid|bucks|rand|rupees|eur|usd|gbp|kr)\b|\b(?:cost|paid|charged)\b[^.]*\d|\d{3}[\d -]{4,}\d|\b(?:called|named)\s+\p{Lu}|(?:^|[,\s])(?:at|by|from)\s+\p{Lu}/u;

function workIn({ message, world }: Heard): PhraseCall | null {
  const { what = '', deed = '', day = '', details = '' } = work.exec(message.trim())?.groups ?? {};
  if (!telling.test(details)) return null;
  const [time] = findTimes(day.trim(), world);
  const date = time && 'date' in time && time.date ? time.date : null;
  if (date && date > localDate(world.now, world.zone)) return null;
  const key = `about the ${what}`;
  const known = world.things.find(
    ({ kind, title }) => kind === 'fact' && title.toLowerCase() === key.toLowerCase(),
  );
  const fresh = `${deed}${date ? ` on ${formatDate(date)} ${date.slice(0, 4)}` : day}, ${details}`;
  return store(key, known?.value ? `${fresh}; before: ${known.value}` : fresh);
}
