import type { Span } from '@/lib/time/phrases/find/spans';
import type { Amount } from '@/lib/time/phrases/pieces';
import { durationAt } from '@/lib/time/phrases/read/durations';
import { maybe, type Scan, type Token, word } from '@/lib/time/phrases/text/tokens';

export function uncoveredDurations(
  tokens: Token[],
  spans: Span[],
): { start: number; end: number; amount: Amount }[] {
  const scan: Scan = { tokens, loose: false, pieces: new Map() };
  const found: { start: number; end: number; amount: Amount }[] = [];
  for (let i = 0, n = 0; i < tokens.length; ) {
    while ((spans[n]?.end ?? tokens.length) <= i) n += 1;
    const covered = spans[n];
    if (covered && covered.start <= i) {
      i = covered.end;
      continue;
    }
    const length = durationAt(scan, maybe(scan, i, /^for$/));
    // "twice a week" and "3 times a day" are rates, not durations.
    const isRate = /^(once|twice|times|time|per)$/.test(word(scan, i - 1));
    const isFree =
      length &&
      !isRate &&
      !qualifies(scan, i, length.next) &&
      length.next <= (covered?.start ?? tokens.length);
    if (isFree) found.push({ start: i, end: length.next, amount: length.value });
    i = isFree ? length.next : i + 1;
  }
  return found;
}

// "Two day passes" are passes for two days.
function qualifies(scan: Scan, start: number, next: number): boolean {
  const isSingular = /^(day|week|month|year|hour|minute|night)$/.test(word(scan, next - 1));
  const isPlural = !/^(a|an|one|1|half|for|the|per)$/.test(word(scan, next - 2)) && next - start > 1;
  return isSingular && isPlural && qualified.test(word(scan, next));
}

const qualified =
  /^(pass|passes|ticket|tickets|trip|trips|tour|course|workshop|conference|rental|stay|visa|permit|break|hike|walk|drive|journey|delivery|trial|plan|supply)$/;
