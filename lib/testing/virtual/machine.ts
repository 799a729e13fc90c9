import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { analyseAgain } from '@/lib/assistant/journal-upkeep';
import { offlineModel } from '@/lib/assistant/models/offline';
import { replyToTalk } from '@/lib/assistant/reply';
import { demoCalendar } from '@/lib/connectors/demo';
import { type Ctx, dueNote } from '@/lib/context';
import { deliver, wake } from '@/lib/http/jobs';
import type { Job } from '@/lib/ports';
import { armWake } from '@/lib/scheduler/arm';
import { type Agenda, agendaFrom } from '@/lib/testing/virtual/agenda';
import { Killed, type StandIn } from '@/lib/testing/virtual/provider';
import { diceOf } from '@/lib/testing/virtual/random';

/** Seconds after its time at which each copy of a job comes: none is a lost one, two zeros come at once. */
export type Fate = (job: Job) => number[];

/** The product on a virtual clock: its real verbs on a real PostgreSQL, every job a process of its own. */
export interface Machine {
  agenda: Agenda;
  /** Begun at these instants and done. */
  wakes: number[];
  /** What jobs and people ran into, with how often. */
  failures: Map<string, number>;
  jobs: { wake: number; deliver: number };
  /** Does something as a request of its own would, and arms the wake afterwards. */
  request: <T>(verb: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** The hourly heartbeat, from now on. */
  beat: () => void;
  fate: { of: Fate };
  close: () => Promise<void>;
}

const hour = 3_600_000;
const tries = 6;

/** `dieAt` gives the place of the statement before which the process of a job dies, or null. */
export function machineOn(options: {
  url: string;
  start: number;
  provider: (agenda: Agenda) => StandIn;
  dieAt?: (job: Job) => number | null;
}): Machine & { provider: StandIn } {
  const dice = diceOf(1);
  const agenda = agendaFrom(options.start);
  const requests = new Set<Promise<unknown>>();
  const pool = poolOf(options.url);
  // Some statements of a job wait until the people of this instant are done: an edit comes between any two of them.
  const hesitant = poolOf(options.url, async () => {
    if (requests.size > 0 && dice.chance(0.3)) await Promise.allSettled(requests);
  });
  const provider = options.provider(agenda);
  const failures = new Map<string, number>();
  const wakes: number[] = [];
  const jobs = { wake: 0, deliver: 0 };
  const known = new Set<string>();
  const fate: { of: Fate } = { of: () => [0] };

  /** What a process has: once it is killed, nothing of it goes on. */
  function processOf(client: pg.Pool, dieAt: number | null): Ctx {
    let left = dieAt ?? Number.POSITIVE_INFINITY;
    let isDead = false;
    function kill(where: string): never {
      isDead = true;
      throw new Killed(where);
    }
    const logger = {
      logQuery: (query: string) => {
        // The connection of a dead process is rolled back by the server; who dies at its beginning dies at the statement behind it,
        // for the driver gives back only what has begun.
        if (query === 'rollback' || query.startsWith('begin')) return;
        left -= 1;
        if (isDead || left < 0) kill('before a statement');
      },
    };
    const messenger = provider.messengerOf(kill);
    const alive = <T>(run: () => Promise<T>): Promise<T> => (isDead ? new Promise(() => {}) : run());
    return {
      db: drizzle({ client, logger }),
      now: agenda.now,
      due: dueNote(),
      ports: {
        messenger: { ...messenger, send: (message) => alive(() => messenger.send(message)) },
        queue: {
          publish: (job) => alive(async () => take(job)),
          publishAll: (all) => alive(async () => all.forEach(take)),
        },
        models: { online: async () => offlineModel() },
        calendar: demoCalendar,
      },
    };
  }

  /** The queue, as strict as QStash: one id is one message for good, also after it was delivered. */
  function take(job: Job): void {
    if (job.dedupeId && known.has(job.dedupeId)) return;
    if (job.dedupeId) known.add(job.dedupeId);
    const now = agenda.now().getTime();
    const at = Math.max(now, job.notBefore?.getTime() ?? now + (job.delaySeconds ?? 0) * 1000);
    for (const seconds of fate.of(job)) agenda.add(at + seconds * 1000, () => call(job, 1));
  }

  /** A job that fails comes again, as from a queue. */
  async function call(job: Job, attempt: number): Promise<void> {
    const began = agenda.now().getTime();
    const ctx = processOf(hesitant, options.dieAt?.(job) ?? null);
    try {
      await serve(ctx, job);
      await armWake(ctx);
      if (job.path === '/api/jobs/wake') wakes.push(began);
    } catch (error) {
      noteFailure(error);
      if (attempt < tries) agenda.add(began + 2 ** attempt * 6_000, () => call(job, attempt + 1));
    }
  }

  async function serve(ctx: Ctx, { path, body }: Job): Promise<void> {
    if (path === '/api/jobs/wake') {
      jobs.wake += 1;
      await wake(ctx, body.occasion === 'hour' ? 'hour' : 'due');
    } else if (path === '/api/jobs/deliver' && Array.isArray(body.ids)) {
      jobs.deliver += 1;
      await deliver(ctx, body.ids.map(String));
    } else if (path === '/api/jobs/reply') {
      await replyToTalk(ctx, String(body.talk));
    } else if (path === '/api/jobs/analyse') {
      await analyseAgain(ctx, String(body.entry));
    } else throw new Error(`nobody serves ${path}`);
  }

  function noteFailure(error: unknown): void {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const words = cause instanceof Error ? cause.message : String(cause);
    failures.set(words, (failures.get(words) ?? 0) + 1);
  }

  function request<T>(verb: (ctx: Ctx) => Promise<T>): Promise<T> {
    const done = tryThrice(verb);
    requests.add(done);
    void done.catch(() => {}).finally(() => requests.delete(done));
    return done;
  }

  /** A person tries again when something failed. */
  async function tryThrice<T>(verb: (ctx: Ctx) => Promise<T>, attempt = 1): Promise<T> {
    const ctx = processOf(pool, null);
    try {
      const result = await verb(ctx);
      await armWake(ctx);
      return result;
    } catch (error) {
      noteFailure(error);
      if (attempt === 3) throw error;
    }
    return tryThrice(verb, attempt + 1);
  }

  function beat(): void {
    const next = (Math.floor(agenda.now().getTime() / hour) + 1) * hour;
    agenda.add(next, async () => {
      beat();
      await call({ path: '/api/jobs/wake', body: { occasion: 'hour' } }, 1);
    });
  }

  async function close(): Promise<void> {
    await Promise.all([pool.end(), hesitant.end()]);
  }

  return { agenda, provider, wakes, failures, jobs, request, beat, fate, close };
}

/** `before` comes before every statement outside a transaction. */
function poolOf(url: string, before?: () => Promise<void>): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A cut connection of the pool is heard by its query; unheard, it would end the process.
  pool.on('error', () => {});
  const { query } = pool;
  if (before)
    Object.assign(pool, {
      query: async (...args: unknown[]) => {
        await before();
        return Reflect.apply(query, pool, args);
      },
    });
  return pool;
}
