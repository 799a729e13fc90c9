import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { wasChanged } from '@/lib/phrases/switches';
import { clockRange } from '@/lib/preferences/clock-range';
import { quoted } from '@/lib/words/wording';

// "Drink water every hour from 9 to 9" is about no quiet hours.
const otherWord =
  /\b(?!(?:from|until|till|and|half|quarter|past|the|night|morning|evening|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|please|clock|like)\b)\p{L}{3,}/iu;

export const quietFields = ['quiet', 'quietFrom', 'quietTo'];

const changed =
  '[let us|let|make|have|set|change|move|keep|they should|it should|they can|it can] [it|that|this|them|those] [to|be|go|run]';
const enough =
  '[only|instead|rather|better|please|actually|too|is enough|is fine|is plenty|will do|is better|would do]';
const endsThen = /\b(?:until|till?|end|stop|finish)\b/i;

// True after a change of the quiet hours, and after an answer about them.
function isAboutQuiet(heard: Heard): boolean {
  const { lastMessage, lastReply, lastTurn, mentions } = heard.world;
  // The answer about the weekly recap names the quiet hours too.
  if (/\b(?:recap|weekly)\b/i.test(lastMessage ?? '') && !/\bquiet|disturb/i.test(lastMessage ?? ''))
    return false;
  return (
    wasChanged(heard, 'set_preferences', quietFields) ||
    (/\bquiet hours\b/i.test(lastReply ?? '') && mentions[0]?.turn !== lastTurn)
  );
}

export const oneDay =
  'Quiet hours apply every day, so I can’t set them for some days alone. Nothing was changed. Say “quiet hours from 22 to 9” for every day, or name a reminder and I move it.';

const fromThenOn =
  /\b(?:from|starting|start|beginning|as of|effective)(?: from| on)? (?:today|tonight|tomorrow|now|(?:next |this )?\p{L}+day)\b|\b(?:from now on|every|each|always|daily|nightly|any more|anymore)\b/iu;
const aDay =
  /\b(?:today|tonight|tomorrow|tmrw?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|week-?(?:ends?|days?)|this (?:week|morning|afternoon|evening)|\d{1,2}(?:st|nd|rd|th))\b/i;

/** Returns the day if the user wants hours to be quiet on that day only ("9 to 3 tomorrow"), otherwise ''. */
export function dayAlone({ times, whole }: Pick<Heard, 'times' | 'whole'>): string {
  const days = times.flatMap(({ text }) => aDay.exec(text)?.[0] ?? []);
  return fromThenOn.test(whole) ? '' : (days[0] ?? '');
}

/**
 * Phrases such as "make it 10:30". They change the quiet hours, but only right after the user has set or
 * asked about the quiet hours.
 */
