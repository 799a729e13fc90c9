import { gather } from './phrases/draft';
import { type Moment, type When, zoned } from './phrases/moment';
import { resolve } from './phrases/resolve';
import { type Span, spansOf } from './phrases/spans';
import { type Scan, type Token, tokenize } from './phrases/tokens';

export type { When } from './phrases/moment';

/**
 * What a phrase of time means at `now` in `zone` (IANA). Conventions: docs/decisions/010.
 *
 * `date` (YYYY-MM-DD) and `time` (HH:MM:SS) are the wall clock as said, null where the words leave them out; `at` is
 * the instant, where it is known: a time alone is its next occurrence after `now`. `rule` is an RFC 5545 RRULE value in
 * local time; the rest is then its first occurrence after `now`. A time said in another zone ("7 PM CET") keeps that
 * zone's wall clock in `date` and `time`. "two days before", "an hour earlier" count from `anchor`, without one they are null.
 *
 * Null where the words name no point, contradict themselves, or name an impossible one. The past is resolved, not refused.
 */
export function resolveWhen(
  words: string,
  { now, zone, anchor }: { now: Date; zone: string; anchor?: Date },
): When | null {
  const tokens = tokenize(words);
  const said = gather(clearSpans(tokens) ?? looseSpans(tokens));
  if (!said) return null;
  const meant = said.main.zone?.zone ?? zone;
  const moment: Moment = {
    now: zoned(now, meant),
    anchor: anchor ? zoned(anchor, meant) : null,
    early: /\b(wak(e|es|ing)|get(ting)? up|alarm)\b/i.test(words.slice(0, 2000)),
  };
  try {
    return resolve(said, moment);
  } catch (error) {
    // Temporal's word for a day or an instant outside its calendar.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// A number nobody understood may be the half of the phrase that matters ("feb 30", "at 25:00").
function clearSpans(tokens: Token[]): Span[] | null {
  const spans = spansOf({ tokens, loose: false });
  const left = without(tokens, spans);
  return spans.length > 0 && left.every((token) => token.kind !== 'number') ? spans : null;
}

// Weak words such as "sun" or "5" are a time only where hardly anything else is said.
function looseSpans(tokens: Token[]): Span[] {
  const spans = spansOf({ tokens, loose: true });
  return without(tokens, spans).every((token) => token.kind === 'mark' || fillers.test(token.text))
    ? spans
    : [];
}

const fillers =
  /^(please|sharp|exactly|precisely|at|on|by|in|for|around|about|the|and|or|so|then|maybe|say|ok|okay|yes|it's|its|is|it|make|me|wake|up|get|alarm|remind|approximately|approx|only|early|late|time)$/;

function without(tokens: Token[], spans: Span[]): Token[] {
  return tokens.filter((_, i) => !spans.some((span) => i >= span.start && i < span.end));
}

/**
 * The parts of a sentence that speak of a time, from left to right, with their prepositions, so that what remains is
 * the title. Joined with a space they resolve to what the sentence means. Only the first 2,000 characters are read.
 */
export function findWhen(text: string): { index: number; text: string }[] {
  const scan: Scan = { tokens: tokenize(text), loose: false };
  return spansOf(scan).flatMap((span) => {
    const first = scan.tokens[span.start];
    const last = scan.tokens[span.end - 1];
    return first && last ? [{ index: first.start, text: text.slice(first.start, last.end) }] : [];
  });
}
