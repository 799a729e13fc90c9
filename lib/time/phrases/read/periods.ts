import type { Match, Piece } from '@/lib/time/phrases/pieces';
import { clockAt } from '@/lib/time/phrases/read/clocks';
import { relativeDay, sure, weekdayAt, whichAt } from '@/lib/time/phrases/read/days';
import { durationAt } from '@/lib/time/phrases/read/durations';
import { holidayAt } from '@/lib/time/phrases/read/holidays';
import { cardinal, ordinal, yearAt } from '@/lib/time/phrases/text/numbers';
import { type Found, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds, monthOf, unitOf } from '@/lib/time/phrases/text/vocabulary';

export function edgeAt(scan: Scan, i: number): Match | null {
  const name = word(scan, i);
  const short = { eod: 'day', eow: 'week', eom: 'month', eoy: 'year' } as const;
  const unit = short[name as keyof typeof short];
  if (unit) return sure([{ kind: 'edge', edge: 'end', unit }], i + 1);
  const start = maybe(scan, i, /^the$/);
  const close =
    skip(scan, start, 'close', 'of', 'business') ??
    skip(scan, start, 'end', 'of', 'business', 'day') ??
    skip(scan, start, 'end', 'of', 'business') ??
    skip(scan, start, 'cob');
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
  const inner =
    of > start + 1 ? (relativeDay(scan, the) ?? weekdayAt(scan, the) ?? periodAt(scan, of)) : null;
  return inner ? sure([{ kind: 'edge', edge, unit: null }, ...inner.pieces], inner.next) : null;
}

export function periodAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const beyond = skip(scan, start + 1, 'after', 'next');
  const whole = word(scan, start);
  if (beyond && (whole === 'week' || whole === 'month' || whole === 'year')) {
    return sure([{ kind: 'period', unit: whole, offset: 2 }], beyond);
  }
  const weekOf = skip(scan, start, 'week', 'of') ?? skip(scan, start, 'week', 'beginning');
  if (weekOf && dayFollows(scan, weekOf)) return sure([{ kind: 'weekOf', isWeekend: false }], weekOf);
  if (/^weekend$/.test(whole) && start === i && !/^(the|a|my|our)$/.test(word(scan, i - 1)))
    return { pieces: [{ kind: 'weekOf', isWeekend: true }], next: i + 1, strength: 'weak' };
  const other =
    nthWeekAt(scan, i) ??
    restAt(scan, i) ??
    windowAt(scan, i) ??
    quarterAt(scan, i) ??
    seasonAt(scan, i) ??
    yearAlone(scan, i);
  if (other) return other;
  const { which, next } = whichAt(scan, i);
  const name = word(scan, next).replace(/'s$/, '');
  const offset = which === 'next' || which === 'coming' ? 1 : which === 'last' || which === 'past' ? -1 : 0;
  if (which !== 'plain' && (name === 'week' || name === 'month' || name === 'quarter' || name === 'year')) {
    return { pieces: [{ kind: 'period', unit: name, offset }], next: next + 1, strength: 'sure' };
  }
  const the = skip(scan, i, 'the', 'month');
  if (the)
    return {
      pieces: [{ kind: 'period', unit: 'month', offset: 0, isAny: true }],
      next: the,
      strength: 'weak',
    };
  const month = monthOf(name);
  const year = month && yearAt(scan, maybe(scan, next + 1, /^(of|,)$/));
  if (month && year) return sure([{ kind: 'month', month, year: year.value }], year.next);
  if (!month || ordinal(scan, next + 1)) return null;
  // "First monday of january 8am": the number is an hour.
  const isHour = word(scan, i - 1) === 'of' && clockAt(scan, next + 1)?.strength === 'sure';
  if (cardinal(scan, next + 1) && !isHour) return null;
  const isIntroduced =
    which !== 'plain' ||
    /^(in|of|by|before|until|till|since|during|end|start|beginning)$/.test(word(scan, i - 1));
  if (!isIntroduced && !scan.loose && /^(may|mar|march)$/.test(name)) return null;
  const isBound =
    (/^(by|before|until|till|since|after|starting)$/.test(word(scan, i - 1)) ||
      // "From june" may name a person.
      (word(scan, i - 1) === 'from' && !/^(april|may|june|august)$/.test(name))) &&
    clauseEnds(scan, maybe(scan, next + 1, /^\.$/));
  const isPlaced = isBound || /^(in|during)$/.test(word(scan, i - 1));
  const strength = which !== 'plain' || isPlaced ? 'sure' : 'weak';
  return { pieces: [{ kind: 'month', month, year: null }], next: maybe(scan, next + 1, /^\.$/), strength };
}

function dayFollows(scan: Scan, i: number): boolean {
  const the = maybe(scan, i, /^the$/);
  return (
    monthOf(word(scan, the)) !== null ||
    holidayAt(scan, the) !== null ||
    ordinal(scan, the) !== null ||
    cardinal(scan, the) !== null ||
    weekdayAt(scan, the) !== null
  );
}

function restAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const of = skip(scan, start, 'rest', 'of') ?? skip(scan, start, 'remainder', 'of');
  const the = of === null ? null : maybe(scan, of, /^(the|this)$/);
  const unit = word(scan, the ?? -1);
  if (the !== null && (unit === 'week' || unit === 'month' || unit === 'year'))
    return sure([{ kind: 'period', unit, offset: 0, isRest: true }], the + 1);
  const isAll = skip(scan, i, 'the', 'week') !== null && clauseEnds(scan, i + 2);
  if (!isAll) return null;
  return { pieces: [{ kind: 'period', unit: 'week', offset: 0 }], next: i + 2, strength: 'weak' };
}

function nthWeekAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const rank = word(scan, start) === 'last' ? { value: -1, next: start + 1 } : ordinal(scan, start);
  if (!rank || rank.value > 5) return null;
  // "The last two weeks of december".
  const count = Math.abs(rank.value) === 1 ? cardinal(scan, rank.next) : null;
  const unit = count?.next ?? rank.next;
  if (word(scan, unit) !== (count ? 'weeks' : 'week') || (count && count.value > 4)) return null;
  const of = maybe(scan, unit + 1, /^(of|in)$/);
  const whole = of > unit + 1 ? periodAt(scan, of) : null;
  const [inner] = whole?.pieces ?? [];
  const isLong = inner?.kind === 'month' || (inner?.kind === 'period' && /^(month|year)$/.test(inner.unit));
  return whole && isLong
    ? sure([{ kind: 'nthWeek', n: rank.value, weeks: count?.value ?? 1 }, ...whole.pieces], whole.next)
    : null;
}

function windowAt(scan: Scan, i: number): Match | null {
  const start = maybe(scan, i, /^the$/);
  const isAhead = /^(next|coming|following|upcoming)$/.test(word(scan, start));
  if (!isAhead && !/^(last|past|previous)$/.test(word(scan, start))) return null;
  const single = unitOf(word(scan, start + 1));
  const isSingle = single && /^(hours|minutes)$/.test(single.unit);
  const length = isSingle ? { value: { [single.unit]: 1 }, next: start + 2 } : durationAt(scan, start + 1);
  if (!length) return null;
  const piece: Piece = { kind: 'window', amount: length.value, sign: isAhead ? 1 : -1 };
  return { pieces: [piece], next: length.next, strength: 'sure' };
}

const ofQuarter =
  /^(?:forecasts?|reports?|reviews?|results?|figures?|numbers?|budgets?|plan|planning|goals?|targets?|tax|taxes|vat|returns?|accounts|earnings|okrs?|kpis?|decks?|slides|invoices?|statements?|summary|update)$/;

function quarterAt(scan: Scan, i: number): Match | null {
  const number = scan.tokens[i + 1];
  const short = word(scan, i) === 'q' && number?.glued ? /^[1-4]$/.exec(number.text) : null;
  const start = maybe(scan, i, /^the$/);
  const rank = short ? null : ordinal(scan, start);
  const isNamed = rank && rank.value <= 4 && word(scan, rank.next) === 'quarter';
  const quarter = short ? Number(short[0]) : isNamed ? rank.value : null;
  if (quarter === null) return null;
  const end = short ? i + 2 : (rank?.next ?? i) + 1;
  // "Send the Q4 forecast".
  if (short && ofQuarter.test(word(scan, end))) return null;
  const year = yearAt(scan, maybe(scan, end, /^(of|in)$/));
  const piece: Piece = { kind: 'quarter', quarter, year: year?.value ?? null };
  return { pieces: [piece], next: year?.next ?? end, strength: year || short ? 'sure' : 'weak' };
}

const seasons: Record<string, 1 | 2 | 3 | 4> = { spring: 1, summer: 2, autumn: 3, fall: 3, winter: 4 };

function seasonAt(scan: Scan, i: number): Match | null {
  const { which, next } = whichAt(scan, i);
  const the = which === 'plain' ? maybe(scan, i, /^the$/) : next;
  const season = seasons[word(scan, the)];
  if (!season) return null;
  const year = yearAt(scan, maybe(scan, the + 1, /^of$/));
  const isIn = /^(in|during|over)$/.test(word(scan, i - 1)) && clauseEnds(scan, the + 1);
  if (which === 'plain' && !year && !isIn) return null;
  const piece: Piece = { kind: 'season', season, year: year?.value ?? null, which };
  return { pieces: [piece], next: year?.next ?? the + 1, strength: 'sure' };
}

export function seasonNamed(scan: Scan, i: number): Found<Piece> | null {
  const season = seasons[word(scan, i)];
  const month = monthOf(word(scan, i));
  const isListed = /^(and|or|&|,)$/.test(scan.tokens[i + 1]?.text ?? '');
  const isAlone = clauseEnds(scan, i + 1) || /^(at|around|on|in|by)$/.test(word(scan, i + 1));
  if (!isAlone || isListed) return null;
  if (season) return { value: { kind: 'season', season, year: null, which: 'plain' }, next: i + 1 };
  return month ? { value: { kind: 'month', month, year: null }, next: i + 1 } : null;
}

function yearAlone(scan: Scan, i: number): Match | null {
  const the = skip(scan, i, 'the', 'year') ?? i;
  const isIntroduced = the > i || /^(in|of|since|until|by|during)$/.test(word(scan, i - 1));
  const year = isIntroduced ? yearAt(scan, the) : null;
  if (!year || !clauseEnds(scan, year.next)) return null;
  return { pieces: [{ kind: 'year', year: year.value }], next: year.next, strength: 'weak' };
}
