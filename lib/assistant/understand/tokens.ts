import { contractions, shortForms } from '@/lib/assistant/understand/lexicon';
import { withoutTaskTimes } from '@/lib/phrases/task-times';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { isHoliday } from '@/lib/time/phrases/holidays/words';
import { taskVerbs } from '@/lib/words/verbs';

export interface Token {
  /** The text in lower case, without short forms: "What's" becomes the two tokens "what" and "is". */
  norm: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'quote' | 'emoji' | 'address' | 'time';
  gap: string;
  time?: TimeExpression;
}

const maxTokens = 900;

const tokenForm =
  /[“"„]([^”"“]{1,200})[”"]|((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)|(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*)|([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’.&@/_:-]|(?<=\d)[#*](?=\d))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:(?<=\d)[#*](?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])(?:A|B|AB|O))[+-](?:ve)?(?![\p{L}\p{N}]))?)|(['’]s)/gu;
const isNumber = /^\d+(?:[.,:]\d+)*$/;
const possessive = /^(.+)'s$/;

/**
 * Splits a text into words, numbers and other tokens. A time such as "at 5" is still several tokens;
 * `withTimes` joins them.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenForm)) {
    if (tokens.length >= maxTokens) break;
    const [all, quote, address, emoji] = match;
    const start = match.index;
    const gap = text.slice(end, start);
    end = start + all.length;
    const kind = quote ? 'quote' : address ? 'address' : emoji ? 'emoji' : 'word';
    const norm = all.toLowerCase().replaceAll('’', "'");
    if (kind !== 'word') tokens.push({ norm: kind === 'emoji' ? all : norm, start, end, kind, gap });
    else if (isPlace(all, tokens.at(-1), text.slice(end))) tokens.push({ norm, start, end, kind, gap });
    else if (isUnit(all, tokens.at(-1))) tokens.push({ norm, start, end, kind, gap });
    else tokens.push(...wordTokens(norm, { start, end, gap }));
  }
  return tokens;
}

// "Dinner at luigi's friday", "meet at St James's at 1".
function isPlace(text: string, before: Token | undefined, after: string): boolean {
  return (
    /^\p{L}.*['’]s$/u.test(text) &&
    (/^\p{Lu}/u.test(text) || !/^(?:\s+(?:is|are|was)\b|\s*[:=])/i.test(after)) &&
    !contractions.has(text.toLowerCase().replaceAll('’', "'")) &&
    /^(?:at|from|near|by|round|outside|st)$/.test(before?.norm ?? '')
  );
}

// In "WTU 291 K", "K" does not mean "okay".
function isUnit(text: string, before: Token | undefined): boolean {
  return /^\p{Lu}$/u.test(text) && before?.kind === 'number';
}

function wordTokens(norm: string, place: { start: number; end: number; gap: string }): Token[] {
  const { start, end, gap } = place;
  const opened = contractions.get(norm);
  if (opened)
    return opened.map((part, index) => ({
      norm: part,
      start,
      end,
      kind: 'word',
      gap: index === 0 ? gap : '',
    }));
  const owner = possessive.exec(norm)?.[1];
  if (owner)
    return [
      { norm: owner, start, end: end - 2, kind: 'word', gap },
      { norm: "'s", start: end - 2, end, kind: 'word', gap: '' },
    ];
  const kind = isNumber.test(norm) ? 'number' : 'word';
  return [{ norm: shortForms.get(norm) ?? norm, start, end, kind, gap }];
}

const maxTimed = 800;
const ofSum = /[£$€₹] ?\d[\d.,]* (?:an?|per|each) \p{L}+$/u;

export function withTimes(text: string, tokens: Token[], at: { now: Date; zone: string }): Token[] {
  const read = text.slice(0, maxTimed).replace(modalNow, '   ');
  // In "now friday", "now" only says that something changed.
  const other = findTimes(
    read.replace(loneNow, (now) => ' '.repeat(now.length)),
    at,
  );
  const times = withoutTaskTimes(text, other.length > 0 || !loneNow.test(read) ? other : findTimes(read, at));
  if (times.length === 0) return tokens;
  const result: Token[] = [];
  let next = 0;
  for (const [place, found] of times.entries()) {
    const time = afterWord(found, text, tokens);
    if (time.kind === 'duration' && isOfThing(text, time, times[place + 1])) continue;
    // "191-D-40822" is a code, and "£20 a week" is a sum.
    if (time.kind === 'duration' && /^-[\p{L}\d]/u.test(text.slice(time.end))) continue;
    if (time.kind === 'duration' && ofSum.test(text.slice(0, time.end))) continue;
    // "Diwali dinner on saturday" is on Saturday.
    if (time.kind === 'date' && opensName(text, time) && times.some((other) => isDayBeside(time, other)))
      continue;
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= time.start)
      result.push(...tokens.slice(next, ++next));
    const first = tokens[next];
    // A time inside a quotation remains part of the quotation.
    if (!first || first.start >= time.end || (first.kind === 'quote' && first.end > time.end)) continue;
    result.push({ norm: '⏲', start: time.start, end: time.end, kind: 'time', gap: first.gap, time });
    while (next < tokens.length && (tokens[next]?.start ?? 0) < time.end) next += 1;
  }
  return withAnchors([...result, ...tokens.slice(next)]);
}

// In "check-in the day before", the time does not begin within the word.
function afterWord(time: TimeExpression, text: string, tokens: Token[]): TimeExpression {
  const cut = tokens.findIndex(({ start, end }) => start < time.start && end > time.start);
  const next = tokens[cut + 1];
  if (tokens[cut]?.kind !== 'word' || text[time.start - 1] !== '-' || !next || next.start >= time.end)
    return time;
  return { ...time, start: next.start, text: text.slice(next.start, time.end) };
}

// "Now" is not a time in "the plumber must now come first".
const modalNow = /(?<=\b(?:must|should|can|will|may|could|shall) )now(?= \p{L})/giu;
const loneNow = /(?<!\b(?:from|until|till|right|by|of|just) )\bnow\b(?! on\b)/gi;
const counting = /\b(?:before|after|later|earlier)$/i;
const clauseStarts = new Set('i we please remind can could tell ping you'.split(' '));

// "two days before that" becomes one time.
function withAnchors(tokens: Token[]): Token[] {
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1];
    const isAnchor = ({ norm }: Token, index: number) =>
      (norm === 'that' || norm === 'it') &&
      counting.test(tokens[index - 1]?.time?.text ?? '') &&
      (clauseStarts.has(tokens[index + 1]?.norm ?? '') || taskVerbs.has(tokens[index + 1]?.norm ?? ''));
    if (isAnchor(token, place)) return [];
    return next && isAnchor(next, place + 1) ? [{ ...token, end: next.end }] : [token];
  });
}

function opensName(text: string, { text: words, end }: TimeExpression): boolean {
  return (
    isHoliday(words) &&
    !/^(?:on|for|by|at|after|before|until|till|since|the|this|next)\b/i.test(words) &&
    /^\s+\p{L}/u.test(text.slice(end))
  );
}

function isDayBeside(holiday: TimeExpression, other: TimeExpression): boolean {
  return other !== holiday && (other.kind === 'date' || (other.kind === 'instant' && !isHoliday(other.text)));
}

// Matches the noun in "a 5 min set".
const ofThing =
  /^\s+(?!(?:before|beforehand|ahead|earlier|later|early|late|after|afterwards|from|prior|back|forward|forwards|in|notice|warning|heads|ago|of|to|until|till|and|or|at|on|by|for|with|more|longer|please|reminder|timer|alarm|that|the|my|each|every|per|a)\b)\p{L}{2}/iu;
const bareLength = /^\d+(?:[.,]\d)?[ -]?(?:mins?|minute|hrs?|hour|day|week|month|year)$/i;

function isOfThing(text: string, time: TimeExpression, next: TimeExpression | undefined): boolean {
  if (next && /^\d+s$/i.test(time.text)) return true;
  const isApart = next !== undefined && text.slice(time.end, next.start).trim() !== '';
  return isApart && bareLength.test(time.text) && ofThing.test(text.slice(time.end, time.end + 20));
}

/** Returns the part of `text` that the tokens cover. A space replaces omitted words. */
export function textOf(text: string, tokens: Token[]): string {
  let said = '';
  let end = -1;
  for (const token of tokens) {
    if (token.end <= end) continue;
    const isNext = end >= 0 && text.slice(end, token.start).length < 40 && end <= token.start;
    const between = isNext ? text.slice(end, token.start) : '';
    const isPunctuation = between === ' ' || (isNext && /^\s*[^\s\p{L}\p{N}]{0,3}\s*$/u.test(between));
    said +=
      end < 0
        ? ''
        : isPunctuation
          ? between
          : `${/^\s*,/.test(token.gap) && !joining.has(token.norm) ? ', ' : ' '}${currency.exec(token.gap)?.[0] ?? ''}`;
    said += text.slice(Math.max(token.start, end), token.end);
    end = token.end;
  }
  // "Call Bo (plumber)" ends with its last word.
  const isOpen = text[end] === ')' && said.lastIndexOf('(') > said.lastIndexOf(')');
  return `${said}${isOpen ? ')' : ''}`.replace(/\s+/g, ' ').trim();
}

const currency = /[£$€₹]$/;

const joining = new Set(
  'and or but with for at in on to from of by then so my our his her their urgent important'.split(' '),
);

// Abbreviations whose period does not end a sentence.
const shortened = new Set('dr mr mrs ms prof st jr sr no tel ext approx v vs'.split(' '));

export function sentencesOf(tokens: Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    const last = sentences.at(-1)?.at(-1);
    const isShort =
      /^\.\s/.test(token.gap) &&
      (shortened.has(last?.norm ?? '') || (/(?:str|pl)$/.test(last?.norm ?? '') && /^\d/.test(token.norm)));
    const isNew =
      !isShort &&
      (isLaugh(sentences.at(-1)) || /(?<![.!?;…])[.!?;…]+[)"”’]*\s|\n|[:;]-?[)(DP]+\s/.test(token.gap)) &&
      last !== undefined;
    // A sentence of only a time belongs to the sentence before it.
    if (isNew && !(token.kind === 'time' && tokens.at(-1) === token)) sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

function isLaugh(sentence: Token[] = []): boolean {
  return (
    sentence.length > 1 && /^(?:lol|lmao|rofl|xd|(?:ha){2,}h?|(?:he){2,})$/.test(sentence.at(-1)?.norm ?? '')
  );
}

const stuttered = new Set('the a an i to and my on at in of it is we you for with that so'.split(' '));

export function withoutStutter(tokens: Token[]): Token[] {
  return tokens.filter(({ norm, end }, place) => {
    const next = tokens[place + 1];
    return !(
      next &&
      stuttered.has(norm) &&
      next.norm === norm &&
      next.start >= end &&
      !/[.!?]/.test(next.gap)
    );
  });
}

export function isDayOfSeries({ time }: Token, fresh: Token): boolean {
  return (
    time?.kind === 'recurrence' &&
    fresh.time?.kind === 'date' &&
    /^(?:every|each) (?:month|week|year)$|^(?:month|week|year)ly$/i.test(time.text)
  );
}

export function areTimes(tokens: Token[]): boolean {
  return tokens.every(({ kind }) => kind === 'time');
}
