import type { Heard, Phrase, PhraseQuestion, Thing } from '@/lib/phrases/phrase';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readMinutes } from '@/lib/time/durations';
import { formatDay, formatTime, localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween, withSkips } from '@/lib/time/recurrence';
import { hourMs, minuteMs } from '@/lib/time/units';
import { joinWords, quoted } from '@/lib/words/wording';

/** Phrases that look for time for something: "find me an hour for the gym tomorrow". */
export const freeHourPhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    isContent: true,
    say: [
      '[please|can you|could you] (find|get|make|block) [me|us|out] [a|some|any] [free|spare|good] [slot|time|gap|space|window|hour|hours] (for|to do|to go to) {what}',
      '[so|and] (when|what time|where) (can|could|should|do) i (fit|squeeze|slot|get|schedule|do) [in] [an|a|some] {what} [in]',
      '[please|can you|could you] (fit|squeeze|slot) {what} in [somewhere|for me]',
    ],
    fits: (heard) => asked(heard) !== null,
    calls: (heard) => asked(heard),
    examples: [],
  },
];

const [opens, closes] = ['08:00', '21:00'];
const usualMinutes = 60;

function asked(heard: Heard): PhraseQuestion | null {
  const { text, times, whole, world } = heard;
  const isFitting = /\b(?:fit|squeeze|slot)\b/i.test(whole);
  const isSought = /\b(?:find|block|free|spare|slot|gap|space|window)\b/i.test(whole);
  const lasts = times.find(({ kind }) => kind === 'duration');
  const isTime = lasts !== undefined || /\b(?:time|hours?)\b/i.test(whole);
  if (!isFitting && !(isSought && isTime) && !/\b(?:slot|gap|window)\b/i.test(whole)) return null;
  const title = text('what').replace(/^(?:the|my|a|an|some) /i, '');
  if (/^(?:it|that|this|them|me|us)\b/i.test(title) || title.split(' ').length > 6) return null;
  const day = dayMeant(heard);
  const minutes = (lasts && readMinutes(lasts.text.replace(/^(?:for|an?) (?=\d)/i, ''))) || usualMinutes;
  if (!day) return null;
  const free = freeOn(day, minutes, heard);
  const name = formatDay(day, localDate(world.now, world.zone));
  const spans = free.map(([from, to]) => `${formatTime(from, world.zone)} to ${formatTime(to, world.zone)}`);
  return {
    ask:
      spans.length > 0
        ? `You are free ${name} from ${joinWords(spans)}. At what time should I put ${quoted(title)}?`
        : `Nothing is free ${name} from 8 to 21. At what other time should I put ${quoted(title)}?`,
    tool: 'set_reminder',
    input: { title, when: spans.length > 0 ? day : '' },
    field: 'when',
  };
}

// Without a day, today is meant, or tomorrow if today is nearly over.
function dayMeant({ times, world }: Heard): string | null {
  const { now, zone } = world;
  const days = times.filter(({ kind }) => kind !== 'duration');
  const today = localDate(now, zone);
  const [time, other] = days;
  if (other) return null;
  if (!time) return localTime(now, zone) < '17:00' ? today : addDays(today, 1);
  if (time.kind === 'date') return time.date >= today ? time.date : null;
  return time.kind === 'range' && time.to.date >= today
    ? ([time.from.date, today].toSorted().at(-1) ?? null)
    : null;
}

function freeOn(day: string, minutes: number, { world }: Heard): [Date, Date][] {
  const { now, zone, things } = world;
  const [start, end] = [fromLocal(day, opens, zone), fromLocal(day, closes, zone)];
  const halfHour = 30 * minuteMs;
  const first = new Date(Math.max(start.getTime(), Math.ceil(now.getTime() / halfHour) * halfHour));
  const taken = things
    .flatMap((thing) => takenBy(thing, { from: start, to: end }, zone))
    .toSorted((a, b) => a[0] - b[0]);
  const free: [Date, Date][] = [];
  let from = first.getTime();
  for (const [begin, until] of [...taken, [end.getTime(), end.getTime()] as const]) {
    if (begin - from >= minutes * minuteMs) free.push([new Date(from), new Date(begin)]);
    from = Math.max(from, until);
  }
  return free;
}

function takenBy(thing: Thing, range: { from: Date; to: Date }, zone: string): (readonly [number, number])[] {
  const { kind, at, rule, skips = [], details } = thing;
  if (!at || (kind !== 'reminder' && kind !== 'event')) return [];
  const [date, time] = [localDate(at, zone), localTime(at, zone)];
  if (rule && /FREQ=(?:HOURLY|MINUTELY)/.test(rule)) return [];
  const starts = rule
    ? occurrencesBetween({ rule: withSkips(rule, skips), date, time, zone }, range, 5).map((one) => one.at)
    : [at];
  const [, from, to] = /^(\d\d:\d\d) to (\d\d:\d\d)$/.exec(details ?? '') ?? [];
  return starts
    .filter((one) => one >= range.from && one < range.to)
    .map((one) => {
      const last = from && to && to > from ? fromLocal(localDate(one, zone), to, zone).getTime() : 0;
      return [one.getTime(), Math.max(last, last ? 0 : one.getTime() + hourMs)] as const;
    });
}
