import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import type { Queue } from '@/lib/ports';
import { localQueue } from '@/lib/scheduler/local';

/** The local queue as this process runs it: it signs for the public address and dials itself. */
export function ownQueue(): Queue {
  const { port, appUrl } = env();
  return localQueue({
    dial: `http://127.0.0.1:${port}`,
    audience: appUrl,
    signingKey: () => signingKeys().current,
  });
}

/** The keys that a job's signature may be made with: the newest first. */
export function signingKeys(): { current: string; next: string } {
  const { qstash } = env();
  if (qstash) return { current: qstash.currentKey, next: qstash.nextKey };
  const own = mac('local queue', 'signing key');
  return { current: own, next: own };
}
