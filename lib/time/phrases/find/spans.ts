import { isAmount, plain, supported } from '@/lib/time/phrases/find/evidence';
import {
  choiceAfter,
  endlessAfter,
  farEndAfter,
  hourEndAfter,
  lastDayAfter,
  lastsAfter,
  openException,
} from '@/lib/time/phrases/find/extensions';
import {
  clashes,
  joiners,
  kindsOf,
  type Role,
  roleOf,
  type Step,
  stepAt,
} from '@/lib/time/phrases/find/steps';
import type { Piece } from '@/lib/time/phrases/pieces';
import { mark, type Scan, type Token } from '@/lib/time/phrases/text/tokens';

export type PlacedPiece = { piece: Piece; role: Role | 'end' };
/**
 * The tokens of a time expression, from `start` up to `end` (not included). `lead` contains joining words at
 * the beginning, such as "on the".
 */
export type Span = { start: number; end: number; placed: PlacedPiece[]; faint: boolean; lead: string[] };

export function spansOf(tokens: Token[], { loose }: { loose: boolean }): Span[] {
  const scan: Scan = { tokens, loose, pieces: new Map() };
  const spans: Span[] = [];
  for (let i = 0; i < tokens.length; ) {
    const span = spanAt(scan, i);
    if (span) spans.push(span);
    i = span ? span.end : i + 1;
  }
  const clear = spans.filter((span) => !span.faint);
  return clear.length > 0 ? clear : spans;
}

const leads =
  /^(at|on|by|in|for|until|till|til|before|after|from|around|about|approximately|circa|sometime|due|@|starting|beginning|since|the|through|between|early|mid|late|later|over|during)$/;

const maxSteps = 12;

function spanAt(scan: Scan, i: number): Span | null {
  const first = stepAt(scan, i, leads, 3);
  if (!first) return null;
  const near = [first];
  const far: Step[] = [];
  while (near.length + far.length < maxSteps) {
    const steps = far.length > 0 ? far : near;
    const end = far.length === 0 ? farEndAfter(scan, near) : hourEndAfter(scan, far);
    if (end) {
      far.push(end);
      continue;
    }
    const last = lastDayAfter(scan, steps, kindsOf(near).includes('every'));
    const step =
      last ??
      lastsAfter(scan, steps) ??
      endlessAfter(scan, steps) ??
      stepAt(scan, steps[steps.length - 1]?.match.next ?? i, joiners, 3);
    const isOther = far.length > 0 && namesOtherDay(near, step);
    if (!step || (step !== last && clashes(steps, step)) || isOther || isAmount(scan, step)) break;
    steps.push(step);
  }
  if (far.length === 0) {
    const open = choiceAfter(scan, near) ?? openException(scan, near);
    if (open) near.push(open);
  }
  return spanFrom(scan, i, near, far);
}

// "Tomorrow between 2 and 4, and Tuesday" are two times.
function namesOtherDay(near: Step[], step: Step | null): boolean {
  const day = /^(?:offset|weekday)$/;
  return (
    /^(?:,|and)$/.test(step?.lead[0] ?? '') &&
    kindsOf(step ? [step] : []).some((kind) => day.test(kind)) &&
    kindsOf(near).some((kind) => day.test(kind))
  );
}

function spanFrom(scan: Scan, i: number, near: Step[], far: Step[]): Span | null {
  const steps = [...near, ...far];
  const kept = scan.loose ? plain(scan, steps) : supported(scan, steps, near.length);
  const last = kept[kept.length - 1];
  if (!last || kept[0] !== near[0]) return null;
  const next = last.match.next;
  return {
    start: i,
    end: mark(scan, next) === ')' && last.lead.includes('(') ? next + 1 : next,
    placed: kept.flatMap((step) => placed(step, far.includes(step), step === far[0])),
    faint: kept.every(({ match }) => match.strength === 'faint'),
    lead: near[0]?.lead ?? [],
  };
}

function placed({ match, lead }: Step, isFar: boolean, isEnd: boolean): PlacedPiece[] {
  // "Every hour from 9 to 5 until friday": Friday ends the series.
  const role = roleOf(lead);
  const own = isFar && (isEnd || role === null) ? ('end' as const) : role;
  const near = match.pieces.map((piece) => ({ piece, role: own }));
  const far = (match.far ?? []).map((piece) => ({ piece, role: 'end' as const }));
  return [...near, ...far];
}
