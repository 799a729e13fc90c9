import { splitItems } from '@/lib/assistant/understand/items';
import { match, type TemplateMatch } from '@/lib/assistant/understand/match';
import type { Program } from '@/lib/assistant/understand/template';
import { findThings, mentionsOf } from '@/lib/assistant/understand/things';
import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import type { Heard, Part, Thing, TimeSense, World } from '@/lib/phrases/phrase';
import { fromLocal } from '@/lib/time/clock';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

type Said = Pick<
  Heard,
  'first' | 'startsWithTask' | 'whole' | 'message' | 'parts' | 'isAlso' | 'hasQuestionMark' | 'isAskedOfUs'
>;

/** Caches the results of `saidIn`, because hundreds of phrase rows are tried with the same tokens. */
const saidBefore = new WeakMap<Token[], Said>();

function saidIn(message: string, tokens: Token[]): Said {
  const known = saidBefore.get(tokens);
  if (known) return known;
  const first = tokens.find(({ kind }) => kind !== 'time')?.norm ?? '';
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const said = {
    first,
    startsWithTask: taskVerbs.has(first) && !isOrder(tokens),
    whole: textOf(message, tokens),
    message,
    parts: partsOf(message, tokens),
    isAlso: alsoWords.test(message) || alsoTime.test(message),
    hasQuestionMark: /^[\s)"”’!]*\?/.test(message.slice(end)),
    isAskedOfUs:
      asksUs.test(message.slice(0, start)) ||
      forUs.test(message.slice(end)) ||
      forUsAtEnd.test(
        tokens
          .slice(-2)
          .map(({ norm }) => norm)
          .join(' '),
      ),
  };
  saidBefore.set(tokens, said);
  return said;
}

/** Returns the argument that the functions of a phrase row get for a request. */
export function hear(
  message: string,
  tokens: Token[],
  { slots, times }: Pick<TemplateMatch, 'slots' | 'times'>,
  world: World,
): Heard {
  const expressions = expressionsOf(slots, times, world);
  const { first, startsWithTask, whole, parts, isAlso, hasQuestionMark, isAskedOfUs } = saidIn(
    message,
    tokens,
  );
  return {
    // Each field is named, because spreading an object is much slower.
    first,
    startsWithTask,
    whole,
    message,
    parts,
    isAlso,
    hasQuestionMark,
    isAskedOfUs,
    text: (slot) => textIn(message, slots, slot),
    has: (slot) => (slots.get(slot)?.length ?? 0) > 0,
    when: expressions.map((time) => time.text).join(' '),
    times: expressions,
    sense: senseOf(expressions),
    world,
    find: (slot, kinds) => findThings(textIn(message, slots, slot), world, kinds),
    findWords: (words, kinds) => findThings(words, world, kinds),
    last: (kinds) => lastOf(world, kinds),
    items: (slot) => splitItems(message, slots.get(slot) ?? []),
  };
}

function textIn(message: string, slots: TemplateMatch['slots'], slot: string): string {
  return withoutQuotes(textOf(message, slots.get(slot) ?? []));
}

interface Found extends TemplateMatch {
  /** The tokens that the template was matched with. */
  read: Token[];
  isTimed: boolean;
}

/**
 * Matches one request with many templates and caches the results. Phrases with the same template share one
 * match and one `Heard`.
 */
export class Hearing {
  private readonly plain: Token[];
  private readonly matches = new Map<Program, Found | null>();
  private readonly plainMatches = new Map<Program, Found | null>();
  private readonly heard = new Map<Found, Heard>();

  constructor(
    private readonly request: { message: string; tokens: Token[]; plain: Token[] },
    private readonly world: World,
  ) {
    const { tokens, plain } = request;
    const isSame = tokens.length === plain.length && tokens.every((token, place) => token === plain[place]);
    this.plain = isSame ? tokens : plain;
    if (isSame) this.plainMatches = this.matches;
  }

  match(program: Program, isPlain: boolean): Found | null {
    const matches = isPlain ? this.plainMatches : this.matches;
    const known = matches.get(program);
    if (known !== undefined) return known;
    const read = isPlain ? this.plain : this.request.tokens;
    const matched = match(program, read);
    const found = matched && {
      ...matched,
      read,
      isTimed: matched.times.length > 0 || hasTime(matched.slots),
    };
    matches.set(program, found);
    return found;
  }

  hear(found: Found): Heard {
    const known = this.heard.get(found) ?? hear(this.request.message, found.read, found, this.world);
    this.heard.set(found, known);
    return known;
  }
}

function hasTime(slots: Map<string, Token[]>): boolean {
  for (const tokens of slots.values()) if (tokens.some(({ kind }) => kind === 'time')) return true;
  return false;
}

