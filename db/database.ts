import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or an open transaction, with any driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  driver: 'pglite' | 'pg' | 'neon';
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string | null;
  dataDir: string;
  neonWsProxy: string | null;
  logger?: { logQuery: (query: string, params: unknown[]) => void };
}
