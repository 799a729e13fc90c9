import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

/** Migrates an empty database once and gives its snapshot to all workers. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-test-'));
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const file = join(folder, 'snapshot.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('snapshot', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
