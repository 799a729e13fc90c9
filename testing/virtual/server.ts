import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { reanalyseEntry } from '@/lib/assistant/journal-upkeep';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx } from '@/lib/context';
import { onClock } from '@/lib/http/callbacks/signed-route';
import { deliver, wake } from '@/lib/jobs/wake';
import { armWake } from '@/lib/outbox/queue/arm';
import type { Job } from '@/lib/ports';
import { createVirtualClock, type VirtualClock } from '@/testing/virtual/clock';
import { createPool } from '@/testing/virtual/pool';
import { type FakeProvider, SimulatedCrash } from '@/testing/virtual/provider';
import { type CopyDelays, reliableQueue } from '@/testing/virtual/queue';
import { seededRandom } from '@/testing/virtual/random';

/** The product on a virtual clock, with a simulated queue and provider. */
export interface VirtualServer {
  clock: VirtualClock;
  provider: FakeProvider;
  wakes: number[];
  failures: Map<string, number>;
  jobCounts: { wake: number; deliver: number };
  /** Runs `verb` as a route handler does. If `verb` throws, tries again, at most twice. */
  request: <T>(verb: (ctx: Ctx) => Promise<T>) => Promise<T>;
  startHeartbeat: () => void;
  setQueue: (copyDelays: CopyDelays) => void;
  close: () => Promise<void>;
}

const hourMs = 3_600_000;
const jobAttempts = 6;
const requestAttempts = 3;
// Probability that a statement of a job waits for running requests, so that users' edits happen in the middle
// of the job.
const hesitation = 0.3;

/**
 * Creates a server on a virtual clock. The process of a job dies after `crashAt(job)` SQL statements. If
 * `crashAt` returns null, the process does not die.
 */
export function createVirtualServer(options: {
  url: string;
  start: number;
  createProvider: (clock: VirtualClock) => FakeProvider;
  crashAt?: (job: Job) => number | null;
  clockOffsetMs?: () => number;
}): VirtualServer {
  const random = seededRandom(1);
  const clock = createVirtualClock(options.start);
  const requests = new Set<Promise<unknown>>();
  const requestPool = createPool(options.url);
  // Lets edits by a user happen between any two statements of a job.
  const jobPool = createPool(options.url, async () => {
    if (requests.size > 0 && random.chance(hesitation)) await Promise.allSettled(requests);
  });
  const provider = options.createProvider(clock);
  const failures = new Map<string, number>();
  const wakes: number[] = [];
  const jobCounts = { wake: 0, deliver: 0 };
  const publishedIds = new Set<string>();
  let copyDelays: CopyDelays = reliableQueue;

  function createProcess(pool: pg.Pool, crashAfter: number | null): Ctx {
    let statementsLeft = crashAfter ?? Number.POSITIVE_INFINITY;
    let hasCrashed = false;
    function crash(where: string): never {
      hasCrashed = true;
      throw new SimulatedCrash(where);
    }
    const logger = {
      logQuery: (query: string) => {
        // The server rolls back by itself when a process dies. A crash at "begin" happens at the next
        // statement.
        if (query === 'rollback' || query.startsWith('begin')) return;
        statementsLeft -= 1;
        if (hasCrashed || statementsLeft < 0) crash('before a statement');
      },
    };
    const offsetMs = options.clockOffsetMs?.() ?? 0;
    const unlessCrashed = <T>(run: () => Promise<T>): Promise<T> =>
      hasCrashed ? new Promise(() => {}) : run();
    return {
      db: drizzle({ client: pool, logger }),
      now: () => new Date(clock.now().getTime() + offsetMs),
      afterCommit: afterCommit(),
      ports: {
        messengers: Object.fromEntries(
          Object.entries(provider.messengersFor(crash)).map(([channel, messenger]) => [
            channel,
            { ...messenger, send: (message) => unlessCrashed(() => messenger.send(message)) },
          ]),
        ),
        queue: {
          publish: (job) => unlessCrashed(async () => publish(job)),
          publishAll: (jobs) => unlessCrashed(async () => jobs.forEach(publish)),
        },
        models: { online: () => Promise.reject(new Error('no language model in this world')) },
        calendar: demoCalendar,
      },
    };
  }

  /** Publishes a job. Like QStash, drops a job whose `dedupeId` was used before. */
  function publish(job: Job): void {
    if (job.dedupeId && publishedIds.has(job.dedupeId)) return;
    if (job.dedupeId) publishedIds.add(job.dedupeId);
    const now = clock.now().getTime();
    const at = Math.max(now, job.notBefore?.getTime() ?? now + (job.delaySeconds ?? 0) * 1000);
    for (const seconds of copyDelays(job)) clock.schedule(at + seconds * 1000, () => call(job, 1));
  }

  async function call(job: Job, attempt: number): Promise<void> {
    const startedAt = clock.now().getTime();
    // A job uses the database's clock, not that of its process.
    const ctx = onClock(createProcess(jobPool, options.crashAt?.(job) ?? null), clock.now());
    try {
      await runJob(ctx, job);
      await armWake(ctx);
      if (job.path === '/api/jobs/wake') wakes.push(startedAt);
    } catch (error) {
      countFailure(error);
      if (attempt < jobAttempts)
        clock.schedule(startedAt + 2 ** attempt * 6_000, () => call(job, attempt + 1));
    }
  }

  async function runJob(ctx: Ctx, { path, body }: Job): Promise<void> {
    if (path === '/api/jobs/wake') {
      jobCounts.wake += 1;
      await wake(ctx, body.occasion === 'hour' ? 'hour' : 'due');
    } else if (path === '/api/jobs/deliver' && Array.isArray(body.ids)) {
      jobCounts.deliver += 1;
      await deliver(ctx, body.ids.map(String));
    } else if (path === '/api/jobs/reply') {
      await replyToConversation(ctx, String(body.conversation));
    } else if (path === '/api/jobs/analyse') {
      await reanalyseEntry(ctx, String(body.entry));
    } else throw new Error(`unknown job ${path}`);
  }

  function countFailure(error: unknown): void {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const message = cause instanceof Error ? cause.message : String(cause);
    failures.set(message, (failures.get(message) ?? 0) + 1);
  }

  function request<T>(verb: (ctx: Ctx) => Promise<T>): Promise<T> {
    const done = tryRequest(verb, 1);
    requests.add(done);
    void done.catch(() => {}).finally(() => requests.delete(done));
    return done;
  }

  async function tryRequest<T>(verb: (ctx: Ctx) => Promise<T>, attempt: number): Promise<T> {
    const ctx = createProcess(requestPool, null);
    try {
      const result = await verb(ctx);
      await armWake(ctx);
      return result;
    } catch (error) {
      countFailure(error);
      if (attempt === requestAttempts) throw error;
    }
    return tryRequest(verb, attempt + 1);
  }

  function startHeartbeat(): void {
    const next = (Math.floor(clock.now().getTime() / hourMs) + 1) * hourMs;
    clock.schedule(next, async () => {
      startHeartbeat();
      await call({ path: '/api/jobs/wake', body: { occasion: 'hour' } }, 1);
    });
  }

  return {
    ...{ clock, provider, wakes, failures, jobCounts, request, startHeartbeat },
    setQueue: (next) => {
      copyDelays = next;
    },
    close: async () => {
      await Promise.all([requestPool.end(), jobPool.end()]);
    },
  };
}
