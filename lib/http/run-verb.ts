import { enqueueChangedCalendars } from '@/lib/connectors/sync/enqueue';
import type { Ctx } from '@/lib/context';
import { logUnexpected } from '@/lib/log';
import { armWake } from '@/lib/outbox/queue/arm';

export async function runVerb<T>(ctx: Ctx, verb: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await verb();
  } catch (error) {
    // Some writes may be committed.
    await publishJobs(ctx).catch(logUnexpected);
    throw error;
  }
  await publishJobs(ctx);
  return result;
}

async function publishJobs(ctx: Ctx): Promise<void> {
  await armWake(ctx);
  await enqueueChangedCalendars(ctx);
}
