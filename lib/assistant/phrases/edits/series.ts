import { leftOutOf } from '@/lib/assistant/phrases/changes/one-day';
import { removeById } from '@/lib/assistant/phrases/changes/shared';
import { isInTitle } from '@/lib/assistant/phrases/edits/parts';
import type { Edit } from '@/lib/assistant/phrases/edits/read-edit';
import { linkWords } from '@/lib/assistant/phrases/edits/words';
import { onceCalls } from '@/lib/assistant/phrases/plans/once';
import { skipOf } from '@/lib/phrases/input';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { capitalized, joinWords, quoted } from '@/lib/words/wording';

const leavingOut =
  /\b(?:not|no|except|without|but not|skip|apart from|other than|besides|leave out|miss|minus|cancel|cancell?ed|drop|is off|isn['’]?t on)\b/i;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function seriesCalls(edit: Edit, heard: Heard): PhraseCall | PhraseCall[] | null {
  const { target, parts } = edit;
  if (target.kind !== 'reminder' || !target.rule || !target.at) return null;
  const text = parts.map((part) => part.text).join(' ');
  const fixed = ruleOfMonth(text, target.rule) ?? ruleWithout(text, target.rule);
  if (fixed) return { tool: 'update_reminder', input: { item: target.id, when: fixed } };
  const once = onceCalls(target, edit.times, text, heard);
  if (once) return once;
  if (!leavingOut.test(text)) return null;
  const days = [...edit.denied, ...edit.times].filter((time) => time.kind !== 'recurrence');
  const other = edit.times.find((time) => time.kind === 'date' || time.kind === 'instant');
  const [out, instead] = edit.denied.length > 0 ? [edit.denied[0], other] : [days[0], days[1]];
  const skip = out ? skipWords(out, text, target, heard) : skipDay(text, target, heard);
  if (!skip) return null;
  const skipped = { tool: 'update_reminder', input: { item: target.id, skip } };
  if (!instead || !out || !('date' in out) || !out.date) return skipped;
  const day = dayInWeek(instead.text, out.date);
  const time =
    'time' in instead && instead.time ? instead.time.slice(0, 5) : localTime(target.at, heard.world.zone);
  return day
    ? [skipped, { tool: 'set_reminder', input: { title: target.title, when: `${day} ${time}` } }]
    : skipped;
}

/**
 * Returns the tool calls that leave out days of a series, or a reply if that is impossible. Null if the
 * request leaves out no days.
 */
export function leftOutCalls(found: Thing[], heard: Heard): PhraseCall[] | string | null {
  const [thing, other] = found;
  const [time, another] = heard.times;
  const isWeek =
    thing?.rule && !other && time?.kind === 'range' && !time.from.time && !time.bound && !another;
  const skip = isWeek ? skipWords(time, heard.whole, thing, heard) : null;
  return skip && thing
    ? [{ tool: 'update_reminder', input: { item: thing.id, skip } }]
    : leftOutOf(found, heard);
}

function ruleOfMonth(text: string, rule: string): string | null {
  const day =
    /\b(?:on )?(the (?:last|first|\d{1,2}(?:st|nd|rd|th)) (?:(?:week|working |business )?day )?)of (?:the|every|each) month\b/i;
  const said = /FREQ=MONTHLY/.test(rule) ? day.exec(text)?.[1] : undefined;
  return said ? `on ${said.toLowerCase()}of every month` : null;
}

function ruleWithout(text: string, rule: string): string | null {
  if (
    /\bweekdays? only\b|\bonly (?:on |the )?week ?days?\b|\b(?:not|no|except|without|skip) (?:at |on |the |for )*(?:the )?week-?ends\b/i.test(
      text,
    )
  )
    return 'every weekday';
  if (
    /\bweekends? only\b|\bonly (?:on |the |at )*weekends?\b|\b(?:not|no|except) (?:on )?weekdays\b/i.test(
      text,
    )
  )
    return 'every saturday and sunday';
  const out = weekdays.filter((day) =>
    new RegExp(`\\b(?:not|no|except|skip|without) (?:on )?${day.slice(0, 3)}[a-z]*s\\b`, 'i').test(text),
  );
  // Matches a message that is only "except wed", after a series was set.
  const single =
    /^(?:but )?(?:except|without|besides) (?:on |for )?(sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i.exec(text)?.[1];
  if (single && out.length === 0)
    out.push(weekdays.find((day) => day.startsWith(single.toLowerCase())) ?? '');
  if (out.length === 0 || !/FREQ=DAILY|BYDAY=\w\w,/.test(rule)) return null;
  const kept = rule.includes('BYDAY')
    ? weekdays.filter((day) => rule.includes(day.slice(0, 2).toUpperCase()))
    : weekdays;
  return `every ${kept
    .filter((day) => !out.includes(day))
    .join(', ')
    .replace(/, (\w+)$/, ' and $1')}`;
}

function skipWords(time: TimeExpression, text: string, target: Thing, { world }: Heard): string | null {
  const date = 'date' in time ? time.date : null;
  const named = escaped(time.text.replace(/^(?:on|in|at)\s+/i, ''));
  const isWeek = new RegExp(`${named}\\s+week\\b`, 'i').test(text);
  if (isWeek && date) {
    const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
    return `${monday} to ${addDays(monday, 6)}`;
  }
  if (date) return date < localDate(world.now, world.zone) ? null : skipOf({ text: time.text, date });
  if (time.kind !== 'range') return null;
  const today = localDate(world.now, world.zone);
  // If the series does not occur again this week, "this week" means the week of its next occurrence.
  const isOver =
    !/weekend/i.test(time.text) &&
    target.at &&
    localDate(target.at, world.zone) > time.to.date &&
    time.from.date <= today;
  return isOver && target.at ? localDate(target.at, world.zone) : time.text;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function skipDay(text: string, { at }: Thing, { world }: Heard): string | null {
  if (/\b(?:next|this) (?:one|time)\b/i.test(text)) return 'next';
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)\b/i.exec(text)?.[1]);
  if (!day || !at) return null;
  const first = localDate(world.now, world.zone);
  for (let offset = 0; offset < 62; offset += 1) {
    const date = addDays(first, offset);
    if (Number(date.slice(8)) === day) return date;
  }
  return null;
}

function dayInWeek(words: string, date: string): string | null {
  const place = weekdays.findIndex((day) => new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(words));
  if (place < 0) return null;
  const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  return addDays(monday, (place + 6) % 7);
}

export const weekdayPhrases: Phrase[] = [
  {
    // "No yoga on thursdays", of a series on mondays and thursdays, leaves the mondays.
    intent: 'calendar_set',
    when: 'must',
    isContent: true,
    strength: 'certain',
    say: ['{all}'],
    fits: (heard) => withoutDays(heard) !== null,
    calls: (heard) => withoutDays(heard),
    examples: [],
  },
];

const maxParts = 20;
const maxWordsBetween = 8;

function withoutDays(heard: Heard): PhraseCall | PhraseCall[] | string | null {
  const { parts, hasQuestionMark } = heard;
  if (hasQuestionMark || parts.length > maxParts) return null;
  const place = parts.findIndex(({ time }) => time && pluralDays(time).length > 0);
  const day = parts[place];
  if (!day?.time) return null;
  const start = parts.findLastIndex(({ gap, word }, index) => index <= place && isBreak(gap, word));
  const end = parts.findIndex(({ gap, word }, index) => index > place && isBreak(gap, word));
  const before = parts.slice(Math.max(start, 0), place);
  const after = parts.slice(place + 1, end < 0 ? undefined : end);
  if (before.length > maxWordsBetween || !(isRefusing(before) || isRefused(after))) return null;
  const others = parts.filter(({ time }) => time && time !== day.time && !/^now$/i.test(time.text));
  const fresh = others.flatMap(({ time }) => (time ? pluralDays(time) : []));
  if (others.length > 1 || (others.length === 1 && fresh.length === 0)) return null;
  const out = pluralDays(day.time);
  const target = seriesOf([...before, ...after], out, heard);
  if (!target) return null;
  const own = daysOf(target.rule);
  if (!out.some((one) => own.includes(one)))
    return fresh.length > 0
      ? null
      : `${capitalized(quoted(target.title))} is not on ${joinWords(out.map((one) => `${capitalized(one)}s`))}. Nothing was changed.`;
  const kept = weekdays.filter((one) => fresh.includes(one) || (own.includes(one) && !out.includes(one)));
  if (kept.length === 0) return removeById([target]);
  return /INTERVAL/.test(target.rule ?? '')
    ? null
    : { tool: 'update_reminder', input: { item: target.id, when: `every ${joinWords(kept)}` } };
}

function isBreak(gap: string, word: string): boolean {
  return /[,.;!–—]/.test(gap) || /^(?:but|because|since|so)$/.test(word);
}

function pluralDays({ kind, text }: TimeExpression): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isDaysOnly = words.every((word) => /^(?:on|the|and|or|a)$/.test(word) || pluralDay.test(word));
  return kind === 'recurrence' && isDaysOnly
    ? weekdays.filter((day) => words.some((word) => word.startsWith(day.slice(0, 3))))
    : [];
}

