import type { SQL } from 'drizzle-orm';
import type { Database, DatabaseOptions, Db } from '@/db/database';
import { env } from '@/lib/env';

// Next.js loads this module up to three times in one process, and opening a PGlite folder twice loses rows.
const shared = globalThis as typeof globalThis & { sidekickDatabase?: Promise<Database> };

export function database(): Promise<Database> {
  shared.sidekickDatabase ??= openDatabase(env().database).catch((error: unknown) => {
    shared.sidekickDatabase = undefined;
    throw error;
  });
  return shared.sidekickDatabase;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (!options.url) return (await import('@/db/pglite')).openPglite(options);
  const isNeon = options.neonWsProxy !== null || /\.neon\.tech(:|\/|$)/.test(new URL(options.url).host);
  if (isNeon) return (await import('@/db/neon')).openNeon(options, options.url);
  return (await import('@/db/pg')).openPg(options, options.url);
}

export async function rowsOf<T extends Record<string, unknown>>(db: Db, statement: SQL): Promise<T[]> {
  const result: unknown = await db.execute(statement);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return [];
  return result.rows as T[];
}
