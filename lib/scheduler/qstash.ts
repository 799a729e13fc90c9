import type { Env } from '@/lib/env';
import type { Queue } from '@/lib/ports';

/** Upstash QStash: it calls our routes back by HTTP and tries again until it gets a 2xx. The SDK is loaded with the first job. */
export function qstashQueue(settings: NonNullable<Env['qstash']>, appUrl: string): Queue {
  let client: Promise<import('@upstash/qstash').Client> | undefined;
  return {
    publish: async (job) => {
      client ??= connect(settings).catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      await (await client).publishJSON({
        url: `${appUrl}${job.path}`,
        body: job.body,
        retries: 5,
        ...(job.delaySeconds ? { delay: job.delaySeconds } : {}),
        // QStash allows no colon in the id.
        ...(job.dedupeId ? { deduplicationId: job.dedupeId.replaceAll(':', '_') } : {}),
      });
    },
  };
}

async function connect(settings: NonNullable<Env['qstash']>) {
  const { Client } = await import('@upstash/qstash');
  return new Client({ token: settings.token, ...(settings.url ? { baseUrl: settings.url } : {}) });
}
