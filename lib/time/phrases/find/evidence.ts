import type { Step } from '@/lib/time/phrases/find/steps';
import { digits, type Scan, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds, counts } from '@/lib/time/phrases/text/vocabulary';

export function plain(scan: Scan, steps: Step[]): Step[] {
  return steps.filter((step, n) => !counted(scan, step) && !(n > 0 && isStray(scan, step, steps[n - 1])));
}

/**
 * Returns the steps before the first number that is no time, such as "5" in "monday 5 eggs". Returns none if
 * they are only weak matches without support, such as a lone "5". `far` is the index in `steps` of the end of
 * a range, such as "5" in "from 3 to 5". Without a range, `far` is the length of `steps`.
 */
export function supported(scan: Scan, steps: Step[], far: number): Step[] {
  const isRange = namesHours(scan, steps, far);
  const strong = steps.map(
    (step, n) =>
      step.match.strength !== 'weak' || introduced(scan, step) || (isRange && (n === far - 1 || n === far)),
  );
  if (!strong.includes(true)) return [];
  const kept: Step[] = [];
  for (const [n, step] of steps.entries()) {
    if (!strong[n] && (counted(scan, step) || isStray(scan, step, steps[n - 1], steps[n + 1]))) break;
    kept.push(step);
  }
  return strong.slice(0, kept.length).includes(true) ? kept : [];
}

function namesHours(scan: Scan, steps: Step[], far: number): boolean {
  const [near, end] = [steps[far - 1], steps[far]];
  if (!near || !end || !isClock(near) || !isClock(end)) return false;
  const connector = scan.tokens[near.match.next]?.text ?? '';
  return (
    /^(until|till|til)$/.test(connector) ||
    near.lead.some((word) => /^(from|between)$/.test(word)) ||
    near.match.strength === 'sure' ||
    end.match.strength === 'sure'
  );
}

function isClock({ match }: Step): boolean {
  return match.pieces[0]?.kind === 'clock';
}

function introduced(scan: Scan, { match, lead, start }: Step): boolean {
  if (match.pieces[0]?.kind !== 'clock' || counts(scan, match.next) || isAddress(scan, match.next))
    return false;
  const run = digits(scan, start);
  const ends = clauseEnds(scan, match.next);
  const four = /^\d{3,4}$/.test(run);
  const firm = ends || (run !== '' && (!four || /^(0|1[3-9]|2)/.test(run)));
  if (lead.includes('at') || lead.includes('@')) return firm || match.next - start > 1;
  if (
    lead.includes('for') &&
    ends &&
    /^(alarms?|clock|reminder|appointment|meeting|call|up|me|it)$/.test(word(scan, start - lead.length - 1))
  )
    return true;
  if (lead.includes('by') && /^(divided|multiplied|times)$/.test(word(scan, start - lead.length - 1)))
    return false;
  return (
    ends &&
    !four &&
    lead.some((each) => /^(by|around|until|till|til|before|after|circa|approximately)$/.test(each))
  );
}

export function counted(scan: Scan, { match }: Step): boolean {
  return match.strength === 'weak' && match.pieces[0]?.kind === 'clock' && counts(scan, match.next);
}

function isStray(scan: Scan, { match, start, lead }: Step, before?: Step, after?: Step): boolean {
  if (match.pieces[0]?.kind !== 'clock' || match.next > start + 1 || match.strength !== 'weak') return false;
  const previous = scan.tokens[start - 1];
  if (labels.test(previous?.text ?? '')) return true;
  const next = after?.match.pieces;
  const opens = !before && lead.length === 0;
  if (opens && previous && (previous.kind === 'number' || !next?.some((piece) => piece.kind === 'part')))
    return true;
  if (word(scan, start) === 'one' && lead.length === 0 && after?.match.pieces[0]?.kind === 'weekday')
    return true;
  return (
    before?.match.pieces.at(-1)?.kind === 'date' &&
    start === before.match.next &&
    /^\d{1,2}$/.test(digits(scan, start))
  );
}

export function isAmount(scan: Scan, { match, start, lead }: Step): boolean {
  const run = digits(scan, start);
  // In "tomorrow's one", "one" is not an hour.
  if (word(scan, start) === 'one' && lead.length === 0 && match.next === start + 1) return true;
  return lead.at(-1) === ',' && run !== '' && match.next === start + 1 && !isHour(run);
}

function isHour(run: string): boolean {
  // A price: "on the 28th, 15.49".
  if (/\.(?:49|95|99)$/.test(run)) return false;
  const [hour, minute] = run.length > 2 ? [run.slice(0, -2), run.slice(-2)] : [run, '0'];
  return Number(hour) <= 24 && Number(minute) < 60;
}

const labels =
  /^(room|chapter|gate|page|number|no|flight|route|bus|line|level|size|unit|version|week|part|season|episode|highway|iphone|platform|apartment|apt|suite|table|item|task|todo|option|volume|channel|#)$/;

function isAddress(scan: Scan, i: number): boolean {
  const street = /^(street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|broadway)$/;
  return [i, i + 1, i + 2].some((at) => street.test(word(scan, at)));
}
