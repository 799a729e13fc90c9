import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
// Number of bytes of memory that must be free. The databases of all tests need less than half of it.
const enough = 4 * 1024 ** 3;
const name = /^sidekick-postgres-(\d+)-/;

export function newServerFolder(): string {
  const place = hasMemory() ? inMemory : tmpdir();
  removeLeftOver(place);
  return mkdtempSync(join(place, `sidekick-postgres-${process.pid}-`));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > enough;
  } catch {
    return false;
  }
}

// Removes the folders of processes that were killed.
function removeLeftOver(place: string): void {
  for (const folder of readdirSync(place)) {
    const owner = Number(name.exec(folder)?.[1] ?? process.pid);
    if (!isRunning(owner)) rmSync(join(place, folder), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
