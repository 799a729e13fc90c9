import { askingOpeners, closers, openers, questionWords, sounds } from '@/lib/assistant/understand/lexicon';
import { match } from '@/lib/assistant/understand/match';
import { compile, type Program } from '@/lib/assistant/understand/template';
import { isDayOfSeries, type Token, withoutStutter } from '@/lib/assistant/understand/tokens';
import { betweenTimes, corrections, hedges, keepers, pauses, turning } from '@/lib/words/remarks';

interface Compiled {
  openings: Program[];
  askings: Program[];
  endings: Program[];
  keeping: Program[];
}

let compiled: Compiled | undefined;

function courtesies(): Compiled {
  const keeping = keepers.map(compile);
  return {
    openings: openers.map(compile),
    askings: askingOpeners.map(compile),
    endings: [...closers.map(compile), ...keeping],
    keeping,
  };
}

/** True for "please remind me of that". */
export function onlyKeeps(tokens: Token[]): boolean {
  compiled ??= courtesies();
  return tokens.length <= longestKeeping && compiled.keeping.some((program) => match(program, tokens));
}

export function withoutCourtesy(tokens: Token[]): Token[] {
  compiled ??= courtesies();
  let rest = tokens;
  for (let round = 0; round < 8; round += 1) {
    const shorter = withoutEnding(withoutOpening(rest, compiled), compiled.endings);
    if (shorter.length === rest.length || shorter.length === 0) return rest;
    rest = shorter;
  }
  return rest;
}

const longestKeeping = 12;
const longestEnding = 8;
const longestOpening = 16;

function withoutOpening(tokens: Token[], { openings, askings }: Compiled): Token[] {
  const head = tokens.slice(0, longestOpening);
  const word = head[0]?.norm ?? '';
  if (head[0]?.kind === 'time') return tokens;
  let longest = 0;
  for (const program of openings) {
    if (program.firsts && !program.firsts.has(word)) continue;
    const found = match(program, head, false);
    if (found && found.end > longest && found.end < tokens.length) longest = found.end;
  }
  for (const program of longest === 0 ? askings : []) {
    const found = match(program, head, false);
    if (found && questionWords.has(tokens[found.end]?.norm ?? '')) return tokens.slice(found.end);
  }
  return tokens.slice(longest);
}

function withoutEnding(tokens: Token[], endings: Program[]): Token[] {
  const last = tokens.at(-1)?.norm ?? '';
  const possible = endings.filter(({ lasts }) => !lasts || lasts.has(last) || last === "'s");
  const longest = possible.length > 0 ? Math.min(longestEnding, tokens.length - 1) : 0;
  for (let length = longest; length > 0; length -= 1) {
    const tail = tokens.slice(-length);
    const word = tail[0]?.norm ?? '';
    if (tail.some(({ kind }) => kind === 'time')) continue;
    // "My knee felt ok" tells how it felt.
    if (
      word === 'okay' &&
      /^(?:feels?|felt|is|was|are|were|am|be|looks?|went|seems?)$/.test(tokens.at(-length - 1)?.norm ?? '')
    )
      continue;
    // "What time will you remind me" is a question about a reminder.
    if (questionWords.has(tokens[0]?.norm ?? '') && tail.some(({ norm }) => norm === 'remind')) continue;
    if (possible.some((program) => (!program.firsts || program.firsts.has(word)) && match(program, tail)))
      return tokens.slice(0, -length);
  }
  return tokens;
}

/**
 * Leaves out the tokens that no row and no classifier has to read: sounds, slips of the tongue and what the
 * speaker takes back.
 */
export function withoutSlips(tokens: Token[]): Token[] {
  const said = tokens.filter(
    ({ norm, kind }, place) =>
      kind !== 'emoji' && !sounds.test(norm) && !(hedges.has(norm) && tokens[place + 1]?.kind === 'time'),
  );
  let rest = withoutStutter(withoutAsides(said.length > 0 ? said : tokens));
  rest = withoutDenial(withCorrectedTimes(rest));
  for (let index = 1; index < rest.length - 1; index += 1) {
    const length = correctionAt(rest, index);
    if (length > 0) rest = corrected(rest, index, length);
  }
  return rest;
}

function withoutAsides(tokens: Token[]): Token[] {
  let rest = tokens;
  for (let index = 1; index < rest.length - 1; index += 1) {
    const found = pauses.find((words) => words.every((word, offset) => rest[index + offset]?.norm === word));
    const after = rest[index + (found?.length ?? 0)];
    // "How do you say … in French" asks for a translation.
    const isAsked = found?.includes('you') && !/[,–—-]/.test(after?.gap ?? '');
    if (found && after && !isAsked) rest = [...rest.slice(0, index), ...rest.slice(index + found.length)];
  }
  return rest;
}

function withCorrectedTimes(tokens: Token[]): Token[] {
  let rest = tokens;
  for (let index = 0; index < rest.length; index += 1) {
    const [old, next] = [rest[index], nextTime(rest, index)];
    if (old?.kind !== 'time' || next < 0) continue;
    const between = rest.slice(index + 1, next).map(({ norm }) => norm);
    const fresh = rest[next];
    const again = fresh?.time?.text.toLowerCase();
    if (!fresh || isDayOfSeries(old, fresh)) continue;
    if (
      !between.every((word) => betweenTimes.has(word) || word === again) &&
      between.join(' ') !== 'instead of'
    )
      continue;
    if (between.join(' ') === 'not' || between.join(' ') === 'instead of')
      rest = [...rest.slice(0, index), withDayOf(old, fresh), ...rest.slice(next + 1)];
    else if (between.some((word) => turning.has(word)) || old.time?.text === fresh.time?.text) {
      rest = [...withoutDoubt(rest.slice(0, index)), combined(old, fresh), ...rest.slice(next + 1)];
      index = -1;
    }
  }
  return rest;
}

