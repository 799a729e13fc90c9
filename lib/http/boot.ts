import { env, missingForProduction } from '@/lib/env';
import { ownQueue } from '@/lib/http/own-queue';

const heartbeatMs = 3_600_000;

/**
 * Runs when a server starts. Ends the process with a one-line message if a required setting is missing. The local queue loses its
 * jobs with the process, so with it, requests a wake now and every hour to find unfinished work. Uses HTTP for that, because the
 * bundler adds all imports of this file to every function.
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
