import { fromThenCalls } from '@/lib/assistant/phrases/changes/one-day';
import { asReminder, moveCalls } from '@/lib/assistant/phrases/changes/shared';
import { beginsThen } from '@/lib/assistant/phrases/edits/parts';
import type { Edit } from '@/lib/assistant/phrases/edits/read-edit';
import { noticeWords, numberOf } from '@/lib/assistant/phrases/edits/words';
import { endSeries, startSeries } from '@/lib/assistant/phrases/series/bounds';
import { otherDaysCalls } from '@/lib/assistant/phrases/series/other-days';
import { leadText, timeFrom } from '@/lib/phrases/input';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { spanOf } from '@/lib/phrases/several-days';
import { weekdayOf } from '@/lib/reminders/phrases/running/own-day';
import { ordinal } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { isHoliday } from '@/lib/time/phrases/holidays/words';
import { taskVerbs } from '@/lib/words/verbs';

const before = /\b(?:before|beforehand|prior|ahead|earlier|in advance|advance)\b/i;
const isNotice = new RegExp(`${before.source}|\\b(?:heads up|warning|notice)\\b`, 'i');

export function leadCalls(
  { target, times, words, parts }: Edit,
  heard: Heard,
): PhraseCall | PhraseCall[] | null {
  if (times.length === 0) return null;
  const text = parts.map((part) => part.text).join(' ');
  const isAsked = words.some((word) => noticeWords.has(word));
  const isAdded =
    /^(?:and|also|plus)\b|\b(?:as well|too|also|each time|every time|in advance|beforehand)\b/i.test(text);
  const isBare = words.every((word) => bareWords.has(word));
  const notice = isAsked && pointing.test(text) ? noticeAt(target, times, heard) : null;
  if (notice) return notice;
  if (!isNotice.test(text) || !(isAsked || isAdded || isBare)) return null;
  if (times.some(({ kind }) => kind === 'time' || kind === 'instant' || kind === 'date')) return null;
  if (target.kind !== 'reminder' || !target.at) return datedLead(target, times, heard);
  const said = times.flatMap(leadWords);
  const leads = said.flatMap((one) => leadMinutes(one, target, heard) ?? []);
  if (leads.length < said.length) return null;
  const all = [...new Set([...(target.leads ?? []), ...leads])];
  return { tool: 'update_reminder', input: { item: target.id, leads: all.map(leadText) } };
}

const pointing = /\b(?:about|of) (?:it|this|that|them)\b/i;

// "Remind me on Friday about it", of a dinner on Saturday, moves nothing: the dinner is announced on Friday, too.
function noticeAt(target: Thing, times: TimeExpression[], heard: Heard): PhraseCall | null {
  const { at, title, rule, leads = [], id, kind } = target;
  const { now, zone } = heard.world;
  const isEvent = kind === 'reminder' && !rule && !taskVerbs.has((title.split(' ')[0] ?? '').toLowerCase());
  if (!at || !isEvent || /\b(?:instead|not|rather)\b/i.test(heard.message)) return null;
  const moment = resolveWhen(times.map(({ text }) => text).join(' '), { now, zone })?.at;
  const minutes = moment && moment > now ? Math.round((at.getTime() - moment.getTime()) / 60_000) : 0;
  return minutes >= 5 && minutes <= longestNotice
    ? { tool: 'update_reminder', input: { item: id, leads: [...new Set([...leads, minutes])].map(leadText) } }
    : null;
}

const longestNotice = 60 * 24 * 60;

const nextLead = /,?\s+and\s+(?!(?:a )?(?:half|quarter)\b)(?=\S+ \p{L}+ (?:before|prior|ahead)\b)/iu;
const bareWords = new Set(['', ...'that it this please pls plz thanks thank you cheers'.split(' ')]);

function datedLead({ title, date }: Thing, times: TimeExpression[], { world }: Heard): PhraseCall[] | null {
  const day = date ?? world.lastDay;
  if (!day) return null;
  const said = times.flatMap(leadWords);
  if (said.some((words) => /\b(?:hours?|hrs?|minutes?|mins?)\b/i.test(words))) return null;
  const calls = said.flatMap((words) => {
    const when = timeFrom(fromLocal(day, '09:00', world.zone), words, world);
    return when ? { tool: 'set_reminder', input: { title, when } } : [];
  });
  return calls.length > 0 && calls.length === said.length ? calls : null;
}