function expressionsOf(slots: Map<string, Token[]>, times: Token[], world: World): TimeExpression[] {
  const { headDay } = world;
  const timed = [...times];
  for (const tokens of slots.values())
    for (const token of tokens) if (token.kind === 'time') timed.push(token);
  const expressions = timed
    .sort((a, b) => a.start - b.start)
    .flatMap(({ time }): TimeExpression[] => (time ? [time] : []));
  return headDay && expressions.every(isHour)
    ? expressions.map((time) => onDay(time, headDay, world))
    : expressions;
}

function partsOf(message: string, tokens: Token[]): Part[] {
  return tokens.map((token) => ({
    word: token.kind === 'time' ? '' : token.norm,
    text: message.slice(token.start, token.end),
    gap: token.gap,
    time: token.time ?? null,
  }));
}

const alsoWords =
  /\b(?:as well|too|(?<!\b(?:can|could|may|might|would|will) )also)\b(?! (?:late|early|much|many|long|far))/i;
const alsoTime =
  /^(?:and|also|plus|then) again\b|^(?:and|also|plus)\s+(?:at |on |another )?(?=\d{1,2}(?:[:.]\d\d|\s*[ap]m)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;
const asksUs =
  /\b(?:can|could|will|would|can['’]?t) (?:you|u|ya)\b[^.!?]*$|\bpossible (?:to|for you)\b[^.!?]*$/i;
const forUs = /^\W*for (?:me|us)\b/i;
const forUsAtEnd = /^for (?:me|us)$/;
const plainHours = /^(?:at |from |by )?[\d:.\s–-]+(?:[ap]m?)?(?:\s*[–-]\s*[\d:.]+\s*(?:[ap]m?)?)?$/i;

/**
 * Returns the day (YYYY-MM-DD) that a time names, or the first day of a range. Returns null for a time
 * without a day, such as an hour.
 */
export function dayOf(time: TimeExpression | null | undefined): string | null {
  if (!time || isHour(time)) return null;
  return time.kind === 'range' ? time.from.date : 'date' in time ? time.date : null;
}

function isHour(time: TimeExpression): boolean {
  return (
    time.kind === 'time' || (time.kind === 'range' && time.from.time !== null && plainHours.test(time.text))
  );
}

function onDay(time: TimeExpression, day: string, { now, zone }: World): TimeExpression {
  if (time.kind === 'range') {
    const move = (end: typeof time.from) => ({
      ...end,
      date: day,
      at: end.time ? fromLocal(day, end.time, zone) : null,
    });
    return { ...time, from: move(time.from), to: move(time.to) };
  }
  if (time.kind !== 'time') return time;
  // An hour such as "3" was resolved for today. On another day, it may be in the other half of the day.
  const read = readTime(`${day} ${time.text}`, { now, zone });
  const clock = read?.kind === 'instant' ? read.time : time.time;
  const text = `${day} ${clock.slice(0, 5)}`;
  return { ...time, kind: 'instant', date: day, time: clock, at: fromLocal(day, clock, zone), text };
}

function lastOf(world: World, kinds?: Thing['kind'][]): Thing | null {
  const all = mentionsOf(world, kinds);
  const shown = all.filter(({ turn }) => turn === all[0]?.turn);
  if (shown.length === 1 && shown[0]?.how === 'shown') return shown[0].thing;
  const isThere = ({ id, kind }: Thing) => kind === 'event' || world.things.some((thing) => thing.id === id);
  return all.find(({ how, thing }) => how !== 'shown' && how !== 'deleted' && isThere(thing))?.thing ?? null;
}

const receivers = new Set('me us it that this them both one everything anything something'.split(' '));
const ownNouns = new Set(
  'list lists calendar schedule agenda reminders reminder alarm alarms todos event events'.split(' '),
);

/**
 * Returns whether a request tells the assistant to do something: true for "tell me the score". "Tell Tom the
 * score" is a task of the user instead.
 */
function isOrder(tokens: Token[]): boolean {
  const [, second] = tokens.filter(({ kind }) => kind !== 'time');
  return (
    !second ||
    second.norm === 'you' ||
    receivers.has(second.norm) ||
    tokens.some(({ norm }) => ownNouns.has(norm))
  );
}

function withoutQuotes(text: string): string {
  return /^[“"'„].*[”"']$/su.test(text) ? text.slice(1, -1).trim() : text;
}

export function senseOf(times: TimeExpression[]): TimeSense {
  if (times.length === 0) return 'none';
  const hasHour = times.some(namesHour);
  const series = times.filter(({ kind }) => kind === 'recurrence');
  if (series.length > 0) return hasHour ? 'hourly series' : 'series';
  if (hasHour) return 'hour';
  if (times.some(({ kind }) => kind === 'date')) return 'day';
  if (times.some(({ kind }) => kind === 'range')) return 'range';
  return times.some(({ kind }) => kind === 'duration') ? 'length' : 'unclear';
}

function namesHour(time: TimeExpression): boolean {
  if (time.kind === 'instant' || time.kind === 'time' || time.kind === 'part of day') return true;
  if (time.kind === 'recurrence') return time.time !== null;
  return time.kind === 'range' && time.from.time !== null;
}
