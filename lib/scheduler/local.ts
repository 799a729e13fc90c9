import { randomUUID } from 'node:crypto';
import type { Job, Queue } from '@/lib/ports';
import { signJob } from '@/lib/scheduler/sign';

interface Options {
  /** Where jobs are dialled: this very process. */
  dial: string;
  /** What a signature is made out for: the configured public address. */
  audience: string;
  signingKey: () => string;
}

/** A job's turn; the first is 1. */
interface Attempt {
  job: Job;
  attempt: number;
}

const atOnce = 8;
const tries = 12;

/**
 * The queue of a machine without an account: signed HTTP callbacks to our own routes, tried again with growing pauses.
 * It keeps its jobs in memory; what they are about is rows, and a sweep at the start finds what a stop left behind.
 */
export function localQueue(options: Options): Queue {
  const waiting: Attempt[] = [];
  const known = new Set<string>();
  const running = new Map<string, number>();
  let underWay = 0;

  return {
    publish: async (job) => take(job),
    publishAll: async (jobs) => {
      for (const job of jobs) take(job);
    },
  };

  function take(job: Job): void {
    if (job.dedupeId) {
      if (known.has(job.dedupeId)) return;
      known.add(job.dedupeId);
    }
    after(waitOf(job), () => enqueue({ job, attempt: 1 }));
  }

  function enqueue(turn: Attempt): void {
    waiting.push(turn);
    drain();
  }

  function drain(): void {
    while (underWay < atOnce) {
      const place = waiting.findIndex(({ job }) => mayRun(job));
      const turn = waiting[place];
      if (!turn) return;
      waiting.splice(place, 1);
      underWay += 1;
      count(turn.job, 1);
      void deliver(turn).finally(() => {
        underWay -= 1;
        count(turn.job, -1);
        drain();
      });
    }
  }

  function mayRun({ flow }: Job): boolean {
    return !flow || (running.get(flow.key) ?? 0) < flow.parallelism;
  }

  function count({ flow }: Job, step: 1 | -1): void {
    if (flow) running.set(flow.key, (running.get(flow.key) ?? 0) + step);
  }

  async function deliver({ job, attempt }: Attempt): Promise<void> {
    // From here on the same id is a new job: what it was about may be asked for again by this very call.
    if (job.dedupeId) known.delete(job.dedupeId);
    if (await call(job)) return;
    if (attempt >= tries) {
      console.error(JSON.stringify({ level: 'error', event: 'job given up', path: job.path }));
      return;
    }
    // It waits for its turn like any other: what runs at once of its kind stays bounded.
    after(Math.min(2 ** (attempt - 1), 60), () => enqueue({ job, attempt: attempt + 1 }));
  }

  async function call(job: Job): Promise<boolean> {
    const body = JSON.stringify(job.body);
    try {
      const response = await fetch(`${options.dial}${job.path}`, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Upstash-Message-Id': `msg_${randomUUID()}`,
          'Upstash-Signature': signJob({
            key: options.signingKey(),
            url: `${options.audience}${job.path}`,
            body,
          }),
        },
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

function waitOf({ delaySeconds = 0, notBefore }: Job): number {
  return notBefore ? Math.max(0, (notBefore.getTime() - Date.now()) / 1000) : delaySeconds;
}

function after(seconds: number, run: () => void): void {
  setTimeout(run, seconds * 1000).unref();
}
