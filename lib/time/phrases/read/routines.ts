import type { Clock, Match } from '@/lib/time/phrases/pieces';
import { type Scan, word } from '@/lib/time/phrases/text/tokens';
import { clauseEnds } from '@/lib/time/phrases/text/vocabulary';

type Routine = { before: [number, number]; at: [number, number]; after: [number, number] };

const routines: Record<string, Routine> = {
  breakfast: { before: [7, 30], at: [8, 0], after: [9, 0] },
  lunch: { before: [11, 30], at: [12, 0], after: [13, 0] },
  dinner: { before: [18, 0], at: [19, 0], after: [20, 0] },
  supper: { before: [18, 0], at: [19, 0], after: [20, 0] },
  work: { before: [8, 0], at: [9, 0], after: [17, 30] },
  school: { before: [7, 30], at: [8, 0], after: [15, 30] },
  bed: { before: [22, 0], at: [22, 0], after: [22, 0] },
  bedtime: { before: [21, 30], at: [22, 0], after: [22, 0] },
};

export function routineAt(
  scan: Scan,
  i: number,
): { clock: Clock; next: number; strength: Match['strength'] } | null {
  const opener = word(scan, i);
  const relation = opener === 'after' || opener === 'before' ? opener : null;
  const start = relation ? i + 1 : i;
  const name = word(scan, start).replace(/time$/, '');
  const isTime = name !== word(scan, start) || word(scan, start + 1) === 'time';
  const routine = routines[name] ?? (name === 'bed' ? routines.bedtime : undefined);
  if (!routine) return null;
  const isMeal = /^(breakfast|lunch|dinner|supper|bedtime)$/.test(name) || (name === 'bed' && isTime);
  const isIntroduced = /^(at|by|during|until|before|after)$/.test(word(scan, i - 1));
  if (!relation && !(isMeal && (isTime || isIntroduced))) return null;
  const next = word(scan, start + 1) === 'time' ? start + 2 : start + 1;
  // "Before lunch with Priya" is before an event.
  if (isMeal && word(scan, next) === 'with') return null;
  const [hour, minute] = routine[relation ?? 'at'];
  return {
    clock: { kind: 'clock', hour, minute, second: 0, half: '24' },
    next,
    strength: clauseEnds(scan, next) ? 'sure' : 'weak',
  };
}
