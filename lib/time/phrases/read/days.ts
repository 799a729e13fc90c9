import type { Match, Piece, Which } from '@/lib/time/phrases/pieces';
import { digits, mark, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds, counts, weekdayOf } from '@/lib/time/phrases/text/vocabulary';

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

export function relativeDay(scan: Scan, i: number): Match | null {
  const name = word(scan, i);
  const offset = offsets[name] ?? offsets[name.replace(/'?s$/, '')];
  if (offset !== undefined) {
    const strength = /[wy]'?s$/.test(name) ? 'faint' : 'sure';
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

export function whichAt(scan: Scan, i: number): { which: Which; next: number } {
  const start = maybe(scan, i, /^the$/);
  const which = whichOf[word(scan, start)];
  if (!which) return { which: 'plain', next: i };
  const second = which === 'this' ? whichOf[word(scan, start + 1)] : undefined;
  if (second === 'past' || second === 'coming') return { which: second, next: start + 2 };
  return { which, next: start + 1 };
}

export function weekdayAt(scan: Scan, i: number): Match | null {
  const { which, next: at } = whichAt(scan, i);
  const name = word(scan, at).replace(/'s$/, '');
  if (/^weekend$/.test(name)) return weekend(scan, i, at, which);
  const found = weekdayOf(name);
  if (!found || found.plural) return null;
  const next = found.short && mark(scan, at + 1) === '.' ? at + 2 : at + 1;
  const piece: Piece = { kind: 'weekday', day: found.day, which };
  const pieces: Piece[] = [piece];
  if (word(scan, next) === 'week' && clauseEnds(scan, next + 1)) {
    // British "friday week" is a week after the coming Friday.
    return sure([{ kind: 'shift', amount: { weeks: 1 }, sign: 1, from: piece }], next + 1);
  }
  if (word(scan, at).endsWith("'s")) return { pieces, next, strength: 'faint' };
  const vague = found.short && /^(mon|wed|sat|sun)$/.test(name) && which === 'plain';
  return { pieces, next, strength: vague && !introduced(scan, i) ? 'weak' : 'sure' };
}

function weekend(scan: Scan, i: number, at: number, which: Which): Match | null {
  const saturday: Piece = { kind: 'weekday', day: 6, which, isWeekend: true };
  const afterNext = skip(scan, at + 1, 'after', 'next');
  if (afterNext)
    return sure(
      [
        { ...saturday, which: 'plain' },
        { kind: 'period', unit: 'week', offset: 2 },
      ],
      afterNext,
    );
  const the = word(scan, at - 1) === 'the';
  if (which === 'plain' && !the) return null;
  const isIntroduced = i < at || /^(at|on|over|by|during|until)$/.test(word(scan, at - 2));
  return { pieces: [saturday], next: at + 1, strength: isIntroduced ? 'sure' : 'weak' };
}

function introduced(scan: Scan, i: number): boolean {
  return /^(on|by|until|till|every|each|from|for|before|after)$/.test(word(scan, i - 1));
}

export function dayPart(scan: Scan, i: number): Match | null {
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
  const afterOpener = skip(scan, article, 'this', 'past') ?? maybe(scan, article, /^(this|last|the)$/);
  const name = maybe(scan, afterOpener, /^(early|late|later|mid)$/);
  const part = word(scan, name).replace(/'s$/, '');
  if (part === 'night' && word(scan, name - 1) === 'mid') return null;
  if (part !== 'morning' && part !== 'afternoon' && part !== 'evening' && part !== 'night') return null;
  const isPast = word(scan, article) === 'last' || afterOpener === article + 2;
  const day = isPast ? -1 : word(scan, afterOpener - 1) === 'this' ? 0 : null;
  const inThe = skip(scan, i, 'in', 'the') ?? (word(scan, i) === 'at' && part === 'night' ? i + 1 : null);
  const isCertain = day !== null || inThe !== null || name > afterOpener;
  if (!isCertain && name === i && isNamed(scan, i)) return null;
  return { pieces: [{ kind: 'part', part, day }], next: name + 1, strength: isCertain ? 'sure' : 'weak' };
}

function isNamed(scan: Scan, i: number): boolean {
  const before = word(scan, i - 1);
  const day = maybe(scan, i + 1, /^(on|next|this)$/);
  const isNoun = before.length > 2 && !noNoun.test(before) && !weekdayOf(before) && !(before in offsets);
  const isDay = weekdayOf(word(scan, day)) !== null || word(scan, day) in offsets;
  const hasHour = digits(scan, maybe(scan, day + 1, /^(at|@|from)$/)) !== '';
  return occasions.test(before) || (isNoun && isDay && (hasHour || i === 1));
}

// "Movie night" and "parents' evening" name an event, whatever follows.
const occasions =
  /^(movie|film|quiz|games?|trivia|bingo|poker|karaoke|pub|cinema|girls|ladies|lads|parents?|open|info|information|curriculum|induction|awards|pizza|taco|curry|hen|stag)['’]?s?['’]?$/;

const noNoun =
  /^(the|this|that|next|last|every|each|one|some|any|all|for|and|but|from|until|till|before|after|early|late|later|mid|by|good|to?day|same|first|my|our|your|his|her|their|other|another|whole|half|past)$/;

export function nowAt(scan: Scan, i: number): Match | null {
  const moment =
    skip(scan, i, 'at', 'the', 'moment') ??
    skip(scan, i, 'at', 'this', 'moment') ??
    skip(scan, i, 'at', 'the', 'present', 'time') ??
    skip(scan, i, 'at', 'this', 'time') ??
    skip(scan, i, 'at', 'present') ??
    skip(scan, i, 'right', 'away') ??
    skip(scan, i, 'immediately') ??
    skip(scan, i, 'asap') ??
    (clauseEnds(scan, i + 1) ? skip(scan, i, 'atm') : null);
  if (moment) return { pieces: [{ kind: 'now' }], next: moment, strength: 'faint' };
  const sameTime = skip(scan, maybe(scan, i, /^(the|at)$/), 'same', 'time') ?? skip(scan, i, 'this', 'time');
  const inAWeek = sameTime && skip(scan, sameTime, 'next', 'week');
  if (inAWeek) return sure([{ kind: 'now' }, { kind: 'offset', days: 7 }], inAWeek);
  if (sameTime) return { pieces: [{ kind: 'now' }], next: sameTime, strength: 'weak' };
  const start = maybe(scan, i, /^(right|just)$/);
  if (word(scan, start) !== 'now' || /^(for|until|by|from|up)$/.test(word(scan, i - 1))) return null;
  if (/^(that|on|and|then)$/.test(word(scan, start + 1)) || counts(scan, start + 1)) return null;
  return { pieces: [{ kind: 'now' }], next: start + 1, strength: 'faint' };
}

export function sure(pieces: Piece[], next: number): Match {
  return { pieces, next, strength: 'sure' };
}