/** Reads "at 3, not 3:30 tomorrow" as tomorrow at 3. */
function withDayOf(kept: Token, denied: Token): Token {
  const isHour = kept.time?.kind === 'time' && denied.time?.kind === 'instant';
  return isHour ? combined(denied, kept) : kept;
}

function nextTime(tokens: Token[], index: number): number {
  return tokens.findIndex(({ kind }, place) => place > index && kind === 'time');
}

function withoutDoubt(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ norm }) => !betweenTimes.has(norm));
  const tail = tokens.slice(last + 1);
  const cut = tail.findIndex(({ norm }) => turning.has(norm));
  return cut < 0 ? tokens : tokens.slice(0, last + 1);
}

function combined(old: Token, fresh: Token): Token {
  const [before, after] = [old.time, fresh.time];
  const day = after && 'date' in after ? after.date : before && 'date' in before ? before.date : null;
  const own = after && 'time' in after ? after.time : null;
  const hour = own && before ? inHalfOf(before.text, own, after?.text ?? '') : (own ?? timeOf(before));
  const isPlain = [before, after].every((time) => time && ['date', 'time', 'instant'].includes(time.kind));
  if (!before || !after || !isPlain || !day || !hour || after.kind === 'instant') return fresh;
  const at = after.kind === 'time' ? after.at : 'at' in before ? before.at : null;
  if (!at) return fresh;
  const time = {
    ...after,
    kind: 'instant' as const,
    date: day,
    time: hour,
    at,
    text: `${day} ${hour.slice(0, 5)}`,
  };
  return { ...fresh, time };
}

function timeOf(time: Token['time']): string | null {
  return time && 'time' in time ? time.time : null;
}

/** Reads 4:15 in "4:30 am, no, 4:15" as 4:15 am. */
function inHalfOf(before: string, hour: string, text: string): string {
  const half = /\bmorning\b/i.test(before)
    ? 'a'
    : /\b(?:afternoon|evening|night)\b/i.test(before)
      ? 'p'
      : /\d ?([ap])\.?m?\b/i.exec(before)?.[1]?.toLowerCase();
  if (!half || /\d ?[ap]\.?m?\b|^(?:at )?(?:0\d|1[3-9]|2\d)/i.test(text)) return hour;
  const value = (Number(hour.slice(0, 2)) % 12) + (half === 'p' ? 12 : 0);
  return `${String(value).padStart(2, '0')}${hour.slice(2)}`;
}

/** Replaces "Ann's, no not Ann, Sue's" by "Sue's". */
function withoutDenial(tokens: Token[]): Token[] {
  const denial = tokens.findIndex(
    ({ norm }, place) =>
      norm === 'not' &&
      place > 1 &&
      turning.has(tokens[place - 1]?.norm ?? '') &&
      tokens[place + 1]?.kind === 'word',
  );
  const denied = tokens[denial + 1]?.norm;
  const first = denial < 0 ? -1 : tokens.slice(0, denial).findIndex(({ norm }) => norm === denied);
  return first < 0 ? tokens : [...tokens.slice(0, first), ...tokens.slice(denial + 2)];
}

const correctionWords = corrections.map((words) => words.split(' ')).sort((a, b) => b.length - a.length);
const weak = new Set(['no', 'sorry', 'actually', 'rather', 'wait', 'correction', 'oops']);

function correctionAt(tokens: Token[], index: number): number {
  for (const words of correctionWords) {
    if (!words.every((word, offset) => tokens[index + offset]?.norm === word)) continue;
    const after = tokens[index + words.length];
    if (!after || after.norm === 'please' || after.norm === 'undo') return 0;
    const before = tokens[index - 1];
    if (before && isDayOfSeries(before, after)) return 0;
    const isBetweenTimes = before?.kind === 'time' && after.kind === 'time';
    const isBetweenNumbers =
      tokens[index - 1]?.kind === 'number' && after.kind === 'number' && weak.has(words[0] ?? '');
    const isSetOff = /[,;.–—-]/.test(tokens[index]?.gap ?? '') && /[,;.–—-]/.test(after.gap);
    if (words.length > 1 || isBetweenTimes || isBetweenNumbers || (isSetOff && weak.has(words[0] ?? '')))
      return words.length;
  }
  return 0;
}

function corrected(tokens: Token[], index: number, length: number): Token[] {
  const before = tokens.slice(0, index);
  const after = tokens.slice(index + length);
  if (after[0]?.kind === 'time') {
    const last = before.findLastIndex(({ kind }) => kind === 'time');
    const [old, fresh] = [before[last], after[0]];
    if (old && fresh)
      return [...before.slice(0, last), ...before.slice(last + 1), combined(old, fresh), ...after.slice(1)];
  }
  const said = after.findIndex(({ gap, kind }, place) => kind === 'time' || (place > 0 && /[,;]/.test(gap)));
  if (after[0]?.kind === 'number' && before.at(-1)?.kind === 'number') {
    const word = before.findLastIndex(({ kind }) => kind !== 'number');
    return [...before.slice(0, word + 1), ...after];
  }
  const replaced = said < 0 ? after.length : said;
  const item = before.findLastIndex(({ gap }) => /[,;]/.test(gap));
  const from = Math.max(1, item, before.length - replaced);
  return [...before.slice(0, from), ...after];
}
