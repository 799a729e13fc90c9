import { expect, test } from 'vitest';
import { startPostgres } from '@/lib/testing/postgres';
import { simulate } from '@/lib/testing/simulation/run';

// A quick form of `npm run simulate`. Over these days Europe's clocks go forward, and those of the south go back.
test('100 people in sixteen zones get in 8 days what they must, once, when they must', async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.create('simulation', 'migrated');
    const start = new Date('2027-03-28T00:00:00Z');
    const { doubled, missed, wrongInstant, ...figures } = await simulate({
      ...{ url, users: 100, start, days: 8, seed: 1 },
    });
    expect({ doubled, missed, wrongInstant }).toEqual({ doubled: [], missed: [], wrongInstant: [] });
    expect(figures.failures).toEqual({});
    // So much was asked for that a judge who sees nothing would show.
    expect(figures.expected).toBeGreaterThan(1000);
    expect(figures.sent + figures.onDashboard).toBeGreaterThan(1000);
    expect(figures.late).toBeGreaterThan(0);
    const { hang = 0, broken = 0, busy = 0, reset = 0 } = figures.provider;
    expect(figures.unproven).toBeLessThanOrEqual(hang + broken);
    expect(Math.min(hang, broken, busy, reset)).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
}, 240_000);
