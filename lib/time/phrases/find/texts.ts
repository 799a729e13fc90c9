import { type Span, spansOf } from '@/lib/time/phrases/find/spans';
import { withoutTitles } from '@/lib/time/phrases/find/titles';
import type { Token } from '@/lib/time/phrases/text/tokens';

export function spansInSentence(tokens: Token[]): Span[] {
  const all = spansOf(tokens, { loose: false });
  const spans = withoutTitles(tokens, all);
  if (all.length > 0 || tokens.length > 12) return spans;
  return looseSpans(tokens).filter((span) => !isLoneNumber(tokens.slice(span.start, span.end)));
}

/**
 * Returns the time expressions in a text that should name a time. In such a text, even "5" alone is a time.
 */
export function spansInPhrase(tokens: Token[]): Span[] {
  const spans = spansOf(tokens, { loose: false });
  const left = without(tokens, spans);
  // A number outside of the expressions may be the important part of the phrase: "feb 30", "at 25:00".
  const isClear = spans.length > 0 && left.every((token) => token.kind !== 'number');
  return isClear ? spans : looseSpans(tokens);
}

// A weak word such as "sun" or "5" is a time only if the text has almost no other words.
function looseSpans(tokens: Token[]): Span[] {
  const spans = spansOf(tokens, { loose: true });
  return without(tokens, spans).every((token) => token.kind === 'mark' || fillers.test(token.text))
    ? spans
    : [];
}

const fillers =
  /^(please|sharp|exactly|precisely|at|on|by|in|for|around|about|the|and|or|so|then|maybe|say|ok|okay|yes|it's|its|is|it|make|me|wake|up|get|alarm|remind|approximately|approx|only|early|late|time)$/;

function isLoneNumber(tokens: Token[]): boolean {
  const words = tokens.filter(({ text }) => !fillers.test(text));
  return (
    words.length === 1 &&
    !/^(\d{3,4}|0\d|mon|tues?|wed|thur?s?|fri|sat|sun|lunchtime|\p{L}{6,})$/u.test(words[0]?.text ?? '')
  );
}

function without(tokens: Token[], spans: Span[]): Token[] {
  return tokens.filter((_, i) => !spans.some((span) => i >= span.start && i < span.end));
}
