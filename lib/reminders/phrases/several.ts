import { dueOf, endOf, taskCall, titleOf } from '@/lib/phrases/input';
import { isName } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, TimeSense } from '@/lib/phrases/phrase';
import { areBeside, inDigits, readDays, stretchIn } from '@/lib/phrases/several-days';
import { isHeadedByDay } from '@/lib/reminders/phrases/entries/bare-hours';
import { readEntries } from '@/lib/reminders/phrases/entries/entries';
import {
  clockLike,
  type Entry,
  headingOf,
  inLikelyHalf,
  inSeries,
} from '@/lib/reminders/phrases/entries/entry-times';
import { changing, eventTitle, openingHours } from '@/lib/reminders/phrases/event-names';
import { eventCall } from '@/lib/reminders/phrases/events';
import { dosesAt } from '@/lib/reminders/phrases/medicines';
import { hourOn, tellsOfNight, tellsOfPast, threeHours } from '@/lib/reminders/phrases/shared';
import { readClocks } from '@/lib/time/clock-list';
import { readTime, type TimeExpression, type TimeValue } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

export const severalPhrases: Phrase[] = [
  {
    // "Remind me to water them today at 7 and on wednesday at 8".
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['(remind|ping|nudge) me to {title} {one:time} and [also|then] {other:time}'],
    fits: ({ times }) =>
      times.length === 2 && times.every(({ kind }) => kind === 'instant' || kind === 'time'),
    calls: (heard) =>
      ['one', 'other'].map((slot) => ({
        tool: 'set_reminder',
        input: { title: titleOf(heard.text('title')), when: onDayOf(heard, heard.text(slot)) },
      })),
    examples: ['remind me to water the roses today at 7pm and on friday at 8am'],
  },
  {
    intent: 'calendar_set',
    isContent: true,
    when: 'must',
    say: ['{all}', '(remind|ping|nudge|alert) me [to|about|of|that] {all}'],
    fits: (heard) => mayList(heard) && callsOf(heard) !== null,
    calls: (heard) => callsOf(heard),
    examples: [
      'dentist friday at 3pm, school play on monday at 6 and car service due on the 20th',
      'call Sam at 5 and Joe at 6',
      'maths test 1 april, physics 3 april, chemistry 7 april, all at 10 am',
    ],
    counterExamples: ['what do I have at 5 and at 6', 'move gym to friday and yoga to saturday'],
  },
  {
    // One reminder for each hour.
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['[remind me to|remind me] {title}'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !(noList.test(heard.first) || /^remind me$/i.test(heard.text('title'))) &&
      !tellsOfNight(heard.message) &&
      !tellsOfPast(heard) &&
      !/[.!?]\s|[,;] (?:i )?(?:need|have|want|must|should)\b/i.test(heard.whole) &&
      (momentsOf(heard) ?? threeHours(heard, heard.text('title').replace(joiningEnd, ''))) !== null,
    calls: (heard) => {
      const moments = momentsOf(heard);
      if (!moments) return threeHours(heard, heard.text('title').replace(joiningEnd, ''));
      const said = (eventTitle(heard) ?? titleOf(heard.text('title'))).replace(joiningEnd, '');
      const title = said.replace(/^wake me(?: up)?$/i, 'Wake up');
      return dosesAt(title, moments).map((when) => {
        const description = readDays(heard)?.span;
        return { tool: 'set_reminder', input: { title, when, ...(description ? { description } : {}) } };
      });
    },
    examples: [
      'measure my temperature at 7 am and 7 pm daily',
      'feed the cat tomorrow at 8:00 and 18:00',
      'late shift monday and friday at 2pm',
    ],
    counterExamples: ['cancel the pills at 8 am and 8 pm every day'],
  },
];

function onDayOf({ times }: Heard, words: string): string {
  const day = times.find(({ kind }) => kind === 'instant');
  const isHour = times.some(({ kind, text }) => kind === 'time' && text === words);
  return isHour && day?.kind === 'instant' ? `${day.date} ${words}` : words;
}

function momentsOf(heard: Heard): string[] | null {
  const { times: all, parts, world } = heard;
  const days = readDays(heard);
  // "Dentist tuesday and haircut friday 3" are two plans.
  if (days && !areBeside(parts)) return null;
  if (days?.clock) return days.dates.map((date) => `${date} ${days.clock}`);
  if (days) return /\d{4}-\d\d-\d\d/.test(all[0]?.text ?? '') ? days.dates : null;
  const moments = readMoments(heard);
  if (moments) return moments;
  const times = joinedHours(all, parts);
  const hours = times.find(({ kind, text }) => kind === 'unclear' && severalHours.test(inDigits(text)));
  const except = times.find(({ kind, text }) => kind === 'unclear' && /^except\b/i.test(text));
  const others = times.filter((time) => time !== hours && time !== except);
  // "For ten days starting Tuesday" limits each series.
  const bounds = others.filter(
    ({ kind, text }) =>
      (kind === 'duration' && /^for\b/i.test(text)) || /^(?:starting|beginning|until|till)\b/i.test(text),
  );
  const [other, another] = others.filter((time) => !bounds.includes(time));
  const { list = '', after = '', ...said } = severalHours.exec(inDigits(hours?.text ?? ''))?.groups ?? {};
  const opening = [said.before, except?.text].filter(Boolean).join(' ');
  const before = opening || after;
  if (!hours || another || (other && before) || (opening && after)) return null;
  const day = before ? readTime(before, world) : other;
  const stretch = day && stretchIn([day]);
  const isDay = !day || stretch || day.kind === 'date' || (day.kind === 'recurrence' && !day.time);
  const clocks = readClocks(list.replace(/\bat\s+/gi, ''));
  if (!isDay || (before && !day) || !clocks || clocks.length < 2) return null;
  if (day?.kind === 'date') return clocks.map((clock) => hourOn(day.date, clock, heard));
  const words = stretch ?? other?.text ?? before;
  return inLikelyHalf(clocks, list, heard).map((clock) =>
    [words, `at ${clock}`, ...bounds.map(({ text }) => text)].join(' ').trim(),
  );
}

function readMoments({ parts, times, world }: Heard): string[] | null {
  const areAll = times.length > 1 && times.every((time) => isMoment(time));
  if (!areAll && !times.some(({ text }) => /,|\band\b|&/.test(text))) return null;
  const text = times.map((time) => time.text).join(' ');
  const texts = areAll
    ? times.map((time) => time.text)
    : text.split(/\s*(?:,\s*and|,|\band\b|&)\s*/i).filter(Boolean);
  const moments = texts.map((one) => readTime(one, world));
  if (!areBeside(parts) || texts.length < 2 || !moments.every((moment) => moment && isMoment(moment)))
    return null;
  return texts.map((one, place) => {
    const [first, moment] = [moments[0], moments[place]];
    if (first?.kind !== 'instant' || moment?.kind !== 'instant' || /\d ?[ap]m\b/i.test(one)) return one;
    const clock = clockLike(first.time, moment.time, one);
    return clock ? `${moment.date} ${clock}` : one;
  });
}

const joiningEnd = /(?: (?:is|are))?(?: (?:and|again|also|then|plus))+$/i;

const isMoment = (time: TimeValue) =>
  time.kind === 'instant' || (time.kind === 'recurrence' && Boolean(time.time));

function joinedHours(times: TimeExpression[], parts: Heard['parts']): TimeExpression[] {
  const joined: TimeExpression[] = [];
  for (const time of times.toReversed()) {
    const next = joined[0];
    const place = parts.findIndex((part) => part.time === time);
    const isBeside = next && parts[place + 1]?.time?.start === next.start;
    if ((time.kind === 'time' || time.kind === 'instant') && isBeside && next.kind === 'unclear')
      joined[0] = { ...next, start: time.start, text: `${time.text}, ${next.text}` };
    else joined.unshift(time);
  }
  return joined;
}

const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s*[ap]\.?m\b\.?)?`;
const severalHours = new RegExp(
  `^(?<before>.*?)\\s*(?<list>(?:at\\s+)?${clock}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)(?:at\\s+)?${clock})+)(?:\\s+(?<after>(?!\\d).+))?$`,
  'i',
);

const noList =
  /^(?:what|whats|where|when|who|why|how|which|whose|is|are|am|do|does|did|can|could|will|would|should|if|no|not|never|move|change|push|shift|cancel|delete|remove|skip|pause|snooze|undo|reschedule|postpone|make|play|turn|show|tell|find|search|open|done|add|put|stick|chuck|bung|whack|set|save|list|note|cross|tick|mark)$/;

function mayList({ parts, times, hasQuestionMark, first }: Heard): boolean {
  return (
    (times.length >= 2 || (times.length === 1 && (parts.some(isDayName) || isHeadedByDay(parts)))) &&
    parts.length <= 90 &&
    !hasQuestionMark &&
    !noList.test(first) &&
    !(first === 'wake' && /^(?:me|us)$/.test(parts[1]?.word ?? '')) &&
    !parts.some(({ gap }, place) => place > 0 && /[.!?…]\s/.test(gap))
  );
}

function isDayName({ word, time }: Heard['parts'][number]): boolean {
  return !time && /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:\p{L}*day)?$/u.test(word);
}

const memory = new WeakMap<Heard['world'], Map<string, PhraseCall[] | null>>();
function callsOf(heard: Heard): PhraseCall[] | null {
  const known = memory.get(heard.world) ?? new Map<string, PhraseCall[] | null>();
  memory.set(heard.world, known);
  const before = known.get(heard.whole);
  if (before !== undefined) return before;
  const entries = inSeries(readEntries(heard));
  const calls = entries?.flatMap((entry) => callOf(entry, heard) ?? []) ?? [];
  const heading = headingOf(heard.parts);
  const all = entries && calls.length === entries.length ? calls.map((call) => headed(call, heading)) : null;
  known.set(heard.whole, all);
  return all;
}

// Adds the heading "exams", so that the question "which exam is first?" finds the reminder.
function headed({ tool, input }: PhraseCall, heading: string | null): PhraseCall {
  return tool === 'set_reminder' && heading && !input.description
    ? { tool, input: { ...input, description: heading } }
    : { tool, input };
}

const noThing =
  /\b(?:no|not|n['’]t|never|wait|sorry|actually|instead|rather|moved|cancell?ed|postponed|rescheduled|shifted|pushed|adjourned|(?:birthday|bday|anniversary)(?! (?:cake|party|present|gift|card|dinner|lunch|drinks))|before|remind(?:er)?|ping|if|unless|because|same|was|were|or|is|are)\b|^\S+['’]s$|^(?:it|that|this|he|she|they|there|one|both|all|every|then|another|only|just)$/i;

const taking =
  /^(?:(?:so|ok(?:ay)?|oh|and|then|well|right|yes|yeah|hmm|um|no) )*(?:(?:cancel|delete|remove|skip|move|push|postpone|drop|scrap|reschedule) (?:the|my|our|that|this|it|both)\b|(?:make|change|set|put|shift) (?:it|that|this)$)/i;

function callOf({ words, times }: Entry, heard: Heard): PhraseCall | null {
  const first = (words.split(/\s+/)[0] ?? '').toLowerCase();
  const isTask = taskVerbs.has(first);
  const bare = words.replace(/\s+(?:is|are|due|starts|begins|will be|is due|are due|sometime)$/i, '');
  const own: Heard = {
    ...heard,
    ...{ whole: words, times, first, startsWithTask: isTask, text: () => bare },
    when: times.map(({ text }) => text).join(' '),
    sense: senseOf(times),
  };
  const isAsked = /^(?:remind|ping|nudge|alert) me\b/i.test(heard.whole);
  if (!isAsked && (taking.test(words) || openingHours.test(words) || changing.test(words))) return null;
  const title = isTask ? titleOf(bare) : eventTitle(own);
  if (!title || noThing.test(title) || title.split(' ').length > 9) return null;
  if (times.length === 0) return newTodos([{ text: title }]);
  if (own.sense === 'day' && times.some(({ text }) => /^due\b/i.test(text)))
    return newTodos([{ text: title, due: dueOf(own) }]);
  if (isAsked) return { tool: 'set_reminder', input: { title, when: own.when, ...endOf(own) } };
  const call = isTask ? taskCall(title, own) : eventCall(own, title);
  return 'ask' in call || !isName(title) ? null : call;
}

function senseOf(times: TimeExpression[]): TimeSense {
  const hasHour = times.some(
    (time) =>
      time.kind === 'instant' ||
      time.kind === 'time' ||
      time.kind === 'part of day' ||
      (time.kind === 'range' && time.from.time !== null) ||
      (time.kind === 'recurrence' && time.time !== null),
  );
  if (times.some(({ kind }) => kind === 'recurrence')) return hasHour ? 'hourly series' : 'series';
  if (hasHour) return 'hour';
  if (times.some(({ kind }) => kind === 'range')) return 'range';
  return times.length > 0 ? 'day' : 'none';
}
