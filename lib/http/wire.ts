import { database } from '@/db/client';
import type { Ctx } from '@/lib/context';

/** The world of a request: the database, the clock, and adapters that load themselves when first used. */
export async function world(): Promise<Ctx> {
  const { db } = await database();
  return { db, now: () => new Date(), ports: ports() };
}
