import { expect, test } from 'vitest';
import { killFault, runKills } from '@/testing/faults/kills';
import { sharedPostgres } from '@/testing/postgres/shared';

const postgres = sharedPostgres();

test(`${killFault}: what was acknowledged is answered once`, async () => {
  const url = await postgres.create('kills', 'migrated');
  const { acknowledged, lost, doubled } = await runKills(url, 1, 1);
  expect({ acknowledged, lost, doubled }).toEqual({ acknowledged: 200, lost: [], doubled: [] });
}, 300_000);
