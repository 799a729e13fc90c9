import { seededRandom } from '@/testing/virtual/random';

export interface WorstInput {
  text: string;
  cost: number;
  unit: string;
}

export interface SearchOptions {
  length: number;
  pieces: readonly string[];
  costOf: (text: string) => number;
  generations: number;
  seed: number;
}

const kept = 8;
const tried = 24;
const joints = [' ', '', ', ', '. ', '\n', '-', ' a '];

/**
 * Searches for a text of `length` characters with the highest `costOf`. Each generation changes the most
 * expensive texts so far.
 */
export function findWorstInput({ length, pieces, costOf, generations, seed }: SearchOptions): WorstInput {
  const { below } = seededRandom(seed);
  const piece = () => `${pieces[below(pieces.length)]}${joints[below(joints.length)]}`;
  const fresh = () => Array.from({ length: 1 + below(5) }, piece).join('');
  const changed = (unit: string) => {
    const at = below(unit.length + 1);
    switch (below(5)) {
      case 0:
        return unit.slice(0, at) + piece() + unit.slice(at);
      case 1:
        return unit.slice(0, at) + unit.slice(at + 1 + below(6));
      case 2:
        return unit.slice(0, at) + joints[below(joints.length)] + unit.slice(at);
      case 3:
        return unit.slice(at) + unit.slice(0, at);
      default:
        return unit.slice(0, at) + fresh();
    }
  };
  const judged = (unit: string): WorstInput => {
    const text = repeatTo(unit || 'a', length);
    return { unit, text, cost: costOf(text) };
  };
  let worst = Array.from({ length: 4 * tried }, fresh).map(judged);
  for (let round = 0; round < generations; round += 1) {
    const parents = worst.toSorted((a, b) => b.cost - a.cost).slice(0, kept);
    const child = () => judged(changed(parents[below(kept)]?.unit ?? ''));
    worst = [...parents, ...Array.from({ length: tried }, child)];
  }
  return worst.reduce((most, one) => (one.cost > most.cost ? one : most));
}

function repeatTo(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
