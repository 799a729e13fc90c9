import { randomUUID } from 'node:crypto';
import { signJob } from '@/lib/outbox/queue/sign';
import type { Job, Queue } from '@/lib/ports';

interface Options {
  dial: string;
  audience: string;
  signingKey: () => string;
  after?: (seconds: number, run: () => void) => void;
}

interface Attempt {
  job: Job;
  number: number;
}

const concurrency = 8;
const maxAttempts = 12;
const maxPauseSeconds = 60;

/** Returns an in-memory queue. It sends jobs as signed requests to our routes, and tries failed jobs again. */
export function localQueue({ dial, audience, signingKey, after = startTimer }: Options): Queue {
  const waiting: Attempt[] = [];
  const knownIds = new Set<string>();
  const runningByFlow = new Map<string, number>();
  let running = 0;

  return {
    publish: async (job) => accept(job),
    publishAll: async (jobs) => {
      for (const job of jobs) accept(job);
    },
  };

  function accept(job: Job): void {
    if (job.dedupeId) {
      if (knownIds.has(job.dedupeId)) return;
      knownIds.add(job.dedupeId);
    }
    after(delayOf(job), () => enqueue({ job, number: 1 }));
  }

  function enqueue(attempt: Attempt): void {
    waiting.push(attempt);
    startWaiting();
  }

  function startWaiting(): void {
    while (running < concurrency) {
      const index = waiting.findIndex(({ job }) => mayRun(job));
      const attempt = waiting[index];
      if (!attempt) return;
      waiting.splice(index, 1);
      running += 1;
      countFlow(attempt.job, 1);
      void run(attempt).finally(() => {
        running -= 1;
        countFlow(attempt.job, -1);
        startWaiting();
      });
    }
  }

  function mayRun({ flow }: Job): boolean {
    return !flow || (runningByFlow.get(flow.key) ?? 0) < flow.parallelism;
  }

  function countFlow({ flow }: Job, change: 1 | -1): void {
    if (flow) runningByFlow.set(flow.key, (runningByFlow.get(flow.key) ?? 0) + change);
  }

  async function run({ job, number }: Attempt): Promise<void> {
    // The id is freed before the call, because the call may publish the same job again.
    if (job.dedupeId) knownIds.delete(job.dedupeId);
    if (await call(job)) return;
    if (number >= maxAttempts) {
      console.error(JSON.stringify({ level: 'error', event: 'job given up', path: job.path }));
      return;
    }
    after(Math.min(2 ** (number - 1), maxPauseSeconds), () => enqueue({ job, number: number + 1 }));
  }

  async function call(job: Job): Promise<boolean> {
    const body = JSON.stringify(job.body);
    try {
      const response = await fetch(`${dial}${job.path}`, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Upstash-Message-Id': `msg_${randomUUID()}`,
          'Upstash-Signature': signJob({ key: signingKey(), url: `${audience}${job.path}`, body }),
        },
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

function delayOf({ delaySeconds = 0, notBefore }: Job): number {
  return notBefore ? Math.max(0, (notBefore.getTime() - Date.now()) / 1000) : delaySeconds;
}

function startTimer(seconds: number, run: () => void): void {
  setTimeout(run, seconds * 1000).unref();
}
