import { env, missingForProduction } from '@/lib/env';
import { ownQueue } from '@/lib/http/own-queue';

const heartbeatMs = 3_600_000;

/**
 * At a server's start: a missing setting ends it with one line; with the local queue, which forgets with its process, a first
 * wake finds what a stop left behind, and an hourly one what was lost. It goes over HTTP: what is imported here is carried by
 * every function.
 */
export async function boot(): Promise<void> {
  const missing = missingForProduction(env());
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
  if (env().qstash) return;
  const queue = ownQueue();
  await queue.publish({ path: '/api/jobs/wake', body: { occasion: 'start' }, delaySeconds: 1 });
  const hourly = { path: '/api/jobs/wake', body: { occasion: 'hour' } } as const;
  setInterval(() => void queue.publish(hourly), heartbeatMs).unref();
}
