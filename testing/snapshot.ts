import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

/**
 * Vitest loads this module anew for each project. The snapshot that all projects share is therefore kept outside of
 * the module.
 */
const shared = globalThis as { testSnapshot?: Promise<string> };

export default async function setup(project: TestProject): Promise<() => void> {
  shared.testSnapshot ??= createSnapshot();
  const file = await shared.testSnapshot;
  project.provide('snapshot', file);
  return () => rmSync(dirname(file), { recursive: true, force: true });
}

async function createSnapshot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-test-'));
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const file = join(folder, 'snapshot.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
