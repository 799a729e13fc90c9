import { expect, test } from 'vitest';
import { hasNamespaces } from '@/testing/faults/containers';
import { diskFaults, runDiskFault } from '@/testing/faults/disk';

// The expected messages of containers that could not open the folder. They tell the operator what to do.
const refusals: Record<keyof typeof diskFaults, unknown[]> = {
  'two containers on one folder': [
    expect.stringMatching(/in use by another Sidekick \(host .+, process \d+, since 20.+Stop the other one/),
  ],
  'a folder that is read-only': [expect.stringMatching(/cannot be written to .+Mount it writable/)],
  'a disk that is full': [],
};

test.skipIf(!hasNamespaces).each(Object.keys(diskFaults) as (keyof typeof diskFaults)[])(
  '%s: what was acknowledged is there once, and who is refused is told why',
  async (name) => {
    const { met, acknowledged, lost, doubled, refusals: said } = await runDiskFault(name, 1);
    expect({ met, lost, doubled }).toEqual({ met: 1, lost: 0, doubled: 0 });
    expect(acknowledged).toBeGreaterThan(0);
    expect(said).toEqual(refusals[name]);
  },
  300_000,
);
