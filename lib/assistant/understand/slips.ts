import { withCorrectedNoun } from '@/lib/assistant/understand/courtesy';
import { sounds } from '@/lib/assistant/understand/lexicon';
import { isDayOfSeries, type Token, withoutStutter } from '@/lib/assistant/understand/tokens';
import { affirming, betweenTimes, corrections, hedges, pauses, turning } from '@/lib/words/remarks';

export function withoutSlips(tokens: Token[]): Token[] {
  const isPicture = isPictureAtTime(tokens);
  const said = tokens
    .map(withNamedDay)
    .filter(
      ({ norm, kind }, place) =>
        (kind !== 'emoji' || isPicture || isItem(tokens[place - 1])) &&
        !sounds.test(norm) &&
        !(hedges.has(norm) && tokens[place + 1]?.kind === 'time'),
    );
  let rest = withoutStutter(withoutAsides(said.length > 0 ? said : tokens));
  rest = withoutDenial(withCorrectedTimes(withCorrectedNoun(rest)));
  for (let index = 1; index < rest.length - 1; index += 1) {
    const length = correctionAt(rest, index);
    if (length > 0) rest = corrected(rest, index, length);
  }
  return rest;
}

// "The kids have a half day friday" names a kind of day; "in a half day" is a length.
function withNamedDay(token: Token): Token {
  if (token.kind !== 'time' || !/^(?:an? )?half days?$/i.test(token.time?.text ?? '')) return token;
  const { time: _, ...word } = token;
  return { ...word, kind: 'word', norm: 'half day' };
}

// Feelings, hands, hearts and clocks name nothing.
const namesNothing =
  /^(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F440}-\u{1F450}\u{1F493}-\u{1F49F}\u{1F550}-\u{1F567}]|[👍👎👋❤✅✔☑✨🎉🔥💯⏰⏱⏲⌚🔔🕰🤝🤗📅🗓📆📌❗❓‼👆👇👉])/u;

// "🦷 tuesday 2pm": the picture is the title.
function isPictureAtTime(tokens: Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === 'time') &&
    tokens.some(({ kind }) => kind === 'emoji') &&
    tokens.every(({ kind, norm }) => kind === 'time' || (kind === 'emoji' && !namesNothing.test(norm)))
  );
}

function isItem(before: Token | undefined): boolean {
  return (
    before !== undefined &&
    (before.kind === 'emoji' || /^(?:buy|get|need|order|grab|some|more)$/.test(before.norm))
  );
}

const pausesBegunBy = Map.groupBy(pauses, ([first]) => first ?? '');

function isAt(tokens: Token[], index: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[index + offset]?.norm === word);
}

function withoutAsides(tokens: Token[]): Token[] {
  let rest = tokens;
  for (let index = 1; index < rest.length - 1; index += 1) {
    const found = pausesBegunBy.get(rest[index]?.norm ?? '')?.find((words) => isAt(rest, index, words));
    const after = rest[index + (found?.length ?? 0)];
    // "How do you say … in French" asks for a translation, and "what else is due" for what is due.
    const isAsked =
      (found?.includes('you') && !/[,–—-]/.test(after?.gap ?? '')) ||
      (found?.[0] === 'what' && /^(?:is|are|do|does|did|have|has|was|can|should)$/.test(after?.norm ?? ''));
    if (found && after && !isAsked) rest = [...rest.slice(0, index), ...rest.slice(index + found.length)];
  }
  return rest;
}

function withCorrectedTimes(tokens: Token[]): Token[] {
  let rest = tokens;
  for (let index = 0; index < rest.length; index += 1) {
    const old = rest[index];
    if (old?.kind !== 'time') continue;
    const next = nextTime(rest, index);
    if (next < 0) break;
    const between = rest.slice(index + 1, next).map(({ norm }) => norm);
    const fresh = rest[next];
    const again = fresh?.time?.text.toLowerCase();
    if (!fresh || isDayOfSeries(old, fresh)) continue;
    if (doubting.test(between.join(' ')) && isSameDay(old, fresh)) {
      rest = [...rest.slice(0, index), combined(old, fresh), ...rest.slice(next + 1)];
      index = -1;
      continue;
    }
    if (between.some((word) => affirming.has(word)) && isSameDay(old, fresh)) {
      const isBetween = between.every((word) => affirming.has(word) || betweenTimes.has(word));
      if (!isBetween) continue;
      rest = [...rest.slice(0, index), combined(old, fresh), ...rest.slice(next + 1)];
      index = -1;
      continue;
    }
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

// "On thursday wait whats thursday the 26th".
const doubting =
  /^(?:(?:wait|hang on|hold on|um|er|so) )?(?:whats|what is|what ['’]s|what date is|which is|that is|thats)$/;

function isSameDay(old: Token, fresh: Token): boolean {
  const [before, after] = [old.time, fresh.time];
  if (before?.text === after?.text) return true;
  return Boolean(
    before && after && 'date' in before && 'date' in after && before.date && before.date === after.date,
  );
}

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

// "4:30 am, no, 4:15" gives 4:15 am.
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

// "Ann's, no not Ann, Sue's" gives "Sue's".
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

const correctionsBegunBy = Map.groupBy(
  corrections.map((words) => words.split(' ')).sort((a, b) => b.length - a.length),
  ([first]) => first ?? '',
);
const weak = new Set(['no', 'sorry', 'actually', 'rather', 'wait', 'correction', 'oops']);

function correctionAt(tokens: Token[], index: number): number {
  for (const words of correctionsBegunBy.get(tokens[index]?.norm ?? '') ?? []) {
    if (!isAt(tokens, index, words)) continue;
    const after = tokens[index + words.length];
    // "Can you make that 7?" takes nothing back.
    if (words[0] === 'make' && /^(?:you|please|and|just|to|us|then)$/.test(tokens[index - 1]?.norm ?? ''))
      return 0;
    // "Actually, make that oat milk" corrects an earlier message.
    if (words[0] === 'make' && tokens.slice(0, index).every(({ norm }) => weak.has(norm) || norm === 'oh'))
      return 0;
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

function listPlaceIn(tokens: Token[]): number {
  if (tokens.at(-1)?.norm !== 'list') return -1;
  return tokens.findLastIndex(({ norm }) => /^(?:on|to|onto|in|from|off)$/.test(norm));
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
  const place = listPlaceIn(before);
  if (place > 1) return [...before.slice(0, 1), ...after, ...before.slice(place)];
  const item = before.findLastIndex(({ gap }) => /[,;]/.test(gap));
  const from = Math.max(1, item, before.length - replaced);
  return [...before.slice(0, from), ...after];
}