export const quietCorrections: Phrase[] = [
  {
    // "Except for the baby's medicine", right after the quiet hours.
    intent: 'settings',
    when: 'never',
    strength: 'certain',
    say: [
      '[but|and|just|only] (except|except for|apart from|other than|besides|not|not for|but not|unless it is|only not) {item} [please|though|obviously|of course]',
      '[but|and|just|only] (with the exception of|excluding|all but|everything but) {item} [please|though|obviously|of course]',
    ],
    fits: (heard) =>
      isAboutQuiet(heard) &&
      heard.world.mentions.every(({ turn }) => turn !== heard.world.lastTurn) &&
      !heard.hasQuestionMark &&
      heard.text('item').split(' ').length <= 6,
    calls: (heard) =>
      `Anything you set for a time still comes in quiet hours: a reminder of ${quoted(heard.text('item').replace(/^(?:for|the|my|our) /i, ''))} would come on time. Only messages without a time of yours wait.`,
    examples: [],
  },
  {
    // "On weekends till 9" and "not on Sundays", right after the quiet hours.
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|only|just|except|actually] [not|only|except] [on|at|for|during] [until|till|til|from|to|at] [{n:number}] [then|though|please|instead|too|as well]',
      '[and|but] [until|till|til|from] [{n:number}] [only|just] [on|at|for|during] [please]',
    ],
    fits: (heard) =>
      isAboutQuiet(heard) &&
      heard.world.mentions.every(({ turn }) => turn !== heard.world.lastTurn) &&
      !heard.hasQuestionMark &&
      heard.times.some(
        (time) =>
          time.kind === 'recurrence' ||
          time.kind === 'unclear' ||
          time.kind === 'range' ||
          ('date' in time && time.date !== null),
      ) &&
      /\b(?:weekends?|weekdays?|\w+days?|(?:this|next) week|tonight|tomorrow)\b/i.test(heard.whole),
    calls: () => oneDay,
    examples: [],
  },
  {
    // "Till 7 on second thoughts" and "start at 10 instead", right after the quiet hours.
    intent: 'settings',
    strength: 'certain',
    say: [
      `[no|actually|only|rather|better|maybe] ${changed} [only|just] [until|till|til|from] [at] [{n:number}] ${enough}`,
      `[no|actually|only|rather|better|maybe] ${changed} [only|just] (end|stop|finish|start|begin) [only|just] [at|by|from] [{n:number}] ${enough}`,
    ],
    fits: (heard) =>
      (endsThen.test(heard.whole) || /\b(?:from|start|begin)\b/i.test(heard.whole)) &&
      (heard.sense === 'hour' || heard.has('n')) &&
      clockRange(heard.whole) === null &&
      isAboutQuiet(heard),
    calls: (heard) => {
      const isEnd = endsThen.test(heard.whole);
      const hour = /^\d{1,2}$/.test(bound(heard)) && isEnd ? nearOldEnd(bound(heard), heard) : bound(heard);
      return { tool: 'set_preferences', input: isEnd ? { quietTo: hour } : { quietFrom: hour } };
    },
    examples: [],
  },
  {
    // "Make it 10:30", right after the quiet hours: the end that was just said, or the nearer one.
    intent: 'settings',
    strength: 'certain',
    say: [
      '[no|actually|sorry|oops|wait|ok|better|rather|hm] (make it|make that|change it to|change that to|set it to|let us say|i meant|i mean) [rather|at|more like] [{n:number}] [instead|please|then|rather|better|obviously|of course]',
      '(no|nope|sorry|actually|rather|oops) [no] [at] [{n:number}] [please]',
      '[no|actually|sorry|oops|wait] [at] [{n:number}] (instead|rather|is better|would be better|is enough|will do)',
    ],
    fits: (heard) =>
      (heard.sense === 'hour' || (heard.has('n') && heard.sense === 'none')) &&
      clockRange(heard.whole) === null &&
      wasChanged(heard, 'set_preferences', ['quietFrom', 'quietTo']),
    calls: (heard) => {
      const field = endMeant(heard);
      if (!field)
        return `Do you mean the start or the end of the quiet hours? Say “from ${bound(heard)}” or “until ${bound(heard)}”. Nothing was changed.`;
      const hour = bound(heard);
      const isMorning = field === 'quietTo' && /^\d{1,2}(?:[:.]\d\d)?$/.test(hour);
      return { tool: 'set_preferences', input: { [field]: isMorning ? `${hour} am` : hour } };
    },
    examples: [],
  },
  {
    // "Turn them off for tonight", right after the quiet hours.
    intent: 'settings',
    when: 'must',
    strength: 'certain',
    say: [
      '(turn|switch) (it|them|that|those) off [just|only] [for|on|until|till] [please]',
      '(turn|switch) off (it|them|that|those) [just|only] [for|on|until|till] [please]',
      '(pause|stop|skip|drop|suspend) (it|them|that|those) [just|only] [for|on|until|till] [please]',
    ],
    fits: (heard) => isAboutQuiet(heard) && !/^(?:right )?now$/i.test(heard.when),
    calls: (heard) => notOff(heard),
    examples: [],
  },
  {
    // "From 22 until 8", right after talk about the quiet hours.
    intent: 'settings',
    strength: 'certain',
    say: [
      '[no|ok|yes|rather|better|make it|please|and|then] [(set|make|put|change|have|move) (it|them|that|those)] [from|between|to|at] [{x}] [please|instead|then]',
    ],
    fits: (heard) =>
      clockRange(heard.whole) !== null &&
      heard.parts.length <= 6 &&
      !otherWord.test(heard.text('x')) &&
      (isAboutQuiet(heard) ||
        // "My dad fell last night" is no talk about quiet hours.
        /\b(?:quiet|disturb|messages?|pings?|texts?|notifications?)\b/i.test(
          heard.world.lastMessage ?? '',
        )) &&
      heard.world.mentions[0]?.turn !== heard.world.lastTurn,
    calls: (heard) => {
      const hours = clockRange(heard.whole);
      return hours && { tool: 'set_preferences', input: { quietFrom: hours.from, quietTo: hours.to } };
    },
    examples: [],
  },
  {
    // "Till when?", right after the quiet hours.
    intent: 'settings',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok] (until when|till when|til when|until what time|till what time|from when|from when to when|when does it (end|start|stop|begin)|when do (they|those) (end|start|stop|begin)|how long) [exactly|is that|then]',
      '[and|so|ok] (what|when|how) are (they|those) [set|set to] [now|then]',
      '[and|so|ok] (what|how) is (it|that) [set|set to] now',
    ],
    fits: (heard) => isAboutQuiet(heard),
    calls: () => ({ tool: 'set_preferences', input: {} }),
    examples: [],
  },
];

/** Returns the reply to a request to turn off quiet hours for a limited time only, such as "tonight". */
export function notOff({ when }: Heard): string {
  return `I can’t turn quiet hours off ${when}, only now, for every day. Nothing was changed. Say “turn off quiet hours” when you want that.`;
}

export function bound(heard: Heard): string {
  return heard.when.replace(/^(?:before|after|until|till|from|at|by|to)\s+/i, '') || heard.text('n');
}

// "Till 3" is in the afternoon if the quiet hours ended at 4 in the afternoon.
function nearOldEnd(hour: string, { world }: Heard): string {
  const [, old = '', half] =
    /\bquiet hours: .{4,8} to (\d{1,2}):\d\d(?: ([AP]M))?/i.exec(world.lastReply ?? '') ?? [];
  const end = half ? (Number(old) % 12) + (half === 'PM' ? 12 : 0) : Number(old);
  const isLate = Number(hour) < 12 && Math.abs(end - Number(hour) - 12) < Math.abs(end - Number(hour));
  return `${hour} ${isLate ? 'pm' : 'am'}`;
}

const nearby = 3;

// Returns which end of the quiet hours an hour without more words means, or null.
function endMeant(heard: Heard): 'quietFrom' | 'quietTo' | null {
  const last = heard.world.lastChanges?.findLast(({ tool }) => tool === 'set_preferences')?.input ?? {};
  const ends = (['quietFrom', 'quietTo'] as const).filter((field) => typeof last[field] === 'string');
  const apart = (field: (typeof ends)[number]) => hoursBetween(String(last[field]), bound(heard));
  const [near, other] = ends.toSorted((one, another) => apart(one) - apart(another));
  if (!near || apart(near) > nearby) return null;
  return other && !(apart(other) > apart(near)) ? null : near;
}

function hoursBetween(one: string, other: string): number {
  const [first, second] = [one, other].map((words) => Number(/\d{1,2}/.exec(words)?.[0]) % 12);
  const apart = Math.abs((first ?? Number.NaN) - (second ?? Number.NaN));
  return Math.min(apart, 12 - apart);
}
