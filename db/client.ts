import type { SQL } from 'drizzle-orm';
import type { Database, DatabaseOptions, Db } from '@/db/database';
import { env } from '@/lib/env';

// Next.js loads this module up to three times in one process, and opening a PGlite folder twice loses rows.
const shared = globalThis as typeof globalThis & { sidekickDatabase?: Promise<Database> };

/** Opens the process's database on the first call. After a failure, the next call tries again. */
export function database(): Promise<Database> {
  shared.sidekickDatabase ??= openDatabase(env().database).catch((error: unknown) => {
    shared.sidekickDatabase = undefined;
    throw error;
  });
  return shared.sidekickDatabase;
}

/**
 * Opens PGlite in dataDir if there is no URL. Otherwise opens PostgreSQL: with the Neon driver if the host is in
 * neon.tech or neonWsProxy is set, with node-postgres in all other cases.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (!options.url) return (await import('@/db/pglite')).openPglite(options);
  const isNeon = options.neonWsProxy !== null || /\.neon\.tech(:|\/|$)/.test(new URL(options.url).host);
  if (isNeon) return (await import('@/db/neon')).openNeon(options, options.url);
  return (await import('@/db/pg')).openPg(options, options.url);
}

/** Runs handwritten SQL with any driver and returns its rows. Their type is not checked. */
export async function rowsOf<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return [];
  return result.rows as T[];
}