function leadWords({ kind, text }: TimeExpression): string[] {
  const each = text.split(nextLead);
  return kind === 'duration' ? each.map((one) => `${one.replace(/^(?:by|for|in)\s+/i, '')} before`) : each;
}

/** Returns the lead in minutes that `words` name: "an hour before" gives 60. Null below five minutes. */
export function leadMinutes(words: string, { at }: Pick<Thing, 'at'>, { world }: Heard): number | null {
  if (!at) return null;
  const { now, zone } = world;
  const moment = resolveWhen(words, { now, zone, anchor: at })?.at;
  const minutes = moment ? Math.round((at.getTime() - moment.getTime()) / 60_000) : 0;
  return minutes >= 5 ? minutes : null;
}

const lastTime =
  /\b(?:the |my |our )?(?:very )?last (?:one|time|day|session|class|practice|lesson|dose|game|shift|date|meeting)(?: of it)? (?:is|will be|would be|should be)\b|\bends? (?:on|after|with)\b/i;

export function moveEdit(
  { target, times, words, parts }: Edit,
  heard: Heard,
): PhraseCall | PhraseCall[] | null {
  const [time] = times;
  const minutes = byMinutes(parts);
  const text = parts.map((part) => part.text).join(' ');
  const way = /\b(?:earlier|forward|ahead)\b/i.test(text) ? 'earlier' : 'later';
  if (!time && minutes) return moveCalls(target, `${minutes} minutes ${way}`, heard);
  if (!time || isRemark(parts)) return null;
  // "Remind me an hour before" moves nothing.
  if (before.test(time.text) && words.some((word) => noticeWords.has(word))) return null;
  // "Only until friday" ends a series.
  const isEnd = (time.bound === 'until' && !pausing.test(text)) || lastTime.test(text);
  if (target.rule && isEnd && target.kind === 'reminder')
    return time.kind === 'date' ? endSeries(target, time.date, heard) : null;
  const length = times.find(({ kind }) => kind === 'duration');
  // "And also one hour later", after a move, moves once more.
  const isMovedAgain =
    heard.world.mentions[0]?.how === 'changed' && heard.world.mentions[0].thing.id === target.id;
  const isLater = target.kind === 'reminder' && /\b(?:later|after)\b/i.test(text);
  if (heard.isAlso && !isMovedAgain && isLater && target.at) {
    const when = timeFrom(target.at, times.map(wordsOf).join(' '), heard.world);
    return when ? { tool: 'set_reminder', input: { title: target.title, when } } : null;
  }
  if (length) return shiftBy(target, length, text, heard);
  const isFrom =
    /^(?:only |just )?(?:from|starting) /i.test(text) && words.every((word) => starting.has(word));
  const isStart = target.rule && (isFrom || beginsThen(parts));
  const first = times.find(({ kind }) => kind === 'date' || kind === 'range');
  if (isStart && first) return startSeries(target, first, heard);
  const later = target.kind === 'reminder' ? fromThenCalls(target, heard) : null;
  // "No pill on sundays" repeats nothing on Sundays.
  if (time.kind === 'recurrence' && /^(?:no|not|never|without|except|skip)\b/i.test(text)) return null;
  if (time.kind === 'recurrence')
    return later ?? otherDaysCalls(target, heard) ?? repeatCalls(target, times, heard);
  const said = times.map(wordsOf).join(' ');
  const own: Heard = { ...heard, times };
  const isShifted = shifting.test(heard.whole);
  if (heard.isAlso && !isShifted && target.kind === 'reminder' && target.at) {
    const { now, zone } = heard.world;
    const when = resolveWhen(said.replace(/,? ?same time,?/i, '').trim(), { now, zone, anchor: target.at });
    const before = localTime(target.at, zone);
    const clock = when?.time ? nearestHalf(when.time, said, before).slice(0, 5) : before;
    const day = when?.date ?? (when?.time ? localDate(target.at, zone) : null);
    if (day)
      return {
        tool: 'set_reminder',
        input: {
          title: target.title,
          when: `${day} ${clock}`,
          ...(clock === before ? spanOf(target) : {}),
        },
      };
  }
  const anchor = anchorBefore(target, said, heard);
  if (anchor) return moveCalls(target, anchor, own);
  return moveCalls(
    target,
    /\bsame (?:time|hour)\b/i.test(text) && !/\bsame\b/i.test(said) ? `${said} same time` : said,
    own,
  );
}

