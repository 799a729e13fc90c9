import { availableParallelism } from 'node:os';
import { AppError } from '@/lib/errors';

interface Waiting {
  start: () => void;
  refuse: () => void;
}

interface HashQueue {
  running: number;
  /** By lane, in the order of their turns. */
  lanes: Map<string, Waiting[]>;
}

/** One core is left to everybody else. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About two seconds of hashing on one core. */
export const longestHashQueue = 64;

// Next loads a module more than once in one process, and all of them share its cores.
const shared = globalThis as typeof globalThis & { sidekickHashes?: HashQueue };

/**
 * Runs the work of one password hash when it is its turn: a few run at once, and lanes (an address, a known browser) take turns, so
 * that many attempts from one place do not keep others waiting. If the queue is full, the newest of its longest lane is refused with
 * busy.
 */
export async function inHashQueue<T>(lane: string, work: () => Promise<T>): Promise<T> {
  shared.sidekickHashes ??= { running: 0, lanes: new Map() };
  const queue = shared.sidekickHashes;
  if (queue.running >= hashesAtOnce) await turn(queue, lane);
  else queue.running += 1;
  try {
    return await work();
  } finally {
    const next = takeNext(queue);
    if (next) next.start();
    else queue.running -= 1;
  }
}

/** Waits for a place, which the hash that has ended hands over. */
function turn({ lanes }: HashQueue, lane: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () =>
      reject(new AppError('busy', 'Many people are signing in right now. Please try again in a moment.', 3));
    lanes.set(lane, [...(lanes.get(lane) ?? []), { start: resolve, refuse }]);
    dropBeyond(lanes);
  });
}

function dropBeyond(lanes: HashQueue['lanes']): void {
  const all = [...lanes];
  if (all.reduce((sum, [, { length }]) => sum + length, 0) <= longestHashQueue) return;
  // Of lanes that are equally long, the one that came last.
  const [lane, waiting] = all.reduce((longest, one) => (one[1].length >= longest[1].length ? one : longest));
  waiting.pop()?.refuse();
  if (waiting.length === 0) lanes.delete(lane);
}

function takeNext({ lanes }: HashQueue): Waiting | undefined {
  const [first] = lanes;
  if (!first) return undefined;
  const [lane, [next, ...rest]] = first;
  lanes.delete(lane);
  if (rest.length > 0) lanes.set(lane, rest);
  return next;
}
