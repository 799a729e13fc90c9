import { neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { dropBroken } from '@/db/broken-connections';
import type { Database, DatabaseOptions } from '@/db/database';

export async function openNeon(options: DatabaseOptions, url: string): Promise<Database> {
  const proxy = options.neonWsProxy;
  if (proxy) {
    neonConfig.wsProxy = () => proxy;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    neonConfig.pipelineConnect = false;
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A socket that was cut while the function was suspended never responds.
    query_timeout: 30_000,
    idleTimeoutMillis: 10_000,
  });
  pool.on('connect', (client: { on: (event: 'error', listener: () => void) => void }) =>
    client.on('error', () => {}),
  );
  pool.on('error', () => {});
  dropBroken(pool);
  return { db: drizzle({ client: pool, logger: options.logger }), driver: 'neon', close: () => pool.end() };
}
