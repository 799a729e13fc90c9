import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContainer } from '@/testing/faults/containers';

// Faults of the embedded database's folder, with real processes. Every acknowledged number must be stored
// exactly once.

export interface DiskResult {
  rounds: number;
  met: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Error messages of the containers that could not open the folder. */
  refusals: string[];
}

export const diskFaults = {
  'two containers on one folder': async (dataDir: string) => {
    const first = await startContainer(dataDir);
    await first.wrote(50);
    const second = await startContainer(dataDir);
    await first.wrote(100);
    await Promise.all([first.kill(), second.kill()]);
    return { isMet: second.refusal !== null, written: first.written(), refusal: second.refusal };
  },
  'a folder that is read-only': async (dataDir: string) => {
    const first = await startContainer(dataDir);
    await first.wrote(50);
    await first.kill();
    const prepare = `mount --bind "${dataDir}" "${dataDir}" && mount -o remount,ro,bind "${dataDir}"`;
    const second = await startContainer(dataDir, { prepare });
    await second.kill();
    return { isMet: second.refusal !== null, written: first.written(), refusal: second.refusal };
  },
  'a disk that is full': async (dataDir: string) => {
    const ballast = join(dataDir, '..', 'ballast');
    writeFileSync(ballast, Buffer.alloc(40 * 1024 * 1024));
    const first = await startContainer(dataDir, { rowSize: 300_000 });
    // The disk has no room for so many, so the process stops when it is full.
    await first.wrote(10_000);
    await first.kill();
    rmSync(ballast);
    return { isMet: first.written() < 10_000, written: first.written(), refusal: null };
  },
} as const;

export async function runDiskFault(name: keyof typeof diskFaults, rounds: number): Promise<DiskResult> {
  const result: DiskResult = { rounds, met: 0, acknowledged: 0, lost: 0, doubled: 0, refusals: [] };
  for (let round = 0; round < rounds; round += 1) {
    await onSmallDisk(async (disk) => {
      const dataDir = join(disk, 'data');
      mkdirSync(dataDir);
      const { isMet, written, refusal } = await diskFaults[name](dataDir);
      const after = await startContainer(dataDir);
      await after.kill();
      // The database may contain one number more: it was written, but its acknowledgement was lost.
      const held = after.held ?? 0;
      result.met += isMet ? 1 : 0;
      if (refusal !== null) result.refusals.push(refusal);
      result.acknowledged += written;
      result.lost += Math.max(0, written - held);
      result.doubled += Math.max(0, held - written - 1);
    });
  }
  return result;
}

async function onSmallDisk(act: (disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'sidekick-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
  if (mounted.status !== 0) throw new Error(`cannot mount a small disk: ${mounted.stderr}`);
  try {
    await act(disk);
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}
