import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isForThen, weekLater } from '@/lib/reminders/phrases/running/ends';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

export const pronoun = '(it|that|this|them|these|those|everything|that one|this one)';
const opening = '[and|but|so|please|actually|okay|no|can you|could you|let us] [just|only]';

const away =
  '(i am|we are|i will be|we will be|she is|he is|they are|school is|work is) [all] (off|away|out|out of town|on holiday|on vacation|on leave|on a break|on a trip|travelling|traveling|abroad|not here|not home|gone|at home|sick|ill|closed)';

const because =
  '[because|as|since] [it is|there is|there are] [the|school|summer|christmas|easter|winter] [holiday|holidays|half term|vacation|break|term is over|season is over]';

const forStretch = {
  fits: (heard: Heard) => hasStretch(heard) && seriesIn(heard).length > 0 && heard.times.length === 1,
  calls: (heard: Heard) => pauseCalls(seriesIn(heard), heard),
  examples: [],
};

function lastDayOf({ times, whole }: Heard): string | null {
  const [day] = times;
  if (times.length !== 1 || day?.kind !== 'date') return null;
  if (/\bafter\b/i.test(whole)) return day.date;
  return /\b(?:from|as of|starting)\b/i.test(whole) ? addDays(day.date, -1) : null;
}

export const pausingPhrases: Phrase[] = [
  {
    intent: 'calendar_remove',
    strength: ({ sense }) => (sense === 'none' ? 'sure' : 'certain'),
    say: [
      '(pause|suspend|mute|hold|stop|freeze) {item} [for now|for a while|until|till|for]',
      '(pause|suspend|mute) (it|that) [for now|until|for]',
      '(pause|suspend|mute|hold|stop|freeze) {item} (over|for|during) [the|my|our] (holidays|holiday|break|vacation|trip|summer|festive season) [from|between]',
      'put {item} on hold [until|for]',
    ],
    fits: (heard) =>
      !areListed(heard) &&
      !isForThen(heard) &&
      seriesIn(heard).length > 0 &&
      (!/^stop/i.test(heard.whole) || hasStretch(heard)),
    calls: (heard) => pauseCalls(seriesIn(heard), heard),
    examples: [],
  },
  {
    // "From the 10th of December no more aftercare" ends a series.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|so|ok|okay] [there (is|will be)|we have] (no more|no) {item} [any more|anymore] [from|after|as of|starting|then]',
      `[and|but|so|ok|okay] (no more|no) {item} [any more|anymore] [from|after|as of|starting|then] ${because}`,
    ],
    fits: (heard) => lastDayOf(heard) !== null && seriesIn(heard).length === 1,
    calls: (heard) =>
      seriesIn(heard).map(({ id }) => ({
        tool: 'update_reminder',
        input: { item: id, until: lastDayOf(heard) },
      })),
    examples: [],
  },
  {
    // "Pause piano and judo till 4 January" is one request.
    intent: 'calendar_remove',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} (pause|suspend|mute|freeze|hold) {item} [for now|for a while|for|until|till|from|over]`,
    ],
    fits: areListed,
    calls: (heard) => pauseCalls(seriesIn(heard), heard),
    examples: [],
  },
  {
    // "Pause the car one, I'm off till next monday": the reason names the end.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} (pause|suspend|mute|hold|stop|freeze) {item} [because|as|since] ${away} [until|till|for|from]`,
    ],
    ...forStretch,
  },
  {
    // "Swim is off till january", "no need to remind me about the bins until the 5th".
    intent: 'calendar_remove',
    strength: 'certain',
    say: [
      '[and|but|so|okay] {item} (is|are|will be|has been|have been) [now|all] (off|paused|on hold|on pause|on a break|on holiday|suspended|closed|stopped|away|cancelled|canceled|not on|not running|not happening) [for|until|till|from|between]',
      '[and|but|so|please|okay] (stop|quit|pause) (reminding|pinging|nudging|telling|alerting|notifying|bugging) me (about|of|for|to) {item} [for|until|till]',
      '[and|but|so|please|okay] (do not|never|no need to|you do not have to|you do not need to) (remind|ping|nudge|tell|alert|notify) me (about|of|for|to) {item} [for|until|till]',
      '[and|but|so|please|okay] (no|no more) {item} [for|until|till]',
      '[and|but|only|just|please] (not|no|nothing|none|skip it|except) [it|that] [in|on|during|over] [the|my|our] [school|summer|christmas|winter|easter|autumn|spring] (holidays|holiday|vacation|vacations|break|half term) [from|between]',
      '[and|but|so|please|okay] (do not|never|no need to|you do not have to|you do not need to) wake me [up] [for|until|till]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      isAwayFor(heard) &&
      (heard.times.length === 0 ? seriesIn(heard).length > 0 : forStretch.fits(heard)),
    calls: (heard) => pauseCalls(seriesIn(heard), heard),
    examples: [],
  },
  {
    // "She's away until january so pause it": the reason comes first and names the end.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '{reason} so [please] (do not|no need to|you do not have to|you do not need to) (wake me [up]|(remind|ping|nudge) me (about|of|to) {item}) [until|till|for]',
      `{reason} so [please|can you|you can|we can|just|let us] (pause|suspend|mute|hold|stop|freeze|skip|leave) {item} [out] [until then|till then|then|meanwhile|for now]`,
      '{reason} (therefore|then|and so) [please|can you|could you|you can|we can] (pause|suspend|mute|hold|freeze) {item} [then|please|for then|until then|in that time]',
      '{reason} [and|please|can you|could you|just] (pause|suspend|mute|hold|freeze|skip) {item} (then|for then|meanwhile|in that time|during that time|for that time|those days|on those days|while i am away|while we are away|while i am gone|for those days)',
    ],
    fits: (heard) => {
      const said = withLastEnd(heard);
      const hasReason = heard.text('reason') !== '' && !heard.hasQuestionMark;
      return hasReason && isAwayFor(said) && seriesIn(heard).length > 0;
    },
    calls: (heard) => pauseCalls(seriesIn(heard), withLastEnd(heard)),
    examples: [],
  },
  {
    // "Stop it for two weeks" after a series: the days after that stay.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    say: [
      `${opening} (pause|suspend|mute|freeze|hold) [${pronoun}] [off] [for|until|till]`,
      `${opening} (stop|halt|leave|park|drop|skip|rest|no|no more) [of] [${pronoun}] [out|off|alone] [for|until|till]`,
      `${opening} (put|have|keep|leave) ${pronoun} on (hold|pause|ice) [for|until|till]`,
      `${opening} give ${pronoun} a (rest|break|miss) [for|until|till]`,
    ],
    ...forStretch,
  },
];

