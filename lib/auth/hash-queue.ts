import { availableParallelism } from 'node:os';
import { AppError } from '@/lib/errors';

interface Waiting {
  start: () => void;
  refuse: () => void;
}

interface HashQueue {
  running: number;
  /** Waiting hashes by lane. The next hash to run is taken from the first lane of the map. */
  lanes: Map<string, Waiting[]>;
}

/** Leaves one core free for all other requests. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** This many hashes take about two seconds on one core. */
export const longestHashQueue = 64;

// Next.js may load this module several times in one process; all copies share the same cores.
const shared = globalThis as typeof globalThis & { sidekickHashes?: HashQueue };

/**
 * Runs the work of a password hash once it is allowed to start. A few hashes run at the same time; the others wait in lanes, one
 * per client address or known browser. The lanes are served in rotation, so that many attempts from one client do not delay others.
 * If too many hashes wait, rejects the newest one of the longest lane with busy.
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

/** Resolves when a running hash has ended and this one may start. Rejects with busy if it is dropped from the queue. */
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
  // Of equally long lanes, picks the newest.
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