const starting = new Set(['', ...'only just from starting please then thanks though'.split(' ')]);
const shifting = /\b(?:later|earlier|sooner|moved?|shift(?:ed)?|push(?:ed)?|postponed?)\b/i;
const pausing = /\b(?:pause|suspend|mute|hold|freeze|rest|break|resume|restart)\b/i;

function wordsOf(time: TimeExpression): string {
  return time.kind === 'range' && time.from.time
    ? `${time.from.date} ${time.from.time.slice(0, 5)}`
    : time.text;
}

function byMinutes(parts: Edit['parts']): number | null {
  const place = parts.findIndex(({ word }) => word === 'by');
  const value = place < 0 ? null : numberOf(parts[place + 1]?.word ?? '');
  return value !== null && value >= 5 && parts.every(({ time }) => !time) ? value : null;
}

function isRemark(parts: Edit['parts']): boolean {
  const [first] = parts;
  const words = parts.filter(({ time }) => !time).map(({ word }) => word);
  const isNamedDay = parts.every(({ time }) => !time || (time.kind === 'date' && isHoliday(time.text)));
  return (
    ['it', 'its', 'that', 'this'].includes(first?.word ?? '') &&
    words.every((word) => ['it', 'its', 'that', 'this', 'is', "'s"].includes(word)) &&
    isNamedDay
  );
}

function shiftBy(
  target: Thing,
  time: TimeExpression,
  text: string,
  heard: Heard,
): PhraseCall | PhraseCall[] | null {
  const length = time.text.replace(/^(?:by|for|in)\s+/i, '');
  const isSnooze = /\bsnooze\b/i.test(text);
  const isMove =
    isSnooze ||
    /\b(?:push|pushed|shift|move|moved|bump|delay|delayed|postpone|postponed|later|earlier|sooner|back|forward|bring|slide|by|early|late)\b/i.test(
      text,
    );
  if (!isMove) return null;
  const way =
    /\b(?:earlier|early|sooner|ahead|forward|up)\b/i.test(text) && !/\bpush/i.test(text)
      ? 'earlier'
      : 'later';
  return moveCalls(target, `${length} ${way}`, heard);
}

function repeatCalls(target: Thing, times: TimeExpression[], heard: Heard): PhraseCall | PhraseCall[] | null {
  const said = times.map(({ text }) => text).join(' ');
  // "Change it to every 8 hours" goes on from the next time.
  const isOfHours = /^every (?:\d+|two|three|four|six|eight|twelve) (?:hours?|hrs?)$/i.test(said);
  const words =
    isOfHours && target.at && target.rule
      ? `${said} starting at ${localTime(target.at, heard.world.zone)}`
      : said;
  if (target.kind === 'reminder') {
    const day =
      target.at && !/\b(?:mon|tue|wed|thu|fri|sat|sun|day|weekend|month)/i.test(words)
        ? weekdayOf(target.at, heard.world.zone)
        : '';
    const isMonthly = /^(?:every|each) month$|^monthly$/i.test(words) && target.at !== undefined;
    if (isMonthly && target.at)
      return { tool: 'update_reminder', input: { item: target.id, when: monthlyOn(target.at, heard) } };
    const isOfDays = /DAY=\w+,/.test(target.rule ?? '');
    const on = /\b(?:week|weekly)\b/i.test(words) && day && !isOfDays ? ` on ${day}` : '';
    return { tool: 'update_reminder', input: { item: target.id, when: `${words}${on}` } };
  }
  return target.kind === 'todo' ? asReminder(target, words) : null;
}

function monthlyOn(at: Date, { world: { zone } }: Heard): string {
  const date = localDate(at, zone);
  const isLast = addDays(date, 1).endsWith('-01');
  const day = isLast ? 'last day' : ordinal(Number(date.slice(8)));
  return `on the ${day} of every month at ${localTime(at, zone)}`;
}

/**
 * Returns the new time (YYYY-MM-DD HH:MM) of a reminder that precedes an event: for "two days before", two
 * days before the event at the reminder's hour. Null for other words.
 */
export function anchorBefore(target: Thing, said: string, heard: Heard): string | null {
  if (!/\b(?:before|prior)\b/i.test(said) || !target.at) return null;
  const own = target.at;
  const { mentions, things, now, zone } = heard.world;
  const other = mentions
    .flatMap(({ thing }) => things.find(({ id }) => id === thing.id) ?? [])
    .find(({ id, at }) => at && id !== target.id);
  const when = other?.at && other.at > own ? resolveWhen(said, { now, zone, anchor: other.at }) : null;
  return when?.date ? `${when.date} ${localTime(own, zone)}` : null;
}
