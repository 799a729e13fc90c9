import { database } from '@/db/client';
import { freeTalks } from '@/lib/assistant/talk-writes';
import { wake } from '@/lib/http/jobs';
import { logUnexpected } from '@/lib/http/respond';
import { world } from '@/lib/http/wire';

/** The local queue forgets with its process; its jobs' rows do not. An embedded database has no other process: leases are stale. */
export async function sweepAtStart(): Promise<void> {
  try {
    const { driver } = await database();
    const ctx = await world();
    if (driver === 'pglite') await freeTalks(ctx);
    await wake(ctx, 0);
  } catch (error) {
    logUnexpected(error);
  }
}
