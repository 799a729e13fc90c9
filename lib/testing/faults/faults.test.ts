import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults, suffer } from '@/lib/testing/faults/run';
import { type Postgres, startPostgres } from '@/lib/testing/postgres';

// A quick form of `npm run faults`: a process that dies and a provider that fails, on a virtual clock.
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const rounds = 10;

test.each([...faults.entries()])(
  '%i. %s: nothing is lost, nothing comes twice',
  async (place, fault) => {
    const url = await postgres.create(`faults_${place}`, 'migrated');
    const { lost, doubled, wrong, errors, met, messages, givenUp } = await suffer({
      url,
      fault,
      rounds,
      seed: place,
    });
    expect({ lost, doubled, wrong, errors }).toEqual({ lost: [], doubled: [], wrong: [], errors: [] });
    expect(met).toBeGreaterThanOrEqual(fault === 'killed before a statement' ? 1 : rounds);
    if (fault !== 'window closed (63016)') expect(messages + givenUp).toBeGreaterThanOrEqual(rounds * 5);
  },
  120_000,
);
