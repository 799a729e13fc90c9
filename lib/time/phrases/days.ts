import { cardinal, ordinal, yearAt } from './numbers';
import type { Match, Piece, Which } from './pieces';
import { mark, maybe, type Scan, skip, word } from './tokens';
import { clauseEnds, counts, monthOf, weekdayOf } from './vocabulary';

/** Days and stretches named from today: "tomorrow", "next friday", "this evening", "end of the month", "now". */
export function dayAt(scan: Scan, i: number): Match | null {
  return (
    relativeDay(scan, i) ??
    weekdayAt(scan, i) ??
    dayPart(scan, i) ??
    edgeAt(scan, i) ??
    stretch(scan, i) ??
    nowAt(scan, i)
  );
}

const offsets: Record<string, number> = {
  today: 0,
  tdy: 0,
  tomorrow: 1,
  tomorow: 1,
  tommorow: 1,
  tommorrow: 1,
  tomorrrow: 1,
  tmrw: 1,
  tmr: 1,
  tmw: 1,
  yesterday: -1,
};

function relativeDay(scan: Scan, i: number): Match | null {
  const name = word(scan, i);
  const offset = offsets[name.replace(/'s$/, '')];
  if (offset !== undefined) {
    const strength = name.endsWith("'s") ? 'faint' : 'sure';
    if (offset >= 0 && word(scan, i + 1) === 'week')
      return sure([{ kind: 'offset', days: offset + 7 }], i + 2);
    return { pieces: [{ kind: 'offset', days: offset }], next: i + 1, strength };
  }
  const start = maybe(scan, i, /^the$/);
  const after = skip(scan, start, 'day', 'after') ?? skip(scan, start, 'day', 'before');
  if (!after || word(scan, after) !== (word(scan, after - 1) === 'after' ? 'tomorrow' : 'yesterday'))
    return null;
  return sure([{ kind: 'offset', days: word(scan, after - 1) === 'after' ? 2 : -2 }], after + 1);
}

const whichOf: Record<string, Which> = {
  this: 'this',
  current: 'this',
  next: 'next',
  following: 'next',
  last: 'last',
  previous: 'last',
  past: 'past',
  coming: 'coming',
  upcoming: 'coming',
};

/** "this", "the following", "this coming": how a name is meant, and where the name begins. */
export function whichAt(scan: Scan, i: number): { which: Which; next: number } {
  const start = maybe(scan, i, /^the$/);
  const which = whichOf[word(scan, start)];
  if (!which) return { which: 'plain', next: i };
  const second = which === 'this' ? whichOf[word(scan, start + 1)] : undefined;
  if (second === 'past' || second === 'coming') return { which: second, next: start + 2 };
  return { which, next: start + 1 };
}

function weekdayAt(scan: Scan, i: number): Match | null {
  const { which, next: at } = whichAt(scan, i);
  const name = word(scan, at).replace(/'s$/, '');
  if (/^weekend$/.test(name)) return weekend(scan, i, at, which);
  const found = weekdayOf(name);
  if (!found || found.plural) return null;
  const next = found.short && mark(scan, at + 1) === '.' ? at + 2 : at + 1;
  const piece: Piece = { kind: 'weekday', day: found.day, which };
  const pieces: Piece[] = [piece];
  if (word(scan, next) === 'week' && clauseEnds(scan, next + 1)) {
    // British: "friday week" is the one after the coming friday.
    return sure([{ kind: 'shift', amount: { weeks: 1 }, sign: 1, from: piece }], next + 1);
  }
  if (word(scan, at).endsWith("'s")) return { pieces, next, strength: 'faint' };
  const vague = found.short && /^(mon|wed|sat|sun)$/.test(name) && which === 'plain';
  return { pieces, next, strength: vague && !introduced(scan, i) ? 'weak' : 'sure' };
}

function weekend(scan: Scan, i: number, at: number, which: Which): Match | null {
  const the = word(scan, at - 1) === 'the';
  if (which === 'plain' && !the) return null;
  const told = i < at || /^(at|on|over|by|during|until)$/.test(word(scan, at - 2));
  return { pieces: [{ kind: 'weekday', day: 6, which }], next: at + 1, strength: told ? 'sure' : 'weak' };
}

function introduced(scan: Scan, i: number): boolean {
  return /^(on|by|until|till|every|each|from|for|before|after)$/.test(word(scan, i - 1));
}

function dayPart(scan: Scan, i: number): Match | null {
  if (/^(tonight|tonite)('s)?$/.test(word(scan, i))) {
    const strength = word(scan, i).endsWith("'s") ? 'faint' : 'sure';
    return { pieces: [{ kind: 'part', part: 'night', day: 0 }], next: i + 1, strength };
  }
  const firstThing = skip(scan, i, 'first', 'thing');
  if (
    firstThing &&
    word(scan, i - 1) !== 'the' &&
    (clauseEnds(scan, firstThing) || weekdayOf(word(scan, firstThing)))
  ) {
    return sure(
      [{ kind: 'part', part: 'morning', day: null }],
      skip(scan, firstThing, 'in', 'the', 'morning') ?? firstThing,
    );
  }
  const article = skip(scan, i, 'in', 'the') ?? skip(scan, i, 'at') ?? i;
  const told = maybe(scan, article, /^(this|last|the)$/);
  const name = maybe(scan, told, /^(early|late|later|mid)$/);
  const part = word(scan, name).replace(/'s$/, '');
  if (part === 'night' && word(scan, name - 1) === 'mid') return null;
  if (part !== 'morning' && part !== 'afternoon' && part !== 'evening' && part !== 'night') return null;
  const day = /^last$/.test(word(scan, article)) ? -1 : /^this$/.test(word(scan, name - 1)) ? 0 : null;
  const opened = skip(scan, i, 'in', 'the') ?? (word(scan, i) === 'at' && part === 'night' ? i + 1 : null);
  const firm = day !== null || opened !== null || name > told;
  return { pieces: [{ kind: 'part', part, day }], next: name + 1, strength: firm ? 'sure' : 'weak' };
}

function edgeAt(scan: Scan, i: number): Match | null {
  const name = word(scan, i);
  const short = { eod: 'day', eow: 'week', eom: 'month', eoy: 'year' } as const;
  const unit = short[name as keyof typeof short];
  if (unit) return sure([{ kind: 'edge', edge: 'end', unit }], i + 1);
  const start = maybe(scan, i, /^the$/);
  const close = skip(scan, start, 'close', 'of', 'business') ?? skip(scan, start, 'cob');
  if (close) return sure([{ kind: 'clock', hour: 17, minute: 0, second: 0, half: '24' }], close);
  const edge = /^end$/.test(word(scan, start))
    ? 'end'
    : /^(start|beginning)$/.test(word(scan, start))
      ? 'start'
      : null;
  if (!edge) return null;
  const of = maybe(scan, start + 1, /^of$/);
  const the = maybe(scan, of, /^(the|my)$/);
  const whole = word(scan, the);
  if (whole === 'day' || whole === 'week' || whole === 'month' || whole === 'year') {
    if (edge === 'start' && whole === 'day') return null;
    return sure([{ kind: 'edge', edge, unit: whole }], the + 1);
  }
  if (of > start + 1 && /^(every|each)$/.test(word(scan, of)))
    return sure([{ kind: 'edge', edge, unit: null }], start + 1);
  const inner = of > start + 1 ? (relativeDay(scan, the) ?? weekdayAt(scan, the) ?? stretch(scan, of)) : null;
  return inner ? sure([{ kind: 'edge', edge, unit: null }, ...inner.pieces], inner.next) : null;
}

function stretch(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const beyond = skip(scan, start + 1, 'after', 'next');
  const whole = word(scan, start);
  if (beyond && (whole === 'week' || whole === 'month' || whole === 'year')) {
    return sure([{ kind: 'span', unit: whole, offset: 2 }], beyond);
  }
  const { which, next } = whichAt(scan, i);
  const name = word(scan, next).replace(/'s$/, '');
  const offset = which === 'next' || which === 'coming' ? 1 : which === 'last' || which === 'past' ? -1 : 0;
  if (which !== 'plain' && (name === 'week' || name === 'month' || name === 'year')) {
    return { pieces: [{ kind: 'span', unit: name, offset }], next: next + 1, strength: 'sure' };
  }
  const the = skip(scan, i, 'the', 'month');
  if (the) return { pieces: [{ kind: 'span', unit: 'month', offset: 0 }], next: the, strength: 'weak' };
  const month = monthOf(name);
  const year = month && yearAt(scan, maybe(scan, next + 1, /^(of|,)$/));
  if (month && year)
    return { pieces: [{ kind: 'month', month, year: year.value }], next: year.next, strength: 'weak' };
  if (!month || cardinal(scan, next + 1) || ordinal(scan, next + 1)) return null;
  const told = which !== 'plain' || /^(in|of|by|until|during|end|start|beginning)$/.test(word(scan, i - 1));
  if (!told && !scan.loose && /^(may|mar|march)$/.test(name)) return null;
  const strength = which !== 'plain' || /^(in|during)$/.test(word(scan, i - 1)) ? 'sure' : 'weak';
  return { pieces: [{ kind: 'month', month, year: null }], next: maybe(scan, next + 1, /^\.$/), strength };
}

function nowAt(scan: Scan, i: number): Match | null {
  const moment =
    skip(scan, i, 'at', 'the', 'moment') ??
    skip(scan, i, 'at', 'the', 'present', 'time') ??
    skip(scan, i, 'at', 'this', 'time') ??
    skip(scan, i, 'at', 'present') ??
    skip(scan, i, 'right', 'away') ??
    skip(scan, i, 'immediately') ??
    skip(scan, i, 'asap');
  if (moment) return { pieces: [{ kind: 'now' }], next: moment, strength: 'faint' };
  const sameTime = skip(scan, maybe(scan, i, /^(the|at)$/), 'same', 'time') ?? skip(scan, i, 'this', 'time');
  if (sameTime) return { pieces: [{ kind: 'now' }], next: sameTime, strength: 'weak' };
  const start = maybe(scan, i, /^(right|just)$/);
  if (word(scan, start) !== 'now' || /^(for|until|by|from|up)$/.test(word(scan, i - 1))) return null;
  if (/^(that|on|and|then)$/.test(word(scan, start + 1)) || counts(scan, start + 1)) return null;
  return { pieces: [{ kind: 'now' }], next: start + 1, strength: 'faint' };
}

function sure(pieces: Piece[], next: number): Match {
  return { pieces, next, strength: 'sure' };
}
