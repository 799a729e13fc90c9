import { expect, test } from 'vitest';
import { faults } from '@/testing/faults/catalog';
import { hasNamespaces } from '@/testing/faults/containers';
import { diskFaults, runDiskFault } from '@/testing/faults/disk';
import { killFault, runKills } from '@/testing/faults/kills';
import { runFault } from '@/testing/faults/run';
import { sharedPostgres } from '@/testing/postgres/shared';

const postgres = sharedPostgres();

const rounds = 3;

test.each(faults.map((fault, index) => [fault.name, index] as const))(
  '%s: nothing is lost or doubled',
  async (name, index) => {
    const fault = faults[index];
    if (!fault) throw new Error(`there is no fault ${index}`);
    const url = await postgres.create(`faults_${index}`, 'migrated');
    const result = await runFault({ url, fault, rounds, seed: index });
    const { lost, doubled, wrongState, errors, met, messages, givenUp } = result;
    expect({ lost, doubled, wrongState, errors }).toEqual({
      ...{ lost: [], doubled: [], wrongState: [], errors: [] },
    });
    // Fails if the fault never happened, because the test would then prove nothing.
    expect(met).toBeGreaterThanOrEqual(name === 'a crash before a statement' ? 1 : rounds);
    if (fault.affects !== 'all') expect(messages + givenUp).toBeGreaterThanOrEqual(rounds * 5);
  },
  120_000,
);

test.skipIf(!hasNamespaces).each(Object.keys(diskFaults) as (keyof typeof diskFaults)[])(
  '%s: what was acknowledged is there once',
  async (name) => {
    const { met, acknowledged, lost, doubled } = await runDiskFault(name, 1);
    expect({ met, lost, doubled }).toEqual({ met: 1, lost: 0, doubled: 0 });
    expect(acknowledged).toBeGreaterThan(0);
  },
  120_000,
);

test(`${killFault}: what was acknowledged is answered once`, async () => {
  const url = await postgres.create('kills', 'migrated');
  const { acknowledged, lost, doubled } = await runKills(url, 1, 1);
  expect({ acknowledged, lost, doubled }).toEqual({ acknowledged: 200, lost: [], doubled: [] });
}, 180_000);
