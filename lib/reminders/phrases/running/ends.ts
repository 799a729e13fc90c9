import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes, readTime } from '@/lib/time/find-times';
import { formatDate, localDate } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';
import { quoted } from '@/lib/words/wording';

/** Phrases that end the series that was just set or changed. */
export const endPhrases: Phrase[] = [
  {
    // "Stop after 5 days" ends the series that was just set.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|please] (stop|end|finish|ends|stops) [it|that|this|them] [again] [after] {t:time}',
      '[and|but] (only|just) [for] [the next] {t:time} [please]',
    ],
    fits: (heard) =>
      lastSeries(heard) !== null &&
      lastDayIn(heard) !== null &&
      // "Stop it for two weeks" is a pause.
      !(
        /\b(?:stop|finish)\b/i.test(heard.whole) &&
        heard.times[0]?.kind === 'duration' &&
        !/^after\b/i.test(heard.when)
      ),
    calls: (heard) => endAll(heard, lastDayIn(heard)),
    examples: [],
  },
  {
    // "The doctor said to stop the drops after 5 days".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|but|actually] [the|my|his|her] {who:word} (says|said|told|told me|told us|wants me|asked me|has told me|has said|says i can|said i can) [to] (stop|end|finish) [taking|giving|using] [it|that|this|them] [after|on|in] {t:time} [itself|only|instead|now]',
      '[and|but|actually] [the|my|his|her] {who:word} (says|said|told|told me|told us|wants me|asked me|has told me|has said|says i can|said i can) [to] (stop (taking|giving|using)|finish (taking|giving|using)|stop) {item} [after|on|in] {t:time} [itself|only|instead|now]',
      '[and|but|please|no|actually] (stop [taking|giving|using]|end|finish (taking|giving|using)) {item} {t:time} [itself|only|instead|now]',
    ],
    fits: (heard) => stoppedBy(heard).length > 0,
    calls: stoppedBy,
    examples: [],
  },
  {
    // "Her last lesson is the 8th" ends the series that was spoken of.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: [
      '[no|actually|but|and|oh|so|sorry|wait] (the|her|his|our|my|their|its) last {one:word} [is|will be|is going to be|falls] [now|actually|already|only] [on] the {n:word} [now|instead|actually|though|then]',
      "[no|actually|but|and|oh|so|sorry|wait] {whose:name} 's last {one:word} [is|will be|is going to be|falls] [now|actually|already|only] [on] the {n:word} [now|instead|actually|though|then]",
      '[no|actually|but|and|oh|so|sorry|wait] (the|her|his|our|my|their|its) last {one:word} [is|will be|is going to be|falls] [now|actually|already|only] [on] {t:time} [now|instead|actually|though|then]',
      "[no|actually|but|and|oh|so|sorry|wait] {whose:name} 's last {one:word} [is|will be|is going to be|falls] [now|actually|already|only] [on] {t:time} [now|instead|actually|though|then]",
    ],
    fits: (heard) => lastOnes(heard).length > 0,
    calls: lastOnes,
    examples: [],
  },
  {
    // "Stop it on the 12th instead", of a series that has an end.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[no|actually|but|and|sorry] (stop|end|finish) [it|that|this|them] [on|at|by] {t:time} [instead|then|please|already|actually]',
      '[no|actually|but|and|sorry] (only|just) [until|till|to] {t:time} [instead|then|please|actually]',
    ],
    fits: (heard) => otherEnd(heard) !== null,
    calls: (heard) => endAll(heard, otherEnd(heard)),
    examples: [],
  },
  {
    // "They're back saturday so stop then".
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{reason} so [please|you can|we can] (stop|end|finish) [it|that|them|this] [then|that day]'],
    fits: (heard) => toldEnd(heard) !== null,
    calls: (heard) => endAll(heard, toldEnd(heard)),
    examples: [],
  },
  {
    // "How long does that go on for?"
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[and|so|ok] how long (does|will|do|is) (that|it|this|they|those) [go on|going on|last|run|continue|keep going|keep coming|carry on|come|for] [for]',
      '[and|so|ok] (when|what day) (does|will|do|is) (that|it|this|they|the course|my course|the treatment|the tablets|the pills|the medicine) (end|stop|finish|over|run out|get over|be over|get finished|complete) [exactly|again]',
      '[and|so|ok] (until|till|til) (when|what day|what date) [is|does|will] [that|it|this] [go|run|last|be] [again]',
      '[and|so|ok] (when|what day) (does|will) (the|my) (reminder|reminders|series|alarm) (end|stop|finish)',
    ],
    fits: ({ world }) => shownSeries(world) !== null,
    calls: ({ world }) => {
      const series = shownSeries(world);
      const end = /UNTIL=(\d{4})(\d\d)(\d\d)/
        .exec(series?.rule ?? '')
        ?.slice(1)
        .join('-');
      if (!series) return null;
      return end
        ? `${quoted(series.title)} comes until ${formatDate(end, localDate(world.now, world.zone))}.`
        : `${quoted(series.title)} has no end: it comes until you stop it.`;
    },
    examples: [],
  },
  {
    // "For 7 days", of the series that was just set.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[and|but|just|only|oh|sorry] [it is|its|this is|that is|they are] [only|just|and] [for] {t:time} [only|in total|altogether|please|then]',
      '[and|but|just|only|oh|sorry] [it is|its|this is|that is|they are] [only|just|and] [for] {t:time} [only|in total|altogether] (until|till|because|since|so|as|then) {reason}',
    ],
    isContent: true,
    fits: (heard) =>
      heard.times[0]?.kind === 'duration' &&
      /\bfor\b/i.test(heard.whole) &&
      !heard.hasQuestionMark &&
      // "For two weeks" may be the length of a pause.
      !heard.world.lastChanges?.some(({ input }) => input.pause || input.skip) &&
      lastSeries(heard) !== null &&
      lastDayIn(heard) !== null,
    calls: (heard) => endEach(heard),
    examples: [],
  },
];

