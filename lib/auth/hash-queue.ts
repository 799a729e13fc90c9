import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '@/lib/errors';

/** Where a hash waits: in the lane of a client, or in the lane of a known browser. Known browsers go first. */
export type HashLane = string | { known: string };

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** Waiting hashes by lane. The next hash to run is taken from the first lane of the map. */
type Lanes = Map<string, Waiting[]>;

interface HashQueue {
  running: number;
  known: Lanes;
  unknown: Lanes;
  /** Number of places reserved, by lane. */
  reserved: Map<string, number>;
  /** Number of known browsers served since the last unknown client. */
  knownInRow: number;
}

/** Leaves one core free for all other requests. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
/** This many hashes take about two seconds on one core. */
export const longestHashQueue = 64;
/** Places that one unknown client can reserve. */
const mostReserved = longestHashQueue / 2;
/** After this many known browsers an unknown client is served, so that sign-ins to own accounts cannot keep all others out. */
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
 * Runs the work of a password hash once it is allowed to start. A few hashes run at the same time; the others wait in lanes, one
 * per client address or known browser. The lanes are served in rotation, so that many attempts from one client do not delay others.
 * If too many hashes wait, rejects the newest one of the longest lane with busy, of several equally long ones a random one. A known
 * browser is never rejected because of unknown clients.
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
 * Reserves a place for a hash that needs other work first, so that this work is not done in vain. Throws busy if there is no room; a
 * known browser needs none. Returns a function that gives the place back; call it right before inHashQueue.
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

/** Resolves when a running hash has ended and this one may start. Rejects with busy if it is dropped from the queue. */
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
