import { understand } from '@/lib/assistant/understand/understand';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { readClocks } from '@/lib/time/clock-list';
import { findWhen } from '@/lib/time/phrases';

/**
 * Returns the calls that set a reminder at each time in an answer to "When?", such as "8 in the morning and 8
 * at night" or "mon and thu at 8". Null if the answer does not name several times.
 */
export function severalTimes(title: string, text: string, world: World): PhraseCall[] | null {
  const hours = /^in the \w+s? and\b|^mornings? and\b/i.test(text)
    ? text.replace(dayParts, hourOfPart)
    : text;
  const clocks = readClocks(hours.replace(everyDay, ''));
  const when =
    clocks && clocks.length > 1
      ? `at ${clocks.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`
      : text.replace(/^[^\p{L}\d]+/u, '');
  if (!/\band\b|[&,+]/.test(when)) return null;
  const daily = clocks && text.search(everyDay) >= 0 ? 'every day ' : '';
  const { calls, offer, question } = understand(`remind me to ${title} ${daily}${when}`, world);
  const own = title.replace(/^(?:my|the|our) /i, '');
  const isSame = ({ tool, input }: PhraseCall) =>
    tool === 'set_reminder' && (input.title === title || input.title === own);
  return !offer && !question && calls.length > 0 && calls.every(isSame) ? calls : null;
}

const everyDay =
  /\b(?:every|each) ?day\b|\bdaily\b|\b(?:twice|two times|three times) a day\b|(?<=morning|evening|night)s\b/gi;
const dayParts = /\b(?:in the )?(morning|afternoon|evening|night)(?! \d| at \d)(?=s?\b)/gi;
const hourOfPart = (_: string, part: string) =>
  ({ m: '9 am', a: '3 pm', e: '6 pm', n: '9 pm' })[part.charAt(0)] ?? '';

const placed =
  /^(?<when>[^,.?!]*?(?:\d|day|tomorrow|tonight|noon)) (?<place>(?:at|in) (?!\d)(?!.*\b(?:latest|earliest|point|bit|half|(?:time ?)?zone|time|least|most|morning|afternoon|evening|night|while)\b)(?:the |my )?\p{L}[^.?!]{2,40})$/iu;

/** Moves the place in an answer to "When?" to the title: "friday 11:30 at the chemist". */
export function withPlace(
  input: PhraseCall['input'],
  answer: string,
): { named: PhraseCall['input']; answer: string } {
  const { when, place } = placed.exec(answer)?.groups ?? {};
  const isPlace = when && place && findWhen(place).length === 0 && typeof input.title === 'string';
  return isPlace
    ? { named: { ...input, title: `${input.title} ${place}` }, answer: when }
    : { named: input, answer };
}
