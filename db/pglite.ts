import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeToOthers, takeDataFolder } from '@/db/data-folder';
import type { Database, DatabaseOptions } from '@/db/database';

export async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = takeDataFolder(options.dataDir);
  const client = new PGlite(folder.database);
  const close = async () => {
    await client.close().finally(folder.release);
  };
  try {
    await client.waitReady;
    closeToOthers(options.dataDir);
    const db = drizzle({ client, logger: options.logger });
    await migrate(db, { migrationsFolder: 'drizzle' });
    return { db, driver: 'pglite', close };
  } catch (error) {
    // Close the database first, because it may still be writing.
    await close().catch(() => {});
    throw error;
  }
}
