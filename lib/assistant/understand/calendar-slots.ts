import { foreignTopic } from './foreign';
import { namesAlarm } from './subject';
import { takeScope } from './times';
import { rule, startsWithAny } from './vocabulary';
import { call, type Recogniser } from './wish';

const number =
  'an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty|forty[- ]five|fifty|ninety|half an?|\\d{1,3}(?:\\.5)?';
const unit = '(?:hours?|hrs?|minutes?|mins?)';
const length = `(?:${number})[ -]?${unit}(?: and a half)?`;
const timed = rule(
  `(?<!\\b(?:in|within|another|last|past) )\\b(?:(?:for|of|about|lasting|at least) )?(${length})\\b(?! (?:before|after|later|earlier|ahead|from|ago|long ago))`,
);
const spare = /\ba (?:free|spare|open) (half hour|half an hour|hour)\b/i;

/** A text without how long something lasts, and that: "a slot of 45 minutes next week". */
export function takeLength(text: string): { length: string | undefined; rest: string } {
  const found = spare.exec(text) ?? timed.exec(text);
  if (!found?.[1]) return { length: undefined, rest: text };
  const rest = text
    .replace(found[0], ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[?.!,])/g, '')
    .trim();
  return {
    length: /^(?:half|hour)/i.test(found[1]) ? found[1].replace(/^hour/i, 'an hour') : found[1],
    rest,
  };
}

const seeks = startsWithAny(
  `(?:find|suggest|propose|look for|pick|give|show|get|tell)(?: me| us)?(?: when i have| when there is)?\\b.*\\b(?:slots?|gaps?|openings?|free (?:time|hour|half hour|window|moment)|${length}(?: free)?(?: (?:on|in|for|between|this|next|tomorrow|today)\\b|$)|(?:a|some|good|another) time (?:for|to (?:meet|talk|call))\\b)`,
  '(?:is|are) there (?:an?y?|any|some) (?:free|open|available)? ?(?:slots?|gaps?|openings?|free time)\\b',
  'do i have (?:an?|any|some) (?:free|open|available) (?:slots?|gaps?|hours?|openings?)\\b',
  '(?:when|what times?|which days?) (?:am|are|will) (?:i|we) (?:be )?(?:next )?(?:free|available)\\b',
  'when (?:can|could) (?:i|we) (?:meet|fit|squeeze|schedule|have a (?:meeting|call))\\b',
  'when do (?:i|we) have (?:time|room|a gap)\\b',
);
const asksMoment = startsWithAny(
  '(?:do|will) i have (?:any |some |free )*time (?!to\\b|for (?:that|this|it)\\b)',
  '(?:could|can) i (?:do|make) (?=\\w+day\\b|tomorrow\\b|today\\b|next\\b)',
);
/** Free times of others, and of other things. */
const othersTime =
  /\b(?:zone|zones|timer|parking|pods?|seats?|tables?|tee|slots? machine|near|store|shop|open until)\b/i;

/** "find a slot of 45 minutes next week", "when am i free on friday", "do i have time tomorrow at 5". */
export const freeTime: Recogniser = (text) => {
  const question = text.replace(/[?.!]+$/, '').trim();
  const isSlot = seeks.test(question);
  if (!isSlot && !asksMoment.test(question)) return null;
  if (foreignTopic(question) || namesAlarm.test(question) || othersTime.test(question)) return null;
  const { length: long, rest } = takeLength(question);
  const { when } = takeScope(rest);
  if (!isSlot && when === '') return null;
  return [
    call('calendar_query', 'use_calendar', {
      act: isSlot ? 'find_slot' : 'free',
      when: when || undefined,
      length: long,
    }),
  ];
};