/**
 * Returns one tool call per series. The call pauses the series for the time that the message names, or else
 * until the user resumes the series.
 */
export function pauseCalls(series: Thing[], heard: Heard): PhraseCall[] {
  const [time] = heard.times;
  const days = stretchAhead(heard) ?? (time ? null : monthIn(heard.whole));
  // Without the end that the message names, nothing is paused.
  if (!time && !days && bounded.test(heard.whole) && !openEnd.test(heard.whole)) return [];
  const until =
    time?.kind === 'duration'
      ? `in ${time.text.replace(/^(?:for|the next|next)\s+/gi, '')}`
      : (weekLater(heard) ?? heard.when.replace(/^(?:until|till|for)\s+/i, ''));
  // "Pause it for next week" leaves out that week.
  return series.map(({ id }) => ({
    tool: 'update_reminder',
    input: { item: id, ...(days ? { skip: days } : { pause: until || 'on' }) },
  }));
}

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const inMonth = new RegExp(
  `\\s*\\b(?:for|in|during|over|throughout|all|whole of|all of)(?: the month of)? (${months})$`,
  'i',
);

const monthIn = (whole: string): string | null => inMonth.exec(whole)?.[1] ?? null;

const bounded = /\b(?:until|till?|for|during|over)\b/i;
const openEnd =
  /\bfor (?:now|a (?:while|bit)|the (?:moment|time being)|good|me)\b|\b(?:until|till?) (?:i|we|he|she|they|it|the|my|our|further|after|everything|things)\b(?! \d)/i;

