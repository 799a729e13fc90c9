import type { Clock, Match } from '@/lib/time/phrases/pieces';
import { routineAt } from '@/lib/time/phrases/read/routines';
import { belowHundred, cardinal } from '@/lib/time/phrases/text/numbers';
import { digits, type Found, mark, maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds, counts } from '@/lib/time/phrases/text/vocabulary';
import { zoneAt } from '@/lib/time/phrases/text/zones';

type Strength = Match['strength'];
type ClockFound = { clock: Clock; next: number; strength: Strength };

export function clockAt(scan: Scan, i: number): Match | null {
  const range = rangeAt(scan, i);
  if (range) return range;
  // The time of a sunset depends on the place and the season.
  const isBySun = /^(dawn|sunrise|sunset|sundown|dusk|nightfall)$/.test(word(scan, i));
  if (isBySun && /^(at|by|before|after|until|around)$/.test(word(scan, i - 1)))
    return { pieces: [{ kind: 'unclear' }], next: i + 1, strength: 'sure' };
  const found = named(scan, i) ?? pastOrTo(scan, i) ?? written(scan, i) ?? spoken(scan, i);
  if (!found) return null;
  if (!possible(found.clock)) return { pieces: [{ kind: 'unclear' }], next: found.next, strength: 'weak' };
  const zone = zoneAt(scan, found.next);
  if (!zone) return { pieces: [found.clock], next: found.next, strength: found.strength };
  return { pieces: [found.clock, { kind: 'zone', zone: zone.value }], next: zone.next, strength: 'sure' };
}

function rangeAt(scan: Scan, i: number): Match | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?-(\d{1,2})(?:[:.](\d{2}))?$/.exec(digits(scan, i));
  if (!parts) return null;
  const [, h1 = '', m1, h2 = '', m2] = parts;
  const far = withEnding(scan, i + 1, h2, m2 ?? '00', undefined, m1 || m2 ? 'sure' : 'weak');
  const near = withEnding(scan, scan.tokens.length, h1, m1 ?? '00', undefined, 'weak');
  if (!possible(near.clock) || !possible(far.clock))
    return { pieces: [{ kind: 'unclear' }], next: far.next, strength: 'weak' };
  return { pieces: [near.clock], far: [far.clock], next: far.next, strength: far.strength };
}

function named(scan: Scan, i: number): ClockFound | null {
  const twelve = /^(12|twelve)$/.test(scan.tokens[i]?.text ?? '') ? i + 1 : i;
  const two = skip(scan, twelve, 'mid', '-', 'night') ?? skip(scan, twelve, 'mid', 'night');
  if (two || word(scan, twelve) === 'midnight')
    return { clock: at(0, 0, '24'), next: two ?? twelve + 1, strength: 'sure' };
  if (/^(noon|noonish|midday)$/.test(word(scan, twelve)) || skip(scan, twelve, 'mid', '-', 'day')) {
    return {
      clock: at(12, 0, '24'),
      next: skip(scan, twelve, 'mid', '-', 'day') ?? twelve + 1,
      strength: 'sure',
    };
  }
  return routineAt(scan, i);
}

