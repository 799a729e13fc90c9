import { expect, test } from 'vitest';
import { startPostgres } from '@/testing/postgres';
import { simulate } from '@/testing/simulation/run';

// A short run of `npm run simulate`. In the first case, Europe's clocks go forward and those of the southern hemisphere go back. In the
// second, birthdays on 29 February are celebrated on the 28th.
test.each([
  { users: 100, start: '2027-03-28', hasTemplates: true, seed: 1 },
  { users: 40, start: '2027-02-24', hasTemplates: false, seed: 2 },
])(
  '$users users get everything once and on time in 8 days from $start (templates: $hasTemplates)',
  async ({ users, start, hasTemplates, seed }) => {
    const postgres = await startPostgres();
    try {
      const url = await postgres.create('simulation', 'migrated');
      const { lost, doubled, wrongInstant, ...figures } = await simulate({
        ...{ url, users, start: new Date(`${start}T00:00:00Z`), days: 8, seed, hasTemplates },
      });
      expect({ lost, doubled, wrongInstant }).toEqual({ lost: [], doubled: [], wrongInstant: [] });
      expect(figures.failures).toEqual({});
      // Requires that enough deliveries of every kind were expected and enough faults happened. A judge that overlooks something would
      // then fail.
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
      expect(Object.keys(figures.expectedByKind).toSorted()).toEqual(kinds);
      expect(figures.sent + figures.onDashboard).toBeGreaterThan(700);
      expect(Math.min(figures.late, figures.postponed)).toBeGreaterThan(0);
      expect(figures.announced > 0 && figures.followed > 0).toBe(hasTemplates);
      const { hang = 0, fail = 0, limit = 0, reset = 0, windowClosed = 0 } = figures.provider;
      expect(figures.unproven).toBeLessThanOrEqual(hang + fail);
      expect(Math.min(hang, fail, limit, reset)).toBeGreaterThan(0);
      // The product knows that the answering window is closed, so the provider never has to refuse a message.
      expect(windowClosed).toBe(0);
    } finally {
      await postgres.stop();
    }
  },
  400_000,
);
