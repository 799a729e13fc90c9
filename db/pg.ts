import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { dropBroken } from '@/db/broken-connections';
import type { Database, DatabaseOptions } from '@/db/database';

export async function openPg(options: DatabaseOptions, url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener, the error event of a cut connection would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  dropBroken(pool);
  return { db: drizzle({ client: pool, logger: options.logger }), driver: 'pg', close: () => pool.end() };
}
