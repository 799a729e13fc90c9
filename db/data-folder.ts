import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { OperatorError } from '@/lib/errors';

export interface DataFolder {
  database: string;
  release: () => void;
}

export function takeDataFolder(dataDir: string): DataFolder {
  const release = locked(dataDir);
  try {
    const owner = { host: hostname(), process: process.pid, since: new Date().toISOString() };
    writeFileSync(join(dataDir, 'owner.json'), `${JSON.stringify(owner)}\n`, { mode: 0o600 });
    return { database: join(dataDir, 'database'), release };
  } catch (error) {
    release();
    throw unwritable(dataDir, error);
  }
}

/**
 * Lets only the owner read the files in `dataDir`, because PGlite itself does not restrict who can read them.
 */
export function closeToOthers(dataDir: string): void {
  // A worker thread cannot set the umask of its process.
  if (isMainThread) process.umask(0o077);
  chmodSync(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
  }
}

// Open locks are kept here, because the garbage collector would close them.
const held = new Set<DatabaseSync>();

function locked(dataDir: string): () => void {
  const lock = lockFileIn(dataDir);
  try {
    lock.exec('begin exclusive');
    held.add(lock);
    return () => {
      if (held.delete(lock)) lock.close();
    };
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== busy) throw unwritable(dataDir, error);
    throw new OperatorError(
      `The data folder ${dataDir} is in use by another Sidekick (${ownerOf(dataDir)}). Two would lose data, so this one does not open it. Stop the other one, or set DATA_DIR to another folder. The lock ends with its process: there is nothing to delete.`,
    );
  }
}

function lockFileIn(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, 'lock.sqlite'));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

function ownerOf(dataDir: string): string {
  try {
    const owner: Record<string, unknown> = JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8'));
    return `host ${owner.host}, process ${owner.process}, since ${owner.since}`;
  } catch {
    return 'which has not said where it runs';
  }
}

function unwritable(dataDir: string, error: unknown): OperatorError {
  const reason = error instanceof Error ? error.message : 'unknown';
  return new OperatorError(
    `The data folder ${dataDir} cannot be written to (${reason}). Mount it writable, give it to the user that runs Sidekick, or free disk space; or set DATA_DIR to another folder.`,
  );
}

const busy = 5;

function sqliteCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}
