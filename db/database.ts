import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

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
