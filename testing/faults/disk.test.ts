import { expect, test } from 'vitest';
import { hasNamespaces } from '@/testing/faults/containers';
import { diskFaults, runDiskFault } from '@/testing/faults/disk';

test.skipIf(!hasNamespaces).each(Object.keys(diskFaults) as (keyof typeof diskFaults)[])(
  '%s: what was acknowledged is there once',
  async (name) => {
    const { met, acknowledged, lost, doubled } = await runDiskFault(name, 1);
    expect({ met, lost, doubled }).toEqual({ met: 1, lost: 0, doubled: 0 });
    expect(acknowledged).toBeGreaterThan(0);
  },
  120_000,
);
