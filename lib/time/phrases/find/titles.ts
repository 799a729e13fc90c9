import type { Span } from '@/lib/time/phrases/find/spans';
import type { Token } from '@/lib/time/phrases/text/tokens';

export function withoutTitles(tokens: Token[], spans: Span[]): Span[] {
  if (spans.length === 0) return spans;
  const covered = titleTokens(tokens);
  return spans.filter((span) => {
    const isCovered = tokens.slice(span.start, span.end).some((_, n) => covered.has(span.start + n));
    return (
      !isCovered &&
      !isName(tokens, span) &&
      !isTitled(tokens, span) &&
      !isAddress(tokens, span.end) &&
      !isWatched(tokens, span, spans)
    );
  });
}

const titles = `
friday night lights, friday night live, saturday night live, saturday night fever, good morning america,
good morning vietnam, morning show, good night and good luck, midnight in paris, midnight cowboy, midnight express,
midnight mass, midnight run, midnight sun, midnight's children, midnight library, 500 days of summer,
30 days of night, a hard day's night, tomorrow never dies, tomorrow never knows, edge of tomorrow,
tomorrow never comes, if tomorrow comes, yesterday once more, freaky friday, ruby tuesday, tuesdays with morrie,
sunday bloody sunday, sunday times, sunday telegraph, sunday mirror, mail on sunday, manic monday,
blue monday, monday blues, stormy monday, man friday, girl friday, his girl friday, tgi friday, tgi fridays,
monday night raw, any given sunday, night manager, 3:10 to yuma, 12 years a slave, 2001 a space odyssey,
blade runner 2049, born on the fourth of july, a midsummer night's dream, the hunt for red october,
hunt for red october, november rain, may day parade, around the world in 80 days, around the world in eighty days
`;

type TitleIndex = Map<string, string[][]>;
let cached: TitleIndex | undefined;

function titleIndex(): TitleIndex {
  if (cached) return cached;
  const index: TitleIndex = new Map();
  for (const title of titles.split(',')) {
    const words = title.trim().split(/\s+/);
    const first = words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  cached = index;
  return index;
}

function titleTokens(tokens: Token[]): Set<number> {
  const found = new Set<number>();
  const index = titleIndex();
  for (const [i, token] of tokens.entries()) {
    const title = index
      .get(token.text)
      ?.find((words) => words.every((word, n) => tokens[i + n]?.text === word));
    for (let n = 0; n < (title?.length ?? 0); n++) found.add(i + n);
  }
  for (const [open, close] of quotations(tokens)) for (let i = open; i <= close; i++) found.add(i);
  return found;
}

const closers: Record<string, string> = { '"': '"', '“': '”', '„': '“', '‘': '’', "'": "'", '«': '»' };
const maxQuoted = 40;

function quotations(tokens: Token[]): [open: number, close: number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < tokens.length; i++) {
    const closer = opensQuotation(tokens, i) ? closers[tokens[i]?.text ?? ''] : undefined;
    if (!closer) continue;
    const close = closeOf(tokens, i, closer);
    if (close === null) continue;
    const isAll = i === 0 && close >= tokens.length - 2;
    if (!isAll) found.push([i, close]);
    i = close;
  }
  return found;
}

function opensQuotation(tokens: Token[], i: number): boolean {
  const [mark, next] = [tokens[i], tokens[i + 1]];
  return mark?.kind === 'mark' && !mark.glued && next?.glued === true;
}

function closeOf(tokens: Token[], open: number, closer: string): number | null {
  for (let i = open + 1; i < Math.min(tokens.length, open + maxQuoted); i++) {
    const [mark, next] = [tokens[i], tokens[i + 1]];
    if (mark?.text === closer && mark.kind === 'mark' && !(next?.glued && next.kind === 'word')) return i;
  }
  return null;
}

function isName(tokens: Token[], { start, end, lead }: Span): boolean {
  const words = tokens.slice(start + lead.length, end);
  const next = tokens[end];
  if (!next?.isCapital || next.glued || next.kind !== 'word' || /^i('|$)/.test(next.text)) return false;
  const isOpened =
    lead.some((word) => word !== 'the') || /^(next|this|last|every)$/.test(words[0]?.text ?? '');
  const isCapital = words.every(({ kind, isCapital }) => kind === 'word' && isCapital);
  return (
    !isOpened && isCapital && start > 0 && !tokens.every(({ kind, isCapital: c }) => kind !== 'word' || c)
  );
}

const minor = /^(the|a|of|in|at|to|before|after|on|from)$/;

// True for capitals as in "The Day After Tomorrow", unless all other words are capitalized too.
function isTitled(tokens: Token[], { start, end }: Span): boolean {
  const words = tokens.slice(start, end);
  const others = [...tokens.slice(0, start), ...tokens.slice(end)].filter(({ kind }) => kind === 'word');
  if (!words.every(({ kind, isCapital }) => kind === 'word' && isCapital)) return false;
  if (words.length === 1)
    return words[0]?.text === 'now' && words[0].isUpper && others.some(({ isUpper }) => !isUpper);
  return (
    words.length > 2 &&
    words.some(({ text }, place) => (place > 0 || start > 0) && minor.test(text)) &&
    others.some(({ isCapital }) => !isCapital)
  );
}

function isWatched(tokens: Token[], { start, end, lead }: Span, spans: Span[]): boolean {
  const isLong = end - start > 2 && lead.length === 0 && tokens[start]?.isCapital === true;
  return (
    isLong && spans.length > 1 && /^(watch|rewatch|stream|read|reread)$/.test(tokens[start - 1]?.text ?? '')
  );
}

function isAddress(tokens: Token[], end: number): boolean {
  const [last, dot, suffix] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  return (
    last?.kind === 'word' &&
    dot?.text === '.' &&
    dot.glued &&
    suffix?.glued === true &&
    /^(com|org|net|io|co|app|ai|dev|info|tv|me|de|uk|fr|es|txt|pdf|docx?|xlsx?|csv|md|jpe?g|png)$/.test(
      suffix.text,
    )
  );
}
