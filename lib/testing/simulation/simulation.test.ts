import { expect, test } from 'vitest';
import { startPostgres } from '@/lib/testing/postgres';
import { simulate } from '@/lib/testing/simulation/run';

// A quick form of `npm run simulate`. Over the first days Europe's clocks go forward and those of the south go back; in the others
// the 29 February of most years is celebrated.
test.each([
  { users: 100, start: '2027-03-28', hasTemplates: true, seed: 1 },
  { users: 40, start: '2027-02-24', hasTemplates: false, seed: 2 },
])(
  '$users people in sixteen zones get in 8 days from $start what they must, once, when they must (templates: $hasTemplates)',
  async ({ users, start, hasTemplates, seed }) => {
    const postgres = await startPostgres();
    try {
      const url = await postgres.create('simulation', 'migrated');
      const { doubled, missed, wrongInstant, ...figures } = await simulate({
        ...{ url, users, start: new Date(`${start}T00:00:00Z`), days: 8, seed, hasTemplates },
      });
      expect({ doubled, missed, wrongInstant }).toEqual({ doubled: [], missed: [], wrongInstant: [] });
      expect(figures.failures).toEqual({});
      // So much was asked for, of every kind, that a judge who sees nothing would show.
      expect(figures.expected).toBeGreaterThan(700);
      const kinds = [
        'daily',
        'journal',
        'lead',
        'nag',
        'recap',
        'reminder',
        'snooze',
        'social',
        'social_lead',
      ];
      expect(Object.keys(figures.kinds).toSorted()).toEqual(kinds);
      expect(figures.sent + figures.onDashboard).toBeGreaterThan(700);
      expect(Math.min(figures.late, figures.held)).toBeGreaterThan(0);
      expect(figures.announced > 0 && figures.followed > 0).toBe(hasTemplates);
      const { hang = 0, broken = 0, busy = 0, reset = 0, closed = 0 } = figures.provider;
      expect(figures.unproven).toBeLessThanOrEqual(hang + broken);
      expect(Math.min(hang, broken, busy, reset)).toBeGreaterThan(0);
      // The product knows when the window is closed, before the provider has to say so.
      expect(closed).toBe(0);
    } finally {
      await postgres.stop();
    }
  },
  400_000,
);
