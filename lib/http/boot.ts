import { subscribe } from 'node:diagnostics_channel';
import { env, missingForProduction } from '@/lib/env';
import { ownQueue } from '@/lib/http/own-queue';

const heartbeatMs = 3_600_000;

/**
 * Runs when a server starts. Ends the process if required settings are missing. Without QStash, queues the
 * wake (the job for due work) now and every hour, because the local queue lost all jobs when the previous
 * process ended.
 */
export async function boot(): Promise<void> {
  const missing = missingForProduction(env());
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
  subscribe('http.server.request.start', refuseTrace);
  if (env().qstash) return;
  const queue = ownQueue();
  await queue.publish({ path: '/api/jobs/wake', body: { occasion: 'start' }, delaySeconds: 1 });
  const hourly = { path: '/api/jobs/wake', body: { occasion: 'hour' } } as const;
  setInterval(() => void queue.publish(hourly), heartbeatMs).unref();
}

// Next.js would respond to TRACE and TRACK with 500 and write to the log.
function refuseTrace(message: unknown): void {
  const { request } = message as { request: { method?: string } };
  if (request.method === 'TRACE' || request.method === 'TRACK') request.method = 'PROPFIND';
}
