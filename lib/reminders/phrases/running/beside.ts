import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { localTime } from '@/lib/time/format';
import { ordinalOf } from '@/lib/words/wording';

/** Phrases that set something beside a series, which stays as it is. */
export const besidePhrases: Phrase[] = [
  {
    // "He threw up, give it again in 30 min": one more, and the series stays.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|so|ok|then|but] [i|we|he|she|they] [have to|need to|needs to|must|should|can|will] (give|take|do|have|use|repeat|try) (it|them|that|one|another|another one|another dose|the dose|him one|her one) again [in|at]',
      '{reason} [and|so|then] [i|we|he|she|they] [have to|need to|needs to|must|should|can|will] (give|take|do|have|use|repeat|try) (it|them|that|one|another|another one|another dose|the dose|him one|her one) again [in|at]',
    ],
    fits: (heard) => againOnce(heard) !== null,
    calls: (heard) => againOnce(heard),
    examples: [],
  },
  {
    // "And the water bill, the 12th", after a bill of every month.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    when: 'may',
    say: [
      '{title} [on|by] [the] [{n:number}] [too|as well|please]',
      '{title} [is|comes|is due|due] [on|by] the {n:number}',
    ],
    fits: (heard) => alsoMonthly(heard) !== null,
    calls: (heard) => alsoMonthly(heard),
    examples: [],
  },
];

function againOnce({ last, times: [time, other], when, hasQuestionMark }: Heard): PhraseCall | null {
  const thing = last(['reminder']);
  const isMoment = time?.kind === 'instant' || time?.kind === 'time';
  return thing?.rule && isMoment && !other && !hasQuestionMark
    ? { tool: 'set_reminder', input: { title: thing.title, when } }
    : null;
}

function alsoMonthly({ text, times, world, hasQuestionMark, message, has }: Heard): PhraseCall | null {
  const { mentions, lastTurn, things, zone } = world;
  const set = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const series = things.find(({ id }) => id === set[0]?.thing.id);
  const [time, other] = times;
  const day = has('n') ? Number(text('n')) : time?.kind === 'date' ? Number(time.date.slice(8)) : 0;
  const isDay = has('n')
    ? times.length === 0
    : /^(?:on |by )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/i.test(time?.text ?? '');
  const isMonthly = /^FREQ=MONTHLY;BYMONTHDAY=\d+$/.test(series?.rule ?? '');
  if (
    !isMonthly ||
    !series?.at ||
    set.length > 1 ||
    other ||
    hasQuestionMark ||
    !isDay ||
    !(day > 0 && day < 29)
  )
    return null;
  if (!/^\W*(?:and|also|plus|then)\b/i.test(message) || !isPlainName(text('title'))) return null;
  const title = text('title')
    .replace(/[, ]*\b(?:on|by|is|the)?$/i, '')
    .replace(/^the /i, '');
  const when = `every month on the ${ordinalOf(String(day))} at ${localTime(series.at, zone)}`;
  return { tool: 'set_reminder', input: { title, when } };
}
