import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db } from '@/db/database';
import { sharedPostgres } from '@/testing/postgres/shared';

export interface EarlierDatabase {
  client: pg.Pool;
  db: Db;
  upgrade: () => Promise<void>;
}

export async function openEarlierDatabase(before: string): Promise<EarlierDatabase> {
  const url = await sharedPostgres().create(`earlier_${randomUUID().replaceAll('-', '')}`, 'empty');
  const client = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle({ client });
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-upgrade-'));
  try {
    cpSync('drizzle', folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const place = journal.entries.findIndex(({ tag }) => tag.endsWith(before));
    if (place < 0) throw new Error(`no migration ${before}`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { client, db, upgrade: () => migrate(db, { migrationsFolder: 'drizzle' }) };
}
