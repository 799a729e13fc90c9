import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { skippedDays } from '@/lib/phrases/several-days';
import { addDays } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { comesOn } from '@/lib/time/recurrence';

const session =
  '(rehearsal|rehearsals|practice|class|lesson|lessons|training|session|sessions|club|game|match|meeting|school|choir|yoga|band)';
const leader = '(teacher|coach|tutor|instructor|trainer|conductor|cleaner|therapist|physio)';
const longestReason = 6;
const longestNoun = 2;

export const seriesPhrases: Phrase[] = [
  {
    // "Skip the run this week": a reminder that comes only once is deleted.
    intent: 'calendar_remove',
    when: 'must',
    say: [
      '(skip|leave out|drop|no) {item}',
      '{item} (off|cancelled|canceled|is off|is cancelled|is canceled|is not happening)',
    ],
    fits: (heard) => onceIn(heard).length === 1,
    calls: (heard) => ({ tool: 'delete_reminders', input: { items: onceIn(heard).map(({ id }) => id) } }),
    examples: [],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(no|skip|not|without|leave out|cancel|drop|miss) {item}',
      '(do not|never) (remind|ping|notify|nudge|bother|alert) me (about|of|to|for) {item}',
      '(i|we) (will not|can not|am not going to|do not want to|will miss|am going to miss|will skip|am skipping) [do|make|go to|attend|have] {item}',
      '{item} (off|cancelled|canceled|is off|is cancelled|is canceled|is not happening|does not happen|is not on|not|falls out|is skipped)',
      '(skip|not|no|cancel|leave out) [it|that|this one]',
      // "Pilates clashes that day, skip it".
      '{item} (clashes|overlaps|collides|does not work|is no good|will not work) [on|with it|with that] (skip|cancel|drop|miss|leave out) (it|that|that one|this one)',
      // In "friday I'm off, no gym", the reason comes first.
      '{reason} (no|without|skip) {item}',
    ],
    when: 'must',
    fits: (heard) =>
      seriesFor(heard) !== null &&
      heard.times.some(({ kind }) => kind !== 'time') &&
      heard.findWords(heard.text('reason') || '-').length === 0 &&
      heard.sense !== 'series' &&
      heard.sense !== 'hourly series' &&
      !isOtherDay(heard),
    calls: (heard) => {
      const series = seriesFor(heard);
      return (
        series &&
        skippedDays(heard, series).map((skip) => ({ tool: 'update_reminder', input: { item: series, skip } }))
      );
    },
    examples: [],
  },
  {
    intent: 'calendar_remove',
    say: [
      '(skip|leave out|omit) (the next|next) {item}',
      '(skip|leave out|omit) {item} [once|the next time|next time|this time]',
      'skip (it|that|this one|the next one|next one) [once|this time]',
    ],
    fits: (heard) =>
      seriesFor(heard) !== null &&
      heard.findWords(heard.text('reason') || '-').length === 0 &&
      heard.sense === 'none',
    calls: (heard) => {
      const series = seriesFor(heard);
      return series && { tool: 'update_reminder', input: { item: series, skip: dayBefore(heard) ?? 'next' } };
    },
    examples: [],
  },
  {
    // "Nothing on the 22nd", of the series that was just set.
    intent: 'calendar_remove',
    when: 'must',
    strength: 'certain',
    say: [
      '[but|and|oh|just|actually|sorry] [just|only] (nothing|none|not|except|but not|no practice|no class|no lesson|skip) [it] [on|for] [though|tho|please|then|thanks|either|as well|too]',
      `[but|and|oh|also|so] [there is] no ${session} [on|for] [{reason}]`,
      '[but|and|oh|also|so] [there is] no {noun} [on|for] [{reason}]',
      '[but|and|oh|also|so] (except|apart from|other than|excluding|just not|only not) [on|for] [{reason}]',
      `[but|and|oh|also|so] [the|our|my] ${leader} (is|will be|can not make it|can not come|can not do it) [off|away|ill|sick|out|on holiday|on leave] [on|for] [{reason}]`,
    ],
    isContent: true,
    fits: (heard) =>
      heard.text('reason').split(' ').length <= longestReason &&
      heard.text('noun').split(' ').length <= longestNoun &&
      heard.findWords(heard.text('noun') || '-').length === 0 &&
      offDay(heard) !== null,
    calls: (heard) => offDay(heard),
    examples: [],
  },
  {
    // "End the lessons after 22 December": the series gets a last day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '(end|stop|finish|quit|conclude|discontinue) {item} [as of|with|on]',
      '[the|my|our] (last|final) {item} (is|will be|are) [on]',
      '{item} (ends|end|finishes|finish|stops|stop|runs|run|goes|go) [on|with]',
      '(no more|no) {item}',
    ],
    fits: (heard) => seriesFor(heard) !== null && lastDay(heard) !== null,
    calls: (heard) => ({
      tool: 'update_reminder',
      input: { item: seriesFor(heard), until: lastDay(heard) },
    }),
    examples: [],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    say: [
      '{item} (is|are|has been|have been|was|got) [now] (off|over|cancelled|canceled|called off|finished|done|stopped) (for good|forever|permanently|altogether|from now on)',
      '(cancel|stop|end|drop) {item} (for good|forever|permanently|altogether)',
      '(i|we|the doctor|my doctor|the gp|my gp|the vet|the consultant|the nurse) [has|have] [just] (quit|gave up|given up|stopped|am quitting|am done with|are done with) {item} [for good|now]',
    ],
    fits: (heard) => alike(heard).length > 0,
    calls: (heard) => ({ tool: 'delete_reminders', input: { items: alike(heard).map(({ id }) => id) } }),
    examples: [],
  },
];

