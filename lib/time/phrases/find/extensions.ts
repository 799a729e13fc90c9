import { counted } from '@/lib/time/phrases/find/evidence';
import { clashes, joiners, kindsOf, type Step, stepAt } from '@/lib/time/phrases/find/steps';
import { inDays, type Piece } from '@/lib/time/phrases/pieces';
import { durationAt } from '@/lib/time/phrases/read/durations';
import { openerAt } from '@/lib/time/phrases/read/exceptions';
import { maybe, type Scan, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds } from '@/lib/time/phrases/text/vocabulary';

function endOf(steps: Step[]): number {
  return steps[steps.length - 1]?.match.next ?? 0;
}

export function farEndAfter(scan: Scan, steps: Step[]): Step | null {
  const connector = scan.tokens[endOf(steps)]?.text ?? '';
  const isBetween = connector === 'and' && steps.some(({ lead }) => lead.includes('between'));
  if (!isBetween && !/^(to|-|–|—|through|thru|until|till|til)$/.test(connector)) return null;
  const step = secondAt(scan, steps);
  const kinds = kindsOf(step ? [step] : []);
  // In "every day at 9 until friday" the date ends a series, not a range.
  const isBound = kindsOf(steps).includes('every') && !kinds.includes('clock');
  return step && !isBound && !kinds.includes('unclear') ? step : null;
}

// "Mon to thu this week, 10pm to 6am": the hours have an end of their own.
export function hourEndAfter(scan: Scan, far: Step[]): Step | null {
  const hours = kindsOf(far).filter((kind) => kind === 'clock');
  const isLast = far.at(-1)?.match.pieces[0]?.kind === 'clock';
  const connector = scan.tokens[endOf(far)]?.text ?? '';
  if (!isLast || hours.length !== 1 || !/^(to|-|–|—|until|till|til)$/.test(connector)) return null;
  const step = stepAt(scan, endOf(far) + 1, joiners, 1);
  return step?.match.pieces[0]?.kind === 'clock' && !counted(scan, step) ? step : null;
}

export function choiceAfter(scan: Scan, steps: Step[]): Step | null {
  const listed = hoursAfter(scan, steps);
  if (listed) return listed;
  if (!/^(to|-|–|through|thru|until|till|and|or|&)$/.test(scan.tokens[endOf(steps)]?.text ?? '')) return null;
  const step = secondAt(scan, steps);
  if (!step) return null;
  const next = bareHourAfter(scan, steps, step);
  return { ...step, match: { ...step.match, pieces: [{ kind: 'unclear' }], next } };
}

// "At 3, 5 and 7".
function hoursAfter(scan: Scan, steps: Step[]): Step | null {
  const last = steps.at(-1);
  if (last?.match.pieces[0]?.kind !== 'clock' || !last.lead.includes('at')) return null;
  const hourAt = (i: number) => {
    const step = stepAt(scan, i, joiners, 0);
    return step?.match.pieces[0]?.kind === 'clock' ? step.match.next : null;
  };
  let next = endOf(steps);
  for (let more: number | null = next; more; next = more ?? next)
    more = scan.tokens[next]?.text === ',' ? hourAt(next + 1) : null;
  const and = maybe(scan, next, /^,$/);
  const end = next > endOf(steps) && word(scan, and) === 'and' ? hourAt(and + 1) : null;
  if (!end || !clauseEnds(scan, end)) return null;
  return { match: { pieces: [{ kind: 'unclear' }], next: end, strength: 'sure' }, lead: [], start: next };
}

// "Tuesday 10:15 and thursday 11": the second day has an hour too.
function bareHourAfter(scan: Scan, steps: Step[], { match }: Step): number {
  const hour = stepAt(scan, match.next, joiners, 0)?.match;
  const isBare = hour?.pieces[0]?.kind === 'clock' && hour.strength === 'weak';
  const isPair = match.pieces[0]?.kind === 'weekday' && /^weekday,clock$/.test(kindsOf(steps).join());
  return isBare && isPair && clauseEnds(scan, hour.next) ? hour.next : match.next;
}

