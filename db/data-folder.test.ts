import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '@/db/client';
import { takeDataFolder } from '@/db/data-folder';
import { logUnexpected } from '@/lib/log';
import { hasNamespaces, startContainer } from '@/testing/faults/containers';
import { takeConsoleErrors } from '@/testing/strict';

// A second process on a folder, and a full disk: testing/faults/disk.test.ts.
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sidekick-folder-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test.skipIf(!hasNamespaces)(
  'a read-only folder says that it is read-only',
  async () => {
    const refused = await startContainer(dataDir, {
      prepare: `mount --bind "${dataDir}" "${dataDir}" && mount -o remount,ro,bind "${dataDir}"`,
    });
    expect(refused.refusal).toMatch(/cannot be written to .+Mount it writable/);
  },
  300_000,
);

test('a process id in the folder that something else has by now blocks nobody', () => {
  writeFileSync(join(dataDir, 'database.pid'), '1');
  writeFileSync(join(dataDir, 'owner.json'), '{"host":"elsewhere","process":1,"since":"2027-01-01"}');
  takeDataFolder(dataDir).release();
  expect(JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8'))).toMatchObject({
    process: process.pid,
  });
});

test('the log says what the operator has to do', () => {
  const { release } = takeDataFolder(dataDir);
  try {
    takeDataFolder(dataDir);
  } catch (error) {
    logUnexpected(error);
  }
  release();
  expect(takeConsoleErrors().join()).toContain('Stop the other one, or set DATA_DIR');
});

test('only their owner reads the files of the embedded database', async () => {
  const { close } = await openDatabase({ url: null, dataDir, neonWsProxy: null });
  await close();
  writeFileSync(join(dataDir, 'written-later'), '');
  const modes = readdirSync(dataDir, { recursive: true }).map((name) => {
    const { mode } = statSync(join(dataDir, String(name)));
    return (mode & 0o777).toString(8);
  });
  expect(modes.length).toBeGreaterThan(500);
  expect(modes.filter((mode) => mode !== '600' && mode !== '700')).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
}, 300_000);
