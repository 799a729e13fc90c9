import { removeById } from '@/lib/assistant/phrases/changes/shared';
import { focusOf } from '@/lib/assistant/phrases/edits/focus';
import { lastCounted } from '@/lib/assistant/phrases/edits/parts';
import { countIn } from '@/lib/assistant/phrases/edits/words';
import { onItsWeekday, otherDaysCalls } from '@/lib/assistant/phrases/series/other-days';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import { formatRule, ordinal } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const opening = '[ok|okay|actually|no|oh|but|and|hm|yes|well|so]';
const enough =
  '(is|are|would be|will be|should be) [actually|really] (enough|fine|plenty|ok|okay|sufficient|good) [for me|for it|for that|then|really|actually]';

/** Phrases that change the days, the hour or the meal of the series that the conversation is about. */
export const adjustedSeriesPhrases: Phrase[] = [
  {
    // "Just weekdays is enough", of something that comes every day.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      `${opening} [just|only] [on] {days} ${enough}`,
      `${opening} [just|only] [on] {days} (will do|would do) [fine|nicely|for me|then]`,
      `${opening} (it is|that is|it|that) only [needed|need be|needs to be|has to be] [on|for] {days}`,
      `${opening} (no need|not needed|i do not need it|we do not need it|not necessary|does not need to be|it does not have to be) (on|at|for|over) [the] {left:word}`,
    ],
    fits: (heard) => !heard.hasQuestionMark && onFewerDays(heard) !== null,
    calls: (heard) => onFewerDays(heard),
    examples: [],
  },
  {
    // "Make it 9 on weekends", "change wed to 7am".
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && onOtherDays(heard) !== null,
    calls: (heard) => onOtherDays(heard),
    examples: [],
  },
  {
    // "I can't go on thursday", "he's not playing the 5th", "turn off tomorrow's", of a series.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && onMissedDay(heard) !== null,
    calls: (heard) => onMissedDay(heard),
    examples: [],
  },
  {
    // "Change to 450 from january", of "pay her 400 every month".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: [
      `${opening} (change|make|raise|increase|lower|put|set|update) [it|that|this|the amount] [up|down] [to] {n:number} (from|starting|starting from|as of) {start}`,
    ],
    fits: (heard) => !heard.hasQuestionMark && otherAmountFrom(heard) !== null,
    calls: (heard) => otherAmountFrom(heard),
    examples: [],
  },
  {
    // "With breakfast, 7:30", of what is taken every day.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} [make it|do it|better|rather|put it|i take it|i take them] [rather|better] (with|at|after|before) [my|the] {meal:word} [so|that is|at|around|instead|please|then]`,
    ],
    fits: (heard) => !heard.hasQuestionMark && withMeal(heard) !== null,
    calls: (heard) => withMeal(heard),
    examples: [],
  },
  {
    // "Change to the 28", of what comes once a month.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: [
      `${opening} [please] (change|move|make|switch|set|shift) [it|that|this] [to] the {day:number} [of the month|of each month|of every month|instead|please|then]`,
    ],
    fits: (heard) => onMonthDay(heard) !== null,
    calls: (heard) => onMonthDay(heard),
    examples: [],
  },
  {
    // "Never mind the nagging", of the only series that was told lately.
    intent: 'calendar_remove',
    when: 'never',
    strength: 'certain',
    say: [
      `${opening} (never mind|nevermind|forget|stop|quit|no more|enough of|enough with|drop) [about] [the|this|that|all the|your] [daily|constant] (nagging|reminding|nudging|pinging|pestering) [me] [thing|now|please|then]`,
    ],
    fits: (heard) => onlySeriesTold(heard) !== null,
    calls: (heard) => removeById([onlySeriesTold(heard)].flatMap((thing) => thing ?? [])),
    examples: [],
  },
];

function onlySeriesTold({ world: { mentions, things } }: Heard): Thing | null {
  const told = mentions.flatMap(({ thing, how }) =>
    (how === 'made' || how === 'changed') && thing.kind === 'reminder' ? [thing.id] : [],
  );
  const [series, other] = things.filter(({ id, rule }) => rule && told.includes(id));
  return series && !other ? series : null;
}

function seriesSpokenOf(heard: Heard, rule: RegExp): Thing | null {
  const thing = focusOf(heard, ['reminder']);
  return thing?.at && rule.test(thing.rule ?? '') && heard.world.mentions[0]?.thing.id === thing.id
    ? thing
    : null;
}

const workdays = /^(?:the )?(?:week ?days|work(?:ing)? ?days|monday to friday|mon(?:day)?[ -]+fri(?:day)?)$/i;
const weekend = /^(?:the )?week-?ends?$/i;

function onFewerDays(heard: Heard): PhraseCall | null {
  const { text, has, world } = heard;
  const thing = seriesSpokenOf(heard, /^FREQ=DAILY(?!.*(?:INTERVAL|BYHOUR))/);
  if (!thing?.at) return null;
  const said = text('days');
  const isWeek = has('left') ? weekend.test(text('left')) : workdays.test(said);
  const time = has('left') || isWeek || weekend.test(said) ? null : readTime(`every ${said}`, world);
  const named =
    time?.kind === 'recurrence' && !time.time && /FREQ=WEEKLY/.test(time.rule) ? `every ${said}` : null;
  const days = isWeek ? 'every weekday' : weekend.test(said) ? 'every saturday and sunday' : named;
  const when = `${days} at ${localTime(thing.at, world.zone)}`;
  return days ? { tool: 'update_reminder', input: { item: thing.id, when } } : null;
}

const meals = /^(?:breakfast|lunch|dinner|supper|tea|bedtime)$/i;

