import { expect, test } from 'vitest';
import { type Fault, faults } from '@/testing/faults/catalog';
import { runFault } from '@/testing/faults/run';
import { sharedPostgres } from '@/testing/postgres/shared';

const rounds = 3;

export function testFaults(isIncluded: (fault: Fault) => boolean): void {
  const postgres = sharedPostgres();
  const included = [...faults.entries()].filter(([, fault]) => isIncluded(fault));
  test.each(included.map(([index, fault]) => ({ index, fault, name: fault.name })))(
    '$name: nothing is lost or doubled',
    async ({ index, fault, name }) => {
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
}