function stoppedBy(heard: Heard): PhraseCall[] {
  const [time, another] = heard.times;
  const { now, zone } = heard.world;
  const date = time?.kind === 'date' && !another ? time.date : lastDayIn(heard);
  const series = heard.has('item')
    ? heard.find('item', ['reminder']).filter(({ rule }) => rule)
    : together(heard);
  const isOne = new Set(series.map(({ title }) => title)).size === 1;
  if (!date || date < localDate(now, zone) || !isOne || heard.hasQuestionMark) return [];
  if (/^(?:\p{L}+ )?(?:stop|end|finish)\b/iu.test(heard.whole) && !/^after\b/i.test(time?.text ?? ''))
    return [];
  return series.map(({ id }) => ({ tool: 'update_reminder', input: { item: id, until: date } }));
}

function lastOnes(heard: Heard): PhraseCall[] {
  const [named, another] = heard.times;
  // "Is the 8th" names a day without "on".
  const number = /^\d{1,2}(?:st|nd|rd|th)$/i.exec(heard.text('n'))?.[0];
  const time = number ? readTime(`on the ${number}`, heard.world) : named;
  const { now, zone } = heard.world;
  const series = shownSeries(heard.world);
  const one = heard.text('one').toLowerCase();
  const isMeant = series && (/^(?:one|time|dose)$/.test(one) || series.title.toLowerCase().includes(one));
  if (!isMeant || time?.kind !== 'date' || another || heard.hasQuestionMark) return [];
  if (time.date < localDate(now, zone)) return [];
  return heard.world.things
    .filter(({ kind, rule, title }) => kind === 'reminder' && rule && title === series.title)
    .map(({ id }) => ({ tool: 'update_reminder', input: { item: id, until: time.date } }));
}

function toldEnd(heard: Heard): string | null {
  const [time, another] = heard.times;
  const { now, zone } = heard.world;
  return time?.kind === 'date' && !another && time.date >= localDate(now, zone) && lastSeries(heard)
    ? time.date
    : null;
}

function endAll(heard: Heard, until: string | null): PhraseCall[] | null {
  return until
    ? together(heard).map(({ id }) => ({ tool: 'update_reminder', input: { item: id, until } }))
    : null;
}

// The length counts from the first time of each series.
function endEach(heard: Heard): PhraseCall[] | null {
  const last = lastDayIn(heard);
  const { now, zone } = heard.world;
  const today = localDate(now, zone);
  if (!last) return null;
  return together(heard).map(({ id, at }) => {
    const later = at ? Math.round((Date.parse(localDate(at, zone)) - Date.parse(today)) / dayMs) : 0;
    return { tool: 'update_reminder', input: { item: id, until: addDays(last, Math.max(0, later)) } };
  });
}

// A series at two hours of the day is stored as two reminders.
function together(heard: Heard): Thing[] {
  const series = lastSeries(heard);
  return heard.world.things.filter(
    ({ kind, rule, title }) => kind === 'reminder' && rule && title === series?.title,
  );
}

function otherEnd(heard: Heard): string | null {
  const [time, another] = heard.times;
  const { now, zone } = heard.world;
  const isEnding = lastSeries(heard)?.rule?.includes('UNTIL') && !heard.hasQuestionMark;
  return isEnding && time?.kind === 'date' && !another && time.date >= localDate(now, zone)
    ? time.date
    : null;
}

function shownSeries({ mentions, things }: Heard['world']): Thing | null {
  const newest = mentions.find(({ how }) => how !== 'deleted');
  return things.find(({ id, rule }) => id === newest?.thing.id && rule) ?? null;
}

function lastSeries({ world }: Heard): Thing | null {
  const [newest] = world.mentions;
  const thing = world.things.find(({ id }) => id === newest?.thing.id);
  return thing?.rule && newest?.how !== 'shown' ? thing : null;
}

// Returns YYYY-MM-DD for words such as "for 5 days".
function lastDayIn({ times, world }: Heard): string | null {
  const [time, another] = times;
  if (another || !time || !/\b(?:days?|weeks?|months?)$/i.test(time.text)) return null;
  if (time.kind === 'date') return /^after\b/i.test(time.text) ? time.date : null;
  const { days = 0, weeks = 0 } = time.kind === 'duration' ? time.amount : {};
  return days + weeks > 0 ? addDays(localDate(world.now, world.zone), days + 7 * weeks - 1) : null;
}

export function weekLater({ times: [time], world: { now, zone } }: Heard): string | null {
  const tomorrow = addDays(localDate(now, zone), 1);
  return time?.kind === 'date' && time.date === tomorrow && /\bnext \p{L}+day\b/iu.test(time.text)
    ? addDays(tomorrow, 7)
    : null;
}

/** Returns whether a message names days and ends with "then": "I'm away 10 to 14 dec, pause it then". */
export const isForThen = ({ message, times, world }: Heard) =>
  times.length === 0 &&
  /\bthen\W*$/i.test(message) &&
  findTimes(message, world).some(({ kind }) => kind === 'range');
