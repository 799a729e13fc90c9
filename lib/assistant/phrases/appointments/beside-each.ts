import { numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { fromLocal } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { hourMs, minuteMs } from '@/lib/time/units';

/** Phrases that set or stop reminders beside a series or after a reminder. */
export const besideEachPhrases: Phrase[] = [
  {
    // "Remind me to nap at 2 before each one", of shifts on several days.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|please|can you|could you] (remind|ping|nudge) (me|us) [to] {title} before (each|each one|every one|each of them|all of them|all of those|every time)',
      '[and|also|please|can you|could you] (remind|ping|nudge) (me|us) [to] {title} (each|every) (of them|one of them|of those|one of those|of these|night|time|of those days|of those nights|of the nights|of the days)',
    ],
    fits: (heard) => beforeEach(heard) !== null,
    calls: (heard) => beforeEach(heard),
    examples: [],
  },
  {
    // "Remind me two weeks before both", of what was told last.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|also|please|can you|could you] (remind|ping|nudge) (me|us) (both|each|all three|each of them|both of them|all of them|each one)',
      '[and|also|please|can you|could you] (remind|ping|nudge) (me|us) [about|of] (both|each|all three|each of them|both of them|all of them|each one) [before|in advance|ahead|beforehand]',
    ],
    fits: (heard) => earlier.test(heard.message) && beforeBoth(heard) !== null,
    calls: (heard) => beforeBoth(heard),
    examples: [],
  },
  {
    // "Every half hour after that, 3 times", of a reminder that comes once.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      '[and|then] [again] (after that|from then on|afterwards|after) [for] [{n:word}] [more] [times|time|x]',
      '[and|then] [again] {n:word} [more] times [after that|afterwards]',
    ],
    fits: (heard) => stepOf(heard) > 0 && lastOnce(heard) !== null,
    calls: (heard) => {
      const once = lastOnce(heard);
      return once && afterwards(once, heard);
    },
    examples: [],
  },
];

const earlier = /\b(?:before|in advance|ahead|beforehand)\b/i;
const mostLast = 4;

function beforeBoth({ times: [time, other], world }: Heard): PhraseCall[] | null {
  if (!time || other || !/\b(?:day|night|week|fortnight|month)s?\b/i.test(time.text)) return null;
  const { mentions, things, now, zone } = world;
  const made = mentions.filter(({ how }) => how === 'made' || how === 'changed').slice(0, mostLast);
  const plans = things.filter(
    ({ id, rule, date, at, kind }) =>
      /^(?:todo|reminder)$/.test(kind) && !rule && (date || at) && made.some((one) => one.thing.id === id),
  );
  const said = `${time.text.replace(/ (?:before|in advance|ahead|beforehand)$/i, '')} before`;
  const calls = plans.flatMap(({ title, date, at }): PhraseCall[] => {
    const anchor = at ?? (date ? fromLocal(date, '09:00', zone) : now);
    const when = resolveWhen(said, { now, zone, anchor });
    const clock = when?.time?.slice(0, 5) ?? '09:00';
    return when?.date && fromLocal(when.date, clock, zone) > now
      ? [{ tool: 'set_reminder', input: { title, when: `${when.date} ${clock}` } }]
      : [];
  });
  return calls.length > 1 && calls.length === plans.length ? calls : null;
}

function beforeEach(heard: Heard): PhraseCall | null {
  const { times, sense, text, world } = heard;
  const [time, other] = times;
  const series = heard.last(['reminder']);
  if (time?.kind !== 'time' || other || sense !== 'hour' || !series?.at) return null;
  const { rule, until } =
    /^(?<rule>FREQ=(?:WEEKLY;BYDAY=[A-Z,]+|DAILY))(?:;UNTIL=(?<until>\d{8})\w*)?$/.exec(series.rule ?? '')
      ?.groups ?? {};
  if (!rule) return null;
  const start = localTime(series.at, world.zone).slice(0, 5);
  const clock = lastBefore(start, time.time.slice(0, 5), time.text);
  if (!clock) return null;
  const last = until ? ` until ${until.replace(/^(....)(..)(..)$/, '$1-$2-$3')}` : '';
  const when = `${formatRule(rule)} at ${clock} starting ${localDate(series.at, world.zone)}${last}`;
  return { tool: 'set_reminder', input: { title: text('title'), when } };
}

// "At 2" before shifts that begin at 19:00 is in the afternoon.
function lastBefore(start: string, clock: string, said: string): string | null {
  if (/[ap]\.?m\b|\b(?:1[3-9]|2\d)[:.]?/i.test(said)) return clock < start ? clock : null;
  const hour = Number(clock.slice(0, 2)) % 12;
  const hours = [hour + 12, hour].map((one) => `${String(one).padStart(2, '0')}${clock.slice(2)}`);
  return hours.find((one) => one < start) ?? null;
}

const step = /^every (?:(?<half>half (?:an )?hour)|(?<count>\d+|\p{L}+)? ?(?<unit>min\p{L}*|hours?|hrs?))$/iu;

function stepOf({ times: [time, other] }: Heard): number {
  const { half, count, unit = '' } = (other ? null : step.exec(time?.text ?? ''))?.groups ?? {};
  if (half) return hourMs / 2;
  return unit ? (count ? (numberOf(count) ?? 0) : 1) * (/^h/i.test(unit) ? hourMs : minuteMs) : 0;
}

function lastOnce({ last, world }: Heard): Thing | null {
  const thing = last(['reminder']);
  return thing?.at && thing.at > world.now && !thing.rule ? thing : null;
}

const most = 8;

function afterwards(once: Thing, heard: Heard): PhraseCall[] | string | null {
  const { text, has, when, world } = heard;
  const said = text('n').toLowerCase();
  const count = !has('n') ? null : said === 'twice' ? 2 : numberOf(said);
  const [first, gap] = [once.at?.getTime() ?? 0, stepOf(heard)];
  if (!count || count > most)
    return `How often after ${localTime(new Date(first), world.zone).slice(0, 5)}? For example “${when} after that, 3 times”. Nothing was changed.`;
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(first + (place + 1) * gap);
    const clock = `${localDate(at, world.zone)} ${localTime(at, world.zone).slice(0, 5)}`;
    return { tool: 'set_reminder', input: { title: once.title, when: clock } };
  });
}