const pluralDay = /^(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?s$/;

function isRefusing(before: Part[]): boolean {
  const said = before.map(({ word }) => word).join(' ');
  return (
    /(?:^|\s)(?:no|not|never|without|except|skip|stop|drop|dropping|scrap|ditch|ditching|lose|losing|cancel|remove|delete|cut|cutting|get rid)(?:\s|$)/.test(
      said,
    ) && !/\bnot (?:only|just|forget)\b|\bno longer (?:starts?|begins?|ends?)\b|\bforget\b/.test(said)
  );
}

function isRefused(after: Part[]): boolean {
  const said = after.map(({ word }) => word).join(' ');
  return /^(?:(?:is|are|'s|can) )?(?:now )?(?:off|out|gone|cancell?ed|not needed|no longer needed|not (?:possible|happening)|go)\b/.test(
    said,
  );
}

const doing = /^(?:drive|take|attend|train|practice|practise|play|teach|wear|water|any|more|anymore|longer)$/;

function seriesOf(naming: Part[], out: string[], { world }: Heard): Thing | null {
  const words = naming.filter(({ word }) => word !== '' && !linkWords.has(word) && !refusal.test(word));
  const all = world.things.filter(
    ({ kind, rule, at }) => kind === 'reminder' && at && daysOf(rule).length > 0,
  );
  const share = ({ title }: Thing) => words.filter(({ word }) => isInTitle(word, title)).length;
  const most = Math.max(0, ...all.map(share));
  const hasDay = ({ rule }: Thing) => out.some((day) => daysOf(rule).includes(day));
  const same = all.filter((thing) => most > 0 && share(thing) === most);
  const named = same.length > 1 && same.some(hasDay) ? same.filter(hasDay) : same;
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  if (!words.every(({ word }) => doing.test(word))) return null;
  const recent = world.mentions.flatMap(({ thing }) => all.find(({ id }) => id === thing.id) ?? []);
  const [one = null, other] = all;
  const target = recent.find(hasDay) ?? (other ? null : one);
  return target && hasDay(target) ? target : null;
}

const refusal =
  /^(?:never|without|except|skip|stop|drop|scrap|ditch|lose|cancel|cancell?ed|remove|delete|cut|gone|needed|dropping|ditching|cutting|losing|rid|altogether|completely|entirely)$/;

function daysOf(rule: string | null | undefined): string[] {
  if (!rule || /FREQ=(?:MONTHLY|YEARLY|HOURLY|MINUTELY)|BYHOUR/.test(rule)) return [];
  const codes = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',');
  if (!codes) return /FREQ=DAILY/.test(rule) ? weekdays : [];
  return weekdays.filter((day) => codes.includes(day.slice(0, 2).toUpperCase()));
}