export function lastDayAfter(scan: Scan, steps: Step[], isSeries: boolean): Step | null {
  const connector = scan.tokens[endOf(steps)]?.text ?? '';
  if (!isSeries || !/^(to|-|–|—|thru)$/.test(connector)) return null;
  const step = stepAt(scan, endOf(steps) + 1, joiners, 1);
  return namesDay(steps.at(-1)) && step && namesDay(step) ? { ...step, lead: ['through'] } : null;
}

function secondAt(scan: Scan, steps: Step[]): Step | null {
  const step = stepAt(scan, endOf(steps) + 1, joiners, 1);
  if (!step || counted(scan, step)) return null;
  if (!clashes(steps, { ...step, lead: [] }) && !joinsDays(scan, steps, step)) return null;
  return step.match.strength === 'weak' && !endsRange(scan, step.match.next) ? null : step;
}

function joinsDays(scan: Scan, steps: Step[], step: Step): boolean {
  const last = steps[steps.length - 1];
  const connector = scan.tokens[endOf(steps)]?.text ?? '';
  const isRange = /^(to|through|thru|until|till|til)$/.test(connector) || steps[0]?.lead.includes('between');
  return isRange === true && namesDay(last) && namesDay(step);
}

function namesDay(step: Step | undefined): boolean {
  return /^(offset|weekday|date|monthDay|holiday|month)$/.test(step?.match.pieces[0]?.kind ?? '');
}

function endsRange(scan: Scan, i: number): boolean {
  return clauseEnds(scan, i) || stepAt(scan, i, joiners, 0)?.match.strength === 'sure';
}

export function lastsAfter(scan: Scan, steps: Step[]): Step | null {
  const kinds = kindsOf(steps);
  const start = maybe(scan, endOf(steps), /^,$/);
  if (word(scan, start) !== 'for' || kinds.includes('lasts')) return null;
  const length = durationAt(scan, maybe(scan, maybe(scan, start + 1, /^the$/), /^(next|coming)$/));
  if (!length || word(scan, length.next) === 'of') return null;
  const fits = inDays(length.value)
    ? kinds.includes('every') || (isWhole(kinds) && clauseEnds(scan, length.next))
    : kinds.includes('clock');
  if (!fits || (!inDays(length.value) && !clauseEnds(scan, length.next))) return null;
  const piece: Piece = { kind: 'lasts', amount: length.value };
  return { match: { pieces: [piece], next: length.next, strength: 'sure' }, lead: ['for'], start };
}

// "Tomorrow for 10 days" and "7 december for 3 days" are ranges.
function isWhole(kinds: string[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => /^(offset|weekday|date|monthDay|holiday)$/.test(kind));
}

export function endlessAfter(scan: Scan, steps: Step[]): Step | null {
  const kinds = kindsOf(steps);
  const start = maybe(scan, endOf(steps), /^,$/);
  if (!kinds.includes('every') || kinds.includes('lasts')) return null;
  if (!/^(forever|indefinitely)$/.test(word(scan, start))) return null;
  if (!clauseEnds(scan, start + 1) && word(scan, start + 1) !== 'at') return null;
  return { match: { pieces: [], next: start + 1, strength: 'sure' }, lead: [], start };
}

export function openException(scan: Scan, steps: Step[]): Step | null {
  // No rule can express such an exception.
  const end = maybe(scan, endOf(steps), /^,$/);
  const next =
    kindsOf(steps).includes('every') &&
    /^(except|excluding|unless|apart)$/.test(word(scan, end)) &&
    openerAt(scan, end);
  return next
    ? { match: { pieces: [{ kind: 'unclear' }], next, strength: 'sure' }, lead: [], start: end }
    : null;
}
