import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { localQueue } from '@/lib/outbox/queue/local';
import type { Queue } from '@/lib/ports';

export function ownQueue(): Queue {
  const { port, appUrl } = env();
  return localQueue({
    dial: `http://127.0.0.1:${port}`,
    audience: appUrl,
    signingKey: () => signingKeys().current,
  });
}

/**
 * Returns the keys with which the queue signs its requests. It signs with `current` now, and with `next`
 * after a change of keys.
 */
export function signingKeys(): { current: string; next: string } {
  const { qstash } = env();
  if (qstash) return { current: qstash.currentKey, next: qstash.nextKey };
  const own = mac('local queue', 'signing key');
  return { current: own, next: own };
}