// Returns the end of a series (YYYY-MM-DD), as in "after 22 December".
function lastDay({ times, whole, first, world }: Heard): string | null {
  const [time, other] = times;
  if (!time || other || (time.kind !== 'date' && time.kind !== 'range')) return null;
  const [from, to] = time.kind === 'date' ? [time.date, time.date] : [time.from.date, time.to.date];
  const isOut = time.bound === 'before' || /\b(?:from|starting|as of)\b/i.test(whole);
  const isEnd =
    isOut ||
    time.bound !== null ||
    /^(?:end|finish|conclude|the|my|our|last|final)$/.test(first) ||
    /\b(?:ends?|finish(?:es)?|stops?)\b/i.test(whole.replace(/^stop\b/i, ''));
  if (!isEnd || (/^(?:no|stop)$/.test(first) && time.bound !== 'after' && !isOut)) return null;
  const day = isOut ? addDays(from, -1) : to;
  return day >= localDate(world.now, world.zone) ? day : null;
}

/**
 * Returns the day (YYYY-MM-DD) that the message names before the request, as in "going to my sister's
 * thursday, skip the dinner one". Null if it names no day, several days or a past day.
 */
export function dayBefore({ message, whole, world }: Heard): string | null {
  const before = message.slice(0, Math.max(0, message.indexOf(whole)));
  const days = findTimes(before, world).filter(({ kind }) => kind === 'date');
  const [day, other] = days;
  return day?.kind === 'date' && !other && day.date >= localDate(world.now, world.zone) ? day.date : null;
}

function offDay({ times, whole, hasQuestionMark, last, world }: Heard): PhraseCall | null {
  const [time, other] = times.filter(({ text }) => !isInReason(text, whole));
  const thing = last(['reminder']);
  const [recent] = world.mentions;
  const isSet = (recent?.how === 'made' || recent?.how === 'changed') && recent.thing.id === thing?.id;
  const day = time?.kind === 'date' || time?.kind === 'part of day' ? time.date : null;
  if (hasQuestionMark || !isSet || !thing?.rule || !day || other) return null;
  return isOn(thing, day, world) ? { tool: 'update_reminder', input: { item: thing.id, skip: day } } : null;
}

// "Except the 20th, that's a Sunday".
function isInReason(text: string, whole: string): boolean {
  return /,|\b(?:because|as|since|cos)\b/i.test(whole.slice(0, Math.max(0, whole.lastIndexOf(text))));
}

/** Returns whether a series comes on a day (YYYY-MM-DD). */
export function isOn({ rule, at }: Thing, date: string, { zone }: Heard['world']): boolean {
  if (!rule || !at) return false;
  return comesOn({ rule, date: localDate(at, zone), time: localTime(at, zone), zone }, date);
}

function onceIn(heard: Heard): Thing[] {
  const { times, world } = heard;
  const [time] = times;
  const today = localDate(world.now, world.zone);
  // At its end, "this week" means the days ahead.
  const end = time?.kind === 'range' && time.from.date <= today ? addDays(today, 7) : '';
  const range = time?.kind === 'range' ? [time.from.date, [time.to.date, end].toSorted().at(-1) ?? ''] : null;
  const days = range ?? (time && 'date' in time && time.date ? [time.date, time.date] : null);
  const [from = '', to = ''] = days ?? [];
  const found = heard.findWords(heard.text('item'), ['reminder']);
  if (times.length !== 1) return [];
  const onDay = found.filter(({ at, rule }) => {
    const day = at && !rule ? localDate(at, world.zone) : '';
    return day >= from && day <= to && day !== '';
  });
  return onDay.length === 1 ? onDay : [];
}

// A series at two hours a day is stored as two reminders.
function alike(heard: Heard): Thing[] {
  const found = heard.find('item', ['reminder']).filter(({ rule }) => rule);
  return found.every(({ title }) => title === found[0]?.title) ? found : [];
}

// "No, tuesday evening", of a series on Mondays, names its new day.
function isOtherDay(heard: Heard): boolean {
  const { message, times, world } = heard;
  const [time] = times;
  if (!/^\W*no,/i.test(message) || times.length > 1 || !time || !('date' in time) || !time.date) return false;
  const thing = world.things.find(({ id }) => id === seriesFor(heard));
  const own = /BYDAY=([A-Z,]+)/.exec(thing?.rule ?? '')?.[1];
  const day = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(time.date).getUTCDay()] ?? '';
  return own !== undefined && !own.split(',').includes(day);
}

function seriesFor(heard: Heard): string | null {
  const words = heard.text('item').replace(/\s*\b(?:reminders?|series|alarm)$/i, '');
  const found = (
    words === ''
      ? heard.world.mentions
          .map(({ thing }) => thing)
          .filter(({ kind }) => kind === 'reminder')
          .slice(0, 1)
      : heard.findWords(words, ['reminder'])
  ).filter(({ rule }) => rule);
  const [day] = heard.times;
  const onDay =
    found.length > 1 && day?.kind === 'date'
      ? found.filter((one) => isOn(one, day.date, heard.world))
      : found;
  return onDay.length === 1 ? (onDay[0]?.id ?? null) : null;
}
