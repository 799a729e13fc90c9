import { contractions, shortForms } from '@/lib/assistant/understand/lexicon';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';

export interface Token {
  /**
   * In lower case with straight apostrophes. A contraction becomes two tokens: "what's" becomes "what" and
   * "is".
   */
  norm: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'quote' | 'emoji' | 'address' | 'time';
  gap: string;
  time?: TimeExpression;
}

const maxTokens = 900;

const tokenForm =
  /[“"„]([^”"“]{1,200})[”"]|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*)|([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.&@/_:-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:(?<=\d)[#*](?![\p{L}\p{N}]))?)|(['’]s)/gu;
const isNumber = /^\d+(?:[.,:]\d+)*$/;
const possessive = /^(.+)'s$/;

/** Splits a text into words, numbers and other tokens. Times are not recognized; `withTimes` does that. */
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
    else tokens.push(...wordTokens(norm, { start, end, gap }));
  }
  return tokens;
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

export function withTimes(text: string, tokens: Token[], at: { now: Date; zone: string }): Token[] {
  const times = findTimes(text.slice(0, maxTimed), at);
  if (times.length === 0) return tokens;
  const result: Token[] = [];
  let next = 0;
  for (const time of times) {
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= time.start)
      result.push(...tokens.slice(next, ++next));
    const first = tokens[next];
    // A time inside a quotation remains part of the quotation.
    if (!first || first.start >= time.end || (first.kind === 'quote' && first.end > time.end)) continue;
    result.push({ norm: '⏲', start: time.start, end: time.end, kind: 'time', gap: first.gap, time });
    while (next < tokens.length && (tokens[next]?.start ?? 0) < time.end) next += 1;
  }
  return [...result, ...tokens.slice(next)];
}

/** Returns the original text of tokens, with a space for each gap of omitted words. */
export function textOf(text: string, tokens: Token[]): string {
  let said = '';
  let end = -1;
  for (const token of tokens) {
    if (token.end <= end) continue;
    const isNext = end >= 0 && text.slice(end, token.start).length < 40 && end <= token.start;
    const between = isNext ? text.slice(end, token.start) : '';
    const isPunctuation = isNext && /^\s*[^\s\p{L}\p{N}]{0,3}\s*$/u.test(between);
    said += end < 0 ? '' : isPunctuation ? between : ' ';
    said += text.slice(Math.max(token.start, end), token.end);
    end = token.end;
  }
  return said.replace(/\s+/g, ' ').trim();
}