function pastOrTo(scan: Scan, i: number): ClockFound | null {
  const british = word(scan, i) === 'half' ? hourAt(scan, i + 1) : null;
  if (british) return onHour(scan, british, 30, clauseEnds(scan, british.next) ? 'sure' : 'weak');
  const minutes = minutesAt(scan, i);
  if (!minutes) return null;
  const direction = word(scan, minutes.next);
  const past = /^(past|after)$/.test(direction);
  const before = /^(to|til|till|before|of)$/.test(direction);
  if (!past && !before) return null;
  const fives = minutes.value % 5 === 0;
  if (!minutes.sure && (direction === 'before' || (/^(after|of)$/.test(direction) && !fives))) return null;
  // "five of six" can mean a share and not 5:55.
  if (direction === 'of' && (minutes.value > 20 || !clauseEnds(scan, minutes.next + 2))) return null;
  // "3 to 5" is a range. Without the word "minutes", only multiples of five count down to an hour:
  // "ten to five".
  const usual = fives && !/^(from|between)$/.test(word(scan, i - 1));
  if (!minutes.sure && before && !usual) return null;
  const hour = hourAt(scan, minutes.next + 1);
  if (!hour) return null;
  // "5 to 7" in digits is a range. "five to seven" in words is 6:55.
  const isRange = !minutes.sure && direction !== 'of' && digits(scan, i) !== '' && minutes.value < hour.value;
  if (before && isRange && hour.value <= 12) return null;
  const named = /^(noon|midday|midnight)$/.test(word(scan, minutes.next + 1));
  // "Make it ten to six".
  const isMeant =
    /^(it|is|it's|its|say)$/.test(word(scan, i - 1)) &&
    digits(scan, i) === '' &&
    hour.value <= 12 &&
    clauseEnds(scan, hour.next);
  const sure =
    minutes.sure ||
    direction === 'past' ||
    named ||
    (fives && (isMeant || ending(scan, hour.next).half !== null));
  return onHour(
    scan,
    hour,
    past ? minutes.value : -minutes.value,
    sure && !counts(scan, hour.next) ? 'sure' : 'weak',
  );
}

function minutesAt(scan: Scan, i: number): (Found<number> & { sure: boolean }) | null {
  const start = maybe(scan, i, /^a$/);
  if (word(scan, start) === 'quarter') return { value: 15, next: start + 1, sure: true };
  if (word(scan, i) === 'half') return { value: 30, next: i + 1, sure: true };
  const count = cardinal(scan, i);
  if (!count || count.value < 1 || count.value > 59) return null;
  const next = maybe(scan, count.next, /^(m|mins?|minutes?)$/);
  return { value: count.value, next, sure: next > count.next };
}

function hourAt(scan: Scan, i: number): Found<number> | null {
  if (/^(noon|midday)$/.test(word(scan, i))) return { value: 12, next: i + 1 };
  if (word(scan, i) === 'midnight') return { value: 24, next: i + 1 };
  const hour = cardinal(scan, i);
  return hour && hour.value >= 1 && hour.value <= 23 ? hour : null;
}

function onHour(scan: Scan, hour: Found<number>, minutes: number, strength: Strength): ClockFound {
  const { half, next } = ending(scan, hour.next);
  const fixed =
    hour.value === 24 ||
    hour.value > 12 ||
    (hour.value === 12 && /^(noon|midday)$/.test(word(scan, hour.next - 1)));
  const total = hour.value * 60 + minutes;
  const clock = at(Math.floor(total / 60), total % 60, fixed ? '24' : half);
  // "Quarter to one" counts back from 1 to 0:45, which means 12:45.
  const turned = clock.hour === 0 && !fixed ? { ...clock, hour: 12 } : { ...clock, hour: clock.hour % 24 };
  return { clock: turned, next, strength };
}

function written(scan: Scan, i: number): ClockFound | null {
  const run = digits(scan, i);
  if (!run) return null;
  const colon = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(run);
  if (colon) return withEnding(scan, i + 1, colon[1], colon[2], colon[3], 'sure');
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(run);
  if (dotted) return withEnding(scan, i + 1, dotted[1], dotted[2], undefined, 'weak');
  // "Pay the nanny 45 on friday".
  const isAtHour = /^(at|@|for|to|until|till?|is)$/.test(word(scan, i - 1) || mark(scan, i - 1));
  if (/^(2[5-9]|[3-9]\d)(\d\d)?$/.test(run) && !isAtHour && !/^(?:[ap]|now$)/.test(word(scan, i + 1)))
    return null;
  const joined = /^(\d{1,2})(\d{2})$/.exec(run);
  if (joined) return military(scan, i + 1, joined[1], joined[2]);
  if (!/^\d{1,2}$/.test(run) || (scan.tokens[i + 1]?.glued && /^(st|nd|rd|th)$/.test(word(scan, i + 1))))
    return null;
  const withH = scan.tokens[i + 1]?.glued && /^h(s|rs?|ours?)?$/.test(word(scan, i + 1));
  if (!withH) {
    const found = withEnding(scan, i + 1, run, '00', undefined, 'weak');
    // Two bare numbers in a row probably are a code.
    return found.strength === 'weak' && scan.tokens[i - 1]?.kind === 'number' ? null : found;
  }
  const minutes =
    /^\d{2}$/.test(digits(scan, i + 2)) && scan.tokens[i + 2]?.glued ? digits(scan, i + 2) : null;
  return {
    clock: at(Number(run), Number(minutes ?? 0), '24'),
    next: minutes ? i + 3 : i + 2,
    strength: minutes ? 'sure' : 'weak',
  };
}

function withEnding(scan: Scan, i: number, h = '', m = '', s = '0', plain: Strength = 'weak'): ClockFound {
  const { half, next } = ending(scan, i);
  const hour = Number(h);
  const certain = h.startsWith('0') || hour >= 13;
  const clock = { ...at(hour, Number(m), half ?? (certain ? '24' : null)), second: Number(s) };
  return { clock, next, strength: half || next > i ? 'sure' : plain };
}

function military(scan: Scan, i: number, h = '', m = ''): ClockFound | null {
  const found = withEnding(scan, i, h, m);
  const hours = maybe(scan, found.next, /^(hours|hrs|h)$/);
  const year = /^(19|20)$/.test(h) && !/^(at|@|by|around)$/.test(scan.tokens[i - 2]?.text ?? '');
  if (year && found.strength === 'weak' && hours === found.next) return null;
  const strength =
    found.clock.half === 'am' || found.clock.half === 'pm' || hours > found.next ? 'sure' : 'weak';
  return { ...found, next: hours, strength };
}

function spoken(scan: Scan, i: number): ClockFound | null {
  if (scan.tokens[i]?.kind !== 'word') return null;
  const hour = belowHundred(scan, i);
  if (!hour || hour.value > 23 || hour.value === 0) return null;
  // "The one on Friday" is a thing.
  if (word(scan, i) === 'one' && (word(scan, i - 1) === 'the' || isPronoun(scan, i))) return null;
  // "Eight of them" is an amount.
  if (
    word(scan, hour.next) === 'of' &&
    /^(them|us|you|those|these|my|our|the)$/.test(word(scan, hour.next + 1))
  )
    return null;
  const certain = hour.value > 12 ? '24' : null;
  const hundred = word(scan, hour.next) === 'hundred' ? hour.next + 1 : null;
  const minutes = hundred ? { value: 0, next: hundred } : minutesAfter(scan, hour.next);
  const { half, next } = ending(scan, minutes?.next ?? hour.next);
  const named = maybe(scan, next, hundred ? /^(hours|hrs)$/ : /^minutes$/);
  const strength = half || next > (minutes?.next ?? hour.next) || (hundred && named > next) ? 'sure' : 'weak';
  if (hundred && strength === 'weak') return null;
  const finalStrength = minutes && clauseEnds(scan, named) ? 'sure' : strength;
  return {
    clock: at(hour.value, minutes?.value ?? 0, half ?? certain),
    next: minutes ? named : next,
    strength: finalStrength,
  };
}

// True for "one" in "move the bike one to noon".
function isPronoun(scan: Scan, i: number): boolean {
  return (
    scan.tokens[i - 1]?.kind === 'word' &&
    word(scan, i + 1) === 'to' &&
    /^(noon|midday|midnight)$/.test(word(scan, i + 2))
  );
}

function minutesAfter(scan: Scan, i: number): Found<number> | null {
  const start = maybe(scan, i, /^-$/);
  const zero = /^(o|oh)$/.test(word(scan, start)) ? belowHundred(scan, start + 1) : null;
  if (zero) return zero.value > 0 && zero.value < 10 ? zero : null;
  const minutes = scan.tokens[start]?.kind === 'word' ? belowHundred(scan, start) : null;
  return minutes && minutes.value >= 10 && minutes.value < 60 ? minutes : null;
}

// Matches "o'clock", "ish", "a.m.", "p m" and "9a", as people and speech recognizers write them.
function ending(scan: Scan, i: number): { half: 'am' | 'pm' | null; next: number } {
  const oclock = /^(o'clock|oclock|ish)$/.test(word(scan, i)) ? i + 1 : (skip(scan, i, 'o', 'clock') ?? i);
  const half = meridiem(scan, oclock);
  if (!half) return { half: null, next: oclock };
  const later = /^(o'clock|oclock|ish)$/.test(word(scan, half.next)) ? half.next + 1 : half.next;
  return { half: half.value, next: later };
}

function meridiem(scan: Scan, from: number): Found<'am' | 'pm'> | null {
  const inThe = skip(scan, from, 'in', 'the');
  if (inThe && /^[ap]m$/.test(word(scan, inThe)))
    return { value: word(scan, inThe) as 'am' | 'pm', next: inThe + 1 };
  const i =
    mark(scan, from) === '.' && scan.tokens[from]?.glued && scan.tokens[from + 1]?.glued ? from + 1 : from;
  const whole = word(scan, i);
  if (whole === 'am' || whole === 'pm') return { value: whole, next: i + 1 };
  const half = whole === 'a' ? 'am' : whole === 'p' ? 'pm' : null;
  if (!half) return null;
  const m = maybe(scan, i + 1, /^\.$/);
  if (word(scan, m) === 'm') return { value: half, next: m > i + 1 ? maybe(scan, m + 1, /^\.$/) : m + 1 };
  return scan.tokens[i]?.glued && i === from ? { value: half, next: i + 1 } : null;
}

function at(hour: number, minute: number, half: Clock['half']): Clock {
  return { kind: 'clock', hour, minute, second: 0, half };
}

function possible({ hour, minute, second, half }: Clock): boolean {
  if (minute > 59 || second > 59 || hour > 23) return false;
  if (half === 'am') return hour >= 1 && hour <= 12;
  return half !== 'pm' || hour >= 1;
}