// "I'm off this week so don't wake me till monday": the end is said last.
function withLastEnd(heard: Heard): Heard {
  const end = heard.times.findLast(({ bound }) => bound === 'until');
  return end && heard.times.length > 1 ? { ...heard, times: [end], when: end.text } : heard;
}

// A plain day leaves out that day, and a time of day is no end of a pause.
function isAwayFor({ times: [time], whole }: Heard): boolean {
  return (
    (!time && monthIn(whole) !== null) ||
    (time?.bound === 'until' && time.kind !== 'time' && time.kind !== 'instant') ||
    time?.kind === 'duration' ||
    (time?.kind === 'range' && !time.from.time)
  );
}

function hasStretch({ times }: Heard): boolean {
  return times.some(
    ({ kind, bound, text }) =>
      bound === 'until' ||
      (kind === 'range' && !/^next \w+$/i.test(text)) ||
      (kind === 'duration' && bound !== 'after' && !/^(?:in|after)\b/i.test(text)),
  );
}

// Example: "for next week" gives "2027-05-03 to 2027-05-09".
function stretchAhead({ times, world }: Heard): string | null {
  const [time] = times;
  const today = localDate(world.now, world.zone);
  if (time?.kind === 'date' && time.bound === null && /^(?:for|on) /i.test(time.text)) return time.date;
  if (time?.kind !== 'range' || time.from.time || time.bound !== null) return null;
  // At its end, "this week" means the days ahead.
  const to = time.to.date > today ? time.to.date : addDays(time.to.date, 7);
  return `${[time.from.date, today].toSorted().at(-1)} to ${to}`;
}

function areListed(heard: Heard): boolean {
  return /\band\b|[,&]/i.test(heard.text('item')) && seriesIn(heard).length > 1;
}

// A series at two hours of the day is stored as two reminders of one title.
export function seriesIn(heard: Heard): Thing[] {
  const { mentions, things } = heard.world;
  const words = heard
    .text('item')
    .replace(inMonth, '')
    .replace(/\s*\b(?:reminders?|series|alarm)$/i, '')
    .replace(/^(both|all three|all 3) (?:of (?:them|those|these)|of )?\s*/i, '$1 ')
    .replace(/^(?:both|all three|all 3) (?=\S)/i, '')
    .trim();
  const series = things.filter(({ kind, rule }) => kind === 'reminder' && rule);
  const recent = mentions.flatMap(({ thing, how }) =>
    thing.kind === 'reminder' && how !== 'deleted' ? thing : [],
  );
  const count = /^both$/i.test(words) ? 2 : /^all (?:three|3)$/i.test(words) ? 3 : 1;
  if (count > 1) {
    const titles = [...new Set(recent.map(({ title }) => title))].slice(0, count);
    const group = series.filter(({ title }) => titles.includes(title));
    return titles.every((title) => group.some((one) => one.title === title)) ? group : [];
  }
  if (words === '' || pointing.test(words)) {
    const own = series.find(({ id }) => id === recent[0]?.id);
    return own ? series.filter(({ title }) => title === own.title) : [];
  }
  const each = words.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i).map((one) => seriesNamed(one, heard));
  const whole = seriesNamed(words, heard);
  const isOneTitle = whole[0]?.title.toLowerCase() === words.toLowerCase();
  return isOneTitle || each.some((found) => found.length === 0) ? whole : [...new Set(each.flat())];
}

const pointing = /^(?:it|that|this|them|these|those|that one|this one)$/i;

function seriesNamed(words: string, { findWords }: Heard): Thing[] {
  const found = findWords(words, ['reminder']).filter(({ rule }) => rule);
  return found.every(({ title }) => title === found[0]?.title) ? found : [];
}
