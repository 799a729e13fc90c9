import { spansInPhrase, spansInSentence } from '@/lib/time/phrases/find/texts';
import { asDaily } from '@/lib/time/phrases/resolve/daily';
import { gatherPieces } from '@/lib/time/phrases/resolve/draft';
import { momentOf, type When } from '@/lib/time/phrases/resolve/moment';
import { resolve } from '@/lib/time/phrases/resolve/resolve';
import { tokenize } from '@/lib/time/phrases/text/tokens';

export type { When } from '@/lib/time/phrases/resolve/moment';

/**
 * Returns the time that `words` mean. Null for other words. `zone` is used for words without their own time
 * zone. "Two days before" counts from `anchor`.
 */
export function resolveWhen(
  words: string,
  { now, zone, anchor }: { now: Date; zone: string; anchor?: Date },
): When | null {
  const tokens = tokenize(words);
  const phrase = gatherPieces(spansInPhrase(tokens));
  if (!phrase) return null;
  const moment = momentOf(words, phrase.main.zone?.zone ?? zone, now, anchor, zone);
  try {
    const when = resolve(asDaily(phrase, moment), moment);
    return when && phrase.main.zone ? { ...when, zone: phrase.main.zone.zone } : when;
  } catch (error) {
    // Temporal throws RangeError for dates outside its calendar.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Finds the time expressions in a text, such as "on friday", from left to right. `index` is the position of
 * the expression in the text.
 */
export function findWhen(text: string): { index: number; text: string }[] {
  const tokens = tokenize(text);
  return spansInSentence(tokens).flatMap((span) => {
    const first = tokens[span.start];
    const last = tokens[span.end - 1];
    return first && last ? [{ index: first.start, text: text.slice(first.start, last.end) }] : [];
  });
}
