import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '@/lib/errors';

/** A lane of the hash queue. Each IP address and each known browser has its own lane. */
export type HashLane = string | { known: string };

interface Waiting {
  start: () => void;
  refuse: () => void;
}

type Lanes = Map<string, Waiting[]>;

interface HashQueue {
  running: number;
  known: Lanes;
  unknown: Lanes;
  reserved: Map<string, number>;
  knownInRow: number;
}

export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Maximum number of waiting hashes; 64 take about two seconds on one core. */
export const longestHashQueue = 64;
const mostReserved = longestHashQueue / 2;
const mostKnownInRow = 3;

// Next.js may load this module several times in one process; all copies share the same cores.
const shared = globalThis as typeof globalThis & { sidekickHashes?: HashQueue };

function sharedQueue(): HashQueue {
  shared.sidekickHashes ??= {
    running: 0,
    known: new Map(),
    unknown: new Map(),
    reserved: new Map(),
    knownInRow: 0,
  };
  return shared.sidekickHashes;
}

/**
 * Runs `work` when its turn in `lane` has come. Lanes take turns, so that no lane delays another. Throws
 * `busy` if too many hashes wait.
 */
export async function inHashQueue<T>(lane: HashLane, work: () => Promise<T>): Promise<T> {
  const queue = sharedQueue();
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

/**
 * Reserves a place in the hash queue, and returns a function that releases the place. Throws `busy` if the
 * queue is full.
 */
export function reservePlace(lane: HashLane): () => void {
  if (typeof lane !== 'string') return () => {};
  const queue = sharedQueue();
  const { reserved } = queue;
  const own = reserved.get(lane) ?? 0;
  const all = queue.running + waitingIn(queue.known) + waitingIn(queue.unknown) + sum(reserved.values());
  if (all >= hashesAtOnce + longestHashQueue || own >= mostReserved) throw busy();
  reserved.set(lane, own + 1);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const left = (reserved.get(lane) ?? 0) - 1;
    if (left > 0) reserved.set(lane, left);
    else reserved.delete(lane);
  };
}

function turn(queue: HashQueue, lane: HashLane): Promise<void> {
  const [lanes, name] = typeof lane === 'string' ? [queue.unknown, lane] : [queue.known, lane.known];
  return new Promise((resolve, reject) => {
    lanes.set(name, [...(lanes.get(name) ?? []), { start: resolve, refuse: () => reject(busy()) }]);
    dropBeyond(queue);
  });
}

function dropBeyond({ known, unknown }: HashQueue): void {
  if (waitingIn(known) + waitingIn(unknown) <= longestHashQueue) return;
  const lanes = unknown.size > 0 ? unknown : known;
  const longest = Math.max(...[...lanes.values()].map(({ length }) => length));
  const equals = [...lanes].filter(([, { length }]) => length === longest);
  const [name, waiting] = equals[randomInt(equals.length)] ?? [];
  if (name === undefined) return;
  waiting?.pop()?.refuse();
  if (waiting?.length === 0) lanes.delete(name);
}

function takeNext(queue: HashQueue): Waiting | undefined {
  const isKnownNext = queue.known.size > 0 && (queue.knownInRow < mostKnownInRow || queue.unknown.size === 0);
  const lanes = isKnownNext ? queue.known : queue.unknown;
  const [first] = lanes;
  queue.knownInRow = isKnownNext ? queue.knownInRow + 1 : 0;
  if (!first) return undefined;
  const [name, [next, ...rest]] = first;
  lanes.delete(name);
  if (rest.length > 0) lanes.set(name, rest);
  return next;
}

function waitingIn(lanes: Lanes): number {
  return sum([...lanes.values()].map(({ length }) => length));
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, one) => total + one, 0);
}

function busy(): AppError {
  return new AppError('busy', 'Many people are signing in right now. Please try again in a moment.', 3);
}
