import { titleOf } from '@/lib/phrases/input';
import type { PhraseQuestion } from '@/lib/phrases/phrase';
import { readClocks } from '@/lib/time/clock-list';

const countWords: Record<string, number> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

const perDay =
  /\s*\b(?:(?:(once|twice)|(\d|two|three|four|five|six) times)(?:,? (?:a|per|every|each) day| daily)|(?:each |every )?mornings? and (?:at )?(?:nights?|evenings?|bedtime))\b\s*/i;
const everyPart = new RegExp(`,?${perDay.source}`, 'gi');
const days =
  /\s*\b(?:for (?:the next )?(?:(?:\d+|two|three|four|five|six|seven|ten) (?:days|weeks)|(?:a|one|1) week)|(?:until|till?) (?:on )?(?:\d{4}-\d\d-\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?))\b\s*/i;

/**
 * Words for the time of a reminder that repeats twice a day. Sidekick asks for both hours, and reads a single
 * hour as both: "8" means 8:00 and 20:00.
 */
const twiceADay = 'twice every day';

/** As `twiceADay`, with the second hour in the evening: "8 and 9" means 8:00 and 21:00. */
const morningAndNight = 'every morning and night';

const thenLess =
  /^(.{5,80}?),? (?:and )?then ((?:once|twice|\d times|every (?:other )?day|daily)\b.{0,40}?)[.!]*$/i;

/**
 * Returns the question for the hours of a reminder such as "eye drops twice a day". Null if `said` does not
 * say how often a day.
 */
export function timesADay(said: string): PhraseQuestion | null {
  // "Twice a day for 5 days, then once a day": only the first part has hours that can be asked for.
  const [, first, later] = thenLess.exec(said) ?? [];
  const title = (first ?? said).replace(/^(?:the )?(?:vet|doctor|doc|nurse|gp) (?:says?|said)[:,]? /i, '');
  const found = perDay.exec(title);
  if (!found) return null;
  const length = days.exec(title)?.[0].trim();
  const rest = titleOf(
    title
      .replace(
        /^(?:please )?(?:remind|nudge|ping) (?:me|us) (?:to|about|of) |^(?:i|we) (?=take\b|have to take\b)/i,
        '',
      )
      .replace(everyPart, ' ')
      .replace(days, ' '),
  );
  const count = Number(found[2]) || (countWords[(found[1] ?? found[2] ?? '').toLowerCase()] ?? 2);
  if (!rest) return null;
  const isPaired = /\bmornings? and\b/i.test(title);
  const series = isPaired ? morningAndNight : count === 2 ? twiceADay : 'every day';
  const example = ['8', '8 and 20', '8, 14 and 20', '8, 12, 16 and 20'][count - 1] ?? '8, 12, 16 and 20';
  return {
    ask: `At which times each day? For example “${example}”.${later ? ` That is for the first part; tell me “${later}” when it is over.` : ''}`,
    tool: 'set_reminder',
    input: {
      title: rest,
      when: `${series}${length ? ` ${length}` : ''} at`,
    },
    field: 'when',
  };
}

const anyHours =
  /^(?:you (?:choose|decide|pick)|(?:it is |that is )?up to you|whenever|what ?ever(?: you think)?|any ?time|(?:i )?do(?: not|n['’]?t) (?:mind|care)|(?:the )?usual(?: times)?|(?:those|that|these|as you say|like that|sounds good|perfect|fine|yes|ok(?:ay)?)(?: (?:is|are|works?|times))*(?: (?:fine|good|ok|perfect))?)[.! ]*$/i;
const start =
  /,? (?:starting|beginning|from|start(?:s|ed)?) (?:with )?(?<day>today|tonight|this (?:morning|evening)|tomorrow(?: (?:morning|evening|night))?)$/i;
const first =
  /^(?:the )?first (?:one|dose)? ?(?:is |will be |was )?(?:(?<day>today|tonight|this (?:morning|evening)|tomorrow)(?: (?:morning|evening|night))? )?/i;

/**
 * Returns the words for each time after the user has answered the question of `timesADay`: "8 and 20" gives
 * "every day at 08:00" and "every day at 20:00". `asked` is the unfinished time of the question, such as
 * "twice every day at". Null for other answers.
 */
export function seriesAt(asked: string, answer: string): string[] | null {
  const said = answer.trim().replace(/\b(?:every|each) day\b|\bdaily\b/i, '');
  const isPair = asked.startsWith(twiceADay) || asked.startsWith(morningAndNight);
  const day = start.exec(said)?.groups?.day ?? first.exec(said)?.groups?.day ?? '';
  const isAny = isPair && anyHours.test(said);
  const times = readClocks(isAny ? '8 and 20' : said.replace(start, '').replace(first, ''));
  if (!times) return null;
  const series = asked.replace(twiceADay, 'every day').replace(morningAndNight, 'every day');
  const begun = /tomorrow/i.test(day) ? series.replace(/ at$/, ' starting tomorrow at') : series;
  return bothOf(times, asked).map((clock) => `${begun} ${clock}`);
}

function bothOf([one = '', other, ...more]: string[], asked: string): string[] {
  const isPair = asked.startsWith(twiceADay) || asked.startsWith(morningAndNight);
  if (!other && isPair) return [one, halfDayAfter(one)].toSorted();
  if (other && other < '12' && asked.startsWith(morningAndNight)) return [one, halfDayAfter(other)];
  return other ? [one, other, ...more] : [one];
}

function halfDayAfter(clock: string): string {
  return `${String((Number(clock.slice(0, 2)) + 12) % 24).padStart(2, '0')}${clock.slice(2)}`;
}
