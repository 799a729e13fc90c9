import type { Env } from '@/lib/env';
import type { Job, Queue } from '@/lib/ports';

const batchSize = 100;

export function qstashQueue(settings: NonNullable<Env['qstash']>, appUrl: string): Queue {
  let client: Promise<import('@upstash/qstash').Client> | undefined;

  async function connected() {
    client ??= connect(settings).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  return {
    publish: async (job) => {
      await (await connected()).publishJSON(messageOf(job, appUrl));
    },
    publishAll: async (jobs) => {
      const messages = jobs.map((job) => messageOf(job, appUrl));
      for (let from = 0; from < messages.length; from += batchSize) {
        await (await connected()).batchJSON(messages.slice(from, from + batchSize));
      }
    },
  };
}

const wakePath = '/api/jobs/wake';
const retries = 5;

/**
 * Makes QStash run the wake job every hour. The wake job finds due work whose own job was lost. Repeated
 * calls create only one schedule.
 */
export async function scheduleHeartbeat(settings: NonNullable<Env['qstash']>, appUrl: string): Promise<void> {
  const client = await connect(settings);
  await client.schedules.create({
    scheduleId: 'sidekick-heartbeat',
    destination: `${appUrl}${wakePath}`,
    cron: '7 * * * *',
    body: JSON.stringify({ occasion: 'hour' }),
    headers: { 'Content-Type': 'application/json' },
    retries,
  });
}

function messageOf(job: Job, appUrl: string) {
  return {
    url: `${appUrl}${job.path}`,
    body: job.body,
    retries,
    // After a job has failed for good, its callback starts a wake, which finds the unfinished work.
    ...(job.path === wakePath ? {} : { failureCallback: `${appUrl}${wakePath}` }),
    ...(job.delaySeconds ? { delay: job.delaySeconds } : {}),
    ...(job.notBefore ? { notBefore: Math.ceil(job.notBefore.getTime() / 1000) } : {}),
    ...(job.flow ? { flowControl: job.flow } : {}),
    // QStash does not allow colons in the id.
    ...(job.dedupeId ? { deduplicationId: job.dedupeId.replaceAll(':', '_') } : {}),
  };
}

async function connect(settings: NonNullable<Env['qstash']>) {
  const { Client } = await import('@upstash/qstash');
  return new Client({ token: settings.token, ...(settings.url ? { baseUrl: settings.url } : {}) });
}
