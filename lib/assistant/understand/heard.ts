import { splitItems } from '@/lib/assistant/understand/items';
import { match, type TemplateMatch } from '@/lib/assistant/understand/match';
import type { Program } from '@/lib/assistant/understand/template';
import { findThings, mentionsOf } from '@/lib/assistant/understand/things';
import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import { isHour, onDay } from '@/lib/phrases/earlier/that-day';
import type { Heard, Part, Thing, TimeSense, World } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

type Said = Pick<
  Heard,
  'first' | 'startsWithTask' | 'whole' | 'message' | 'parts' | 'isAlso' | 'hasQuestionMark' | 'isAskedOfUs'
>;

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

interface Basis {
  said: Said;
  times: TimeExpression[];
  when: string;
  sense: TimeSense;
  world: World;
  findWords: Heard['findWords'];
  last: Heard['last'];
  items: Map<string, string[]>;
}

function basisOf(message: string, tokens: Token[], timed: Token[], world: World): Basis {
  const times = expressionsOf(timed, world);
  return {
    said: saidIn(message, tokens),
    times,
    when: times.map(({ text }) => text).join(' '),
    sense: senseOf(times),
    world,
    findWords: (words, kinds) => findThings(words, world, kinds),
    last: (kinds) => lastOf(world, kinds),
    items: new Map(),
  };
}

export function hear(
  message: string,
  tokens: Token[],
  { slots, times }: Pick<TemplateMatch, 'slots' | 'times'>,
  world: World,
): Heard {
  return heardWith(basisOf(message, tokens, times, world), slots);
}

function heardWith(basis: Basis, slots: TemplateMatch['slots']): Heard {
  const { said, times, when, sense, world, findWords, last } = basis;
  const texts = new Map<string, string>();
  function text(slot: string): string {
    const known = texts.get(slot) ?? withoutQuotes(textOf(said.message, slots.get(slot) ?? []));
    texts.set(slot, known);
    return known;
  }
  return {
    // Each field is named, because spreading an object is much slower.
    first: said.first,
    startsWithTask: said.startsWithTask,
    whole: said.whole,
    message: said.message,
    parts: said.parts,
    isAlso: said.isAlso,
    hasQuestionMark: said.hasQuestionMark,
    isAskedOfUs: said.isAskedOfUs,
    text,
    has(slot) {
      return (slots.get(slot)?.length ?? 0) > 0;
    },
    when,
    times,
    sense,
    world,
    find(slot, kinds) {
      return findThings(text(slot), world, kinds);
    },
    findWords,
    last,
    items(slot) {
      return itemsOf(basis, slots.get(slot) ?? []);
    },
  };
}

function itemsOf({ said, items }: Basis, tokens: Token[]): string[] {
  const key = `${tokens[0]?.start}-${tokens.at(-1)?.end}-${tokens.length}`;
  const known = items.get(key) ?? splitItems(said.message, tokens);
  items.set(key, known);
  return known;
}

interface Found extends TemplateMatch {
  read: Token[];
}

export class Hearing {
  private readonly plain: Token[];
  private readonly matches = new Map<Program, Found | null>();
  private readonly plainMatches = new Map<Program, Found | null>();
  private readonly heard = new Map<Found, Heard>();
  private readonly bases = new Map<Token[], Basis>();

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
    const found = matched && { ...matched, read };
    matches.set(program, found);
    return found;
  }

  hear(found: Found): Heard {
    const { heard, bases, world, request } = this;
    const known = heard.get(found);
    if (known) return known;
    const timed = found.read.filter(({ kind }) => kind === 'time');
    const basis = bases.get(found.read) ?? basisOf(request.message, found.read, timed, world);
    bases.set(found.read, basis);
    const made = heardWith(basis, found.slots);
    heard.set(found, made);
    return made;
  }
}

function expressionsOf(times: Token[], world: World): TimeExpression[] {
  const { headDay } = world;
  const expressions = times
    .toSorted((a, b) => a.start - b.start)
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
