import type { Amount } from '@/lib/time/phrases/pieces';
import { durationAt } from '@/lib/time/phrases/read/durations';
import { tokenize } from '@/lib/time/phrases/text/tokens';

/**
 * Returns the minutes of a duration: "1h30" gives 90. Returns null for other words and for months, because
 * months differ in length.
 */
export function readMinutes(words: string): number | null {
  // In a sentence "20 m" means meters. Here it can only mean minutes.
  const joined = words.trim().replace(/(\d) +(?=[a-z]\b)/gi, '$1');
  const scan = { tokens: tokenize(joined), loose: true, pieces: new Map() };
  const found = durationAt(scan, 0);
  return found && found.next === scan.tokens.length ? minutesOf(found.value) : null;
}

function minutesOf(amount: Amount): number | null {
  const { years, months, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = amount;
  return years || months ? null : ((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60;
}
