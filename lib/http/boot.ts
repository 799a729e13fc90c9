import { subscribe } from 'node:diagnostics_channel';
import { env, missingForProduction } from '@/lib/env';
import { ownQueue } from '@/lib/http/own-queue';

const heartbeatMs = 3_600_000;

/**
 * Runs when a server starts. Ends the process with one line of text if a required setting is missing. The
 * local queue loses its jobs with the process, so this also requests a wake now and every hour. Requests it
 * over HTTP, because the bundler adds all imports of this file to every function.
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

/**
 * Gives TRACE and TRACK a method that the server refuses with 400 or 405. Next.js cannot build a Request with them (fetch standard, "forbidden
 * method"), so it would answer 500 and log each one.
 */
function refuseTrace(message: unknown): void {
  const { request } = message as { request: { method?: string } };
  if (request.method === 'TRACE' || request.method === 'TRACK') request.method = 'PROPFIND';
}
