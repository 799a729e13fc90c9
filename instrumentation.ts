import { env, missingForProduction } from '@/lib/env';

/** At a server's start: a missing setting ends it with one line; with the local queue, what a stop left behind is swept. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const missing = missingForProduction(env());
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
  if (env().qstash) return;
  const { sweepAtStart } = await import('@/lib/http/start');
  await sweepAtStart();
}
