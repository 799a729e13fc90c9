import { env, missingForProduction } from '@/lib/env';

/**
 * At a server's start: a missing setting ends it with one line; with the local queue, which forgets with its process, a first
 * wake finds what a stop left behind. It goes over HTTP: what is imported here is carried by every function.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const missing = missingForProduction(env());
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
  if (env().qstash) return;
  const { ownQueue } = await import('@/lib/http/own-queue');
  await ownQueue().publish({ path: '/api/jobs/wake', body: { start: true }, delaySeconds: 1 });
}