function withMeal(heard: Heard): PhraseCall | null {
  const { text, times, world, whole } = heard;
  const [time, other] = times;
  const thing = seriesSpokenOf(heard, /^FREQ=(?:DAILY|WEEKLY)(?!.*BYHOUR)/);
  if (!thing?.at || other || !meals.test(text('meal')) || (time && time.kind !== 'time')) return null;
  const way = /\b(?:with|at|after|before)\b/i.exec(whole)?.[0].toLowerCase() ?? 'with';
  const meal = `${way} ${text('meal').toLowerCase()}`;
  const title = new RegExp(`\\b${text('meal')}\\b`, 'i').test(thing.title)
    ? {}
    : { title: `${thing.title} ${meal}` };
  if (!time) return title.title ? { tool: 'update_reminder', input: { item: thing.id, ...title } } : null;
  const clock = nearestHalf(time.time, time.text, localTime(thing.at, world.zone)).slice(0, 5);
  const when = `${formatRule(thing.rule ?? '')} at ${clock}`;
  return { tool: 'update_reminder', input: { item: thing.id, when, ...title } };
}

const missing =
  /^(?:(?:oh|but|and|also|actually|no|sorry)[, ]+)*(?:(?:he|she|they|we|i|(?:the |my |our )?(?<name>\p{L}+(?: \p{L}+){0,2}?))(?:(?: can['’]?t| cannot| can not| won['’]?t) (?:go|come|attend|be there|play|do it|make it)|(?:['’](?:s|re|m)| is| are| am) not (?:playing|going|coming|doing it|training|practi[sc]ing|attending|there)) (?:on )?(?<day>(?:this |next )?(?:\p{L}+day|mon|tues?|weds?|thurs?|thu|fri|sat|sun)|tomorrow|the \d{1,2}(?:st|nd|rd|th))(?:,.*)?|(?:turn off|switch off|cancel|skip|drop) (?<own>tomorrow|today|tonight|\p{L}+day(?=["’']s|s one))['’]?s(?: one)?)[.! ]*$/iu;

// Only a series loses a day: a single plan of that day may be another one.
function onMissedDay(heard: Heard): PhraseCall | string | null {
  const { name, day, own } = missing.exec(heard.message.trim())?.groups ?? {};
  const isOthers =
    !name &&
    /^\W*(?:(?:oh|but|and|also|actually|no|sorry)[, ]+)*(?:he|she|they)\b.*\bmake it\b/i.test(heard.message);
  if (isOthers) return null;
  const thing = name ? seriesNamed(name, heard) : day || own ? seriesSpokenOf(heard, /^FREQ=/) : null;
  const time = thing ? readTime(`${day ?? own}`.replace(/^the /i, 'on the '), heard.world) : null;
  if (!thing || time?.kind !== 'date') return null;
  if (isOn(thing, time.date, heard.world))
    return { tool: 'update_reminder', input: { item: thing.id, skip: time.date } };
  return name ? `“${thing.title}” does not come then. Nothing was changed.` : null;
}

// "The cleaner can't come this wednesday".
function seriesNamed(name: string, { findWords }: Heard): Thing | null {
  const [thing, other] = findWords(name, ['reminder']);
  // "They can't make it friday" and "Ben can't come", of a meeting with Ben, leave nothing out.
  const isWhole =
    name.toLowerCase().includes(thing?.title.toLowerCase() ?? name) ||
    thing?.title.toLowerCase().startsWith(name.toLowerCase());
  return thing?.rule && !other && isWhole && !/^(?:they|he|she)$/i.test(name) ? thing : null;
}

function onOtherDays(heard: Heard): PhraseCall | PhraseCall[] | null {
  const thing = seriesSpokenOf(heard, /^FREQ=(?:DAILY|WEEKLY)/);
  const isNamed = /\b(?:they|it|we)\b/i.test(heard.message);
  return thing ? otherDaysCalls(thing, heard, isNamed) : onItsWeekday(heard);
}

function onMonthDay(heard: Heard): PhraseCall | null {
  const thing = seriesSpokenOf(heard, /^FREQ=MONTHLY;BYMONTHDAY=-?\d+$/);
  const day = Number(heard.text('day'));
  if (!thing || heard.hasQuestionMark || !(day >= 1 && day <= 31)) return null;
  return { tool: 'update_reminder', input: { item: thing.id, when: `every month on the ${ordinal(day)}` } };
}

const largestHour = 24;

// A series has one title, so a new one begins with the new amount.
function otherAmountFrom(heard: Heard): PhraseCall[] | null {
  if (Number(heard.text('n')) <= largestHour) return null;
  const series = lastCounted(heard);
  const said = series && countIn(series.title);
  if (!series?.rule || !series.at || !said) return null;
  // "March" alone may be a verb.
  const start = heard.text('start');
  const time = readTime(`in ${start}`, heard.world) ?? readTime(start, heard.world);
  const from =
    time?.kind === 'range' && !time.from.time ? time.from.date : time?.kind === 'date' ? time.date : null;
  if (!from) return null;
  const { zone } = heard.world;
  const title = series.title.replace(said, heard.text('n'));
  if (from <= localDate(series.at, zone))
    return [{ tool: 'update_reminder', input: { item: series.id, title } }];
  const rule = formatRule(series.rule.replace(/;UNTIL=\w+/, ''));
  return [
    {
      tool: 'set_reminder',
      input: { title, when: `${rule} at ${localTime(series.at, zone)} starting ${from}` },
    },
    { tool: 'update_reminder', input: { item: series.id, until: addDays(from, -1) } },
  ];
}
