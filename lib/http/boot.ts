import { env, missingForProduction } from '@/lib/env';
import { ownQueue } from '@/lib/http/own-queue';

const heartbeatMs = 3_600_000;

/**
 * Runs when a server starts. A missing setting ends the process with one line. With the local queue, which is lost with its
 * process, a first wake picks up unfinished work, and a wake every hour finds lost jobs. The wake is requested over HTTP, because
 * everything imported here is bundled into every function.
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
