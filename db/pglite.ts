import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabaseOptions } from '@/db/database';

/**
 * The embedded database under dataDir, migrated by itself. Throws one line when another process holds the directory:
 * a second opener loses acknowledged rows.
 */
export async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  mkdirSync(options.dataDir, { recursive: true });
  const unlock = lock(join(options.dataDir, 'database.pid'));
  const client = await PGlite.create(join(options.dataDir, 'database'));
  const db = drizzle({ client, logger: options.logger });
  await migrate(db, { migrationsFolder: 'drizzle' });
  return {
    db,
    driver: 'pglite',
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

function lock(file: string): () => void {
  const holder = readPid(file);
  const isHeld = holder !== null && holder !== process.pid && isRunning(holder);
  if (!isHeld) rmSync(file, { force: true });
  try {
    // Fails where the file stands: of two that start at once one gets it.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const user = readPid(file) ?? 'another process';
    throw new Error(
      `The database directory is in use by process ${user} (${file}). Stop it first, or set another DATA_DIR.`,
    );
  }
  const unlock = () => {
    if (readPid(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
