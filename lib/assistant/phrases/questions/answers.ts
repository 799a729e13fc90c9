import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { noticeOf } from '@/lib/assistant/phrases/plans/more-notices';
import type { Asked } from '@/lib/assistant/phrases/questions/asked';
import { dayOf, inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import { formatFact } from '@/lib/info/wording';
import type { Heard, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { formatLead, formatRule } from '@/lib/reminders/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { formatClock, formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween, readRule, withSkips } from '@/lib/time/recurrence';
import { dayMs, minuteMs } from '@/lib/time/units';
import type { Mention } from '@/lib/tool';
import { capitalized, counted, joinWords, quoted } from '@/lib/words/wording';

const maxShown = 5;
const maxOpen = 15;
const yearMs = 400 * dayMs;

export function recall(text: string, things: Thing[]): PhraseCall {
  const kinds: Partial<Record<Thing['kind'], Mention['kind']>> = { date: 'social' };
  const items = things.map(({ kind, id, title }) => ({ kind: kinds[kind] ?? kind, id, title: title || ' ' }));
  return { tool: 'recall', input: { text, items } };
}

export function unknownAnswer(words: string): string {
  return `I don’t know anything about ${quoted(words)}: I only know what you have told me.`;
}

export function answer(
  asked: Asked,
  found: Thing[],
  { world, times }: Pick<Heard, 'world' | 'times'>,
): PhraseCall {
  const day = times.flatMap((time) => ('date' in time && time.date ? [time.date] : []))[0];
  const named = found.map((thing) => onNamedDay(thing, day, world));
  const onDay = named.filter((thing) => thing.rule && dayOf(thing, world.zone) === day);
  const things = onDay.length > 0 ? onDay : named;
  const isChoice =
    asked.words.some((word, place) => word === 'or' && asked.words[place + 1] !== 'not') ||
    times.some(({ text }) => / or /i.test(text));
  const shown = things.slice(0, maxShown);
  const lines = shown.map((thing) => lineOf(thing, asked, world));
  const left = asked.form === 'whether' && !isChoice && day ? shown.filter((one) => skips(one, day)) : [];
  if (day && left.length > 0 && left.length === shown.length)
    return recall(skippedOn(day, left, world), left);
  const text =
    lines.length === 1 ? `${lines[0]}${leadsOf(shown, world)}` : lines.map((line) => `• ${line}`).join('\n');
  return recall(asked.form === 'whether' && !isChoice ? `${truth(shown, times, world)}${text}` : text, shown);
}

function onNamedDay(thing: Thing, day: string | undefined, { now, zone }: World): Thing {
  if (!thing.rule || !thing.at || !day || day < localDate(now, zone)) return thing;
  const series = { rule: thing.rule, date: localDate(thing.at, zone), time: localTime(thing.at, zone), zone };
  const [from, to] = [fromLocal(day, '00:00', zone), fromLocal(addDays(day, 1), '00:00', zone)];
  const [one] = occurrencesBetween(series, { from, to }, 1);
  return one && !skips(thing, day) ? { ...thing, at: one.at } : thing;
}

function skips({ skips: slots = [] }: Thing, day: string): boolean {
  return slots.some((slot) => slot.startsWith(day));
}

function skippedOn(day: string, things: Thing[], { now, zone }: World): string {
  const named = formatDay(day, localDate(now, zone));
  const next = ({ at }: Thing) => (at ? ` Next: ${formatWhen(at, zone)}.` : '');
  return things.map((thing) => `No: ${quoted(thing.title)} skips ${named}.${next(thing)}`).join('\n');
}

function truth(things: Thing[], times: Heard['times'], { zone }: World): string {
  if (times.length === 0) return 'Yes: ';
  const [time] = times;
  const day = time && 'date' in time ? time.date : null;
  if (!time || !day || time.kind === 'time') return '';
  // "Is that a thursday?" names no date.
  const isWeekday = /^(?:on )?(?:an? )?\p{L}+days?$/iu.test(time.text) && !/\bto/i.test(time.text);
  const sameDay = (date: string) =>
    date === day || (isWeekday && new Date(date).getUTCDay() === new Date(day).getUTCDay());
  return things.some((thing) => sameDay(dayOf(thing, zone) ?? '')) ? 'Yes: ' : 'No: ';
}

export function answerOpen(things: Thing[], world: World, about = ''): PhraseCall {
  const ordered = inOrder(things, world.zone);
  const lines = ordered.slice(0, maxOpen).map((thing) => `• ${timedLine(thing, world)}`);
  const more = things.length > maxOpen ? [`… and ${things.length - maxOpen} more.`] : [];
  const head = things.length === 0 ? 'Nothing is open.' : `${counted(things.length, 'thing')} open${about}:`;
  return recall([head, ...lines, ...more].join('\n'), ordered.slice(0, maxOpen));
}

export function leadsOf([thing]: Thing[], { now }: World): string {
  const isAhead = (lead: number) =>
    thing?.rule || !thing?.at || thing.at.getTime() - lead * minuteMs > now.getTime();
  const leads = thing?.kind === 'reminder' ? (thing.leads ?? []).filter(isAhead) : [];
  return leads.length > 0 ? ` I also tell you ${joinWords(leads.map(formatLead))} before.` : '';
}

function lineOf(thing: Thing, asked: Asked, world: World): string {
  if (thing.kind === 'fact') return formatFact({ key: thing.title, value: thing.value ?? '' });
  if (asked.form === 'countdown') return countdown(thing, world);
  if (asked.form === 'when' || asked.form === 'end') {
    const notice = noticeLine(thing, world);
    if (notice) return notice;
  }
  if (asked.form === 'end') return endOf(thing, world);
  if (asked.rank === 'after' || asked.rank === 'last' || asked.form === 'days')
    return seriesLine(thing, asked, world);
  return `${timedLine(thing, world)}.`;
}

// "When is my visa up?", of the notice “visa renewal (15 january)”.
function noticeLine({ kind, title, at, rule }: Thing, world: World): string | null {
  const found = kind === 'reminder' && at && !rule ? noticeOf.exec(title) : null;
  const day = found?.groups?.day ? readTime(found.groups.day, world) : null;
  return found && at && day?.kind === 'date' && day.date > localDate(at, world.zone)
    ? `“${title.slice(0, found.index)}”: ${formatDay(day.date, localDate(world.now, world.zone))}. I remind you ${formatWhen(at, world.zone, world.now)}.`
    : null;
}

export function timedLine(thing: Thing, world: World): string {
  const named = capitalized(nameThing(thing, { world }));
  const list = thing.kind === 'todo' && thing.list ? ` (${thing.list})` : '';
  const rule = thing.rule && thing.at ? `, ${formatRule(thing.rule)}` : '';
  return `${named}${rule}${untilOf(thing, world)}${list}`;
}

const hours = /\b(\d\d:\d\d) to (\d\d:\d\d)\b/;

function untilOf({ details }: Thing, { zone }: World): string {
  const end = hours.exec(details ?? '')?.[2];
  if (end) return ` to ${formatClock(end, zone)}`;
  return details ? ` (${details})` : '';
}

function endOf(thing: Thing, world: World): string {
  const end = hours.exec(thing.details ?? '')?.[2];
  if (end && thing.at)
    return `“${thing.title}” ends at ${formatClock(end, world.zone)}, ${formatDay(localDate(thing.at, world.zone), localDate(world.now, world.zone))}.`;
  const isInTitle = /\b(?:end|finish|close|until|till|over)/i.test(thing.title);
  return isInTitle || !thing.at
    ? `${timedLine(thing, world)}.`
    : `I only know when it starts: ${timedLine(thing, world)}.`;
}

export function countdown(thing: Thing, world: World): string {
  const { now, zone } = world;
  const date = dayOf(thing, zone);
  if (!date) return `“${thing.title}” has no date.`;
  const named = nameThing(thing, { world });
  const days = Math.round((Date.parse(date) - Date.parse(localDate(now, zone))) / dayMs);
  if (days !== 0) return days > 0 ? `${countedDays(days)}: ${named}.` : `It is over: ${named}.`;
  const minutes = thing.at ? Math.round((thing.at.getTime() - now.getTime()) / 60_000) : 0;
  if (minutes <= 0) return `Today: ${named}.`;
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${[whole > 0 ? `${whole} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')}: ${named}.`;
}

export function countedDays(days: number): string {
  const rest = days % 7 === 0 ? '' : ` and ${counted(days % 7, 'day')}`;
  return days < 14 ? counted(days, 'day') : `${days} days (${counted(Math.floor(days / 7), 'week')}${rest})`;
}

function seriesLine(thing: Thing, asked: Asked, world: World): string {
  const { now, zone } = world;
  if (!thing.at || !thing.rule) return `${timedLine(thing, world)}.`;
  if (asked.form === 'days') return `${capitalized(formatRule(thing.rule))}: ${nameThing(thing, { world })}.`;
  const rule = withSkips(thing.rule, thing.skips ?? []);
  const series = { rule, date: localDate(thing.at, zone), time: localTime(thing.at, zone), zone };
  const all = occurrencesBetween(series, { from: thing.at, to: new Date(thing.at.getTime() + yearMs) }, 500);
  const isOpen = readRule(thing.rule)?.until == null;
  if (asked.rank === 'last' && isOpen) return `“${thing.title}” goes on without an end.`;
  const one = asked.rank === 'last' ? all.at(-1) : all[1];
  return one
    ? `“${thing.title}”: ${formatWhen(one.at, zone, now)}.`
    : `${timedLine(thing, world)}, for the last time.`;
}

/**
 * Returns the answer that names the first time of a series after its skipped days. Null if `thing` is no
 * series.
 */
export function afterBreak(thing: Thing | null, world: World): PhraseCall | null {
  if (!thing?.at || !thing.rule) return null;
  const { zone } = world;
  const last = thing.skips?.toSorted().at(-1)?.slice(0, 10);
  const from = last ? fromLocal(addDays(last, 1), '00:00', zone) : thing.at;
  const series = { rule: thing.rule, date: localDate(thing.at, zone), time: localTime(thing.at, zone), zone };
  const [next] = occurrencesBetween(series, { from, to: new Date(from.getTime() + yearMs) }, 1);
  return recall(`${timedLine(next ? { ...thing, at: next.at } : thing, world)}.`, [thing]);
}
