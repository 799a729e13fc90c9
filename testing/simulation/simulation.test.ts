import { expect, test } from 'vitest';
import { messengerChannelNames } from '@/lib/channels/rules';
import { sharedPostgres } from '@/testing/postgres/shared';
import { simulate } from '@/testing/simulation/run';

const whatsapp = ['whatsapp'] as const;

const postgres = sharedPostgres();

// A case waits for its database most of the time, so the cases run side by side.
// The first case has a clock change, and the second has birthdays on 29 February.
test.concurrent.each([
  { users: 14, start: '2027-03-28', hasTemplates: true, seed: 1, channels: whatsapp },
  { users: 20, start: '2027-02-24', hasTemplates: false, seed: 2, channels: whatsapp },
  { users: 12, start: '2027-03-28', hasTemplates: true, seed: 3, channels: messengerChannelNames },
])(
  '$users users get everything once and on time in 8 days from $start (templates: $hasTemplates, on $channels)',
  async ({ users, start, hasTemplates, seed, channels }) => {
    const url = await postgres.create(`simulation_${seed}`, 'migrated');
    const { lost, doubled, wrongInstant, ...figures } = await simulate({
      ...{ url, users, start: new Date(`${start}T00:00:00Z`), days: 8, seed, hasTemplates, channels },
    });
    expect({ lost, doubled, wrongInstant }).toEqual({ lost: [], doubled: [], wrongInstant: [] });
    expect(figures.failures).toEqual({});
    // Without enough deliveries and faults, a judge that overlooks errors would pass.
    expect(figures.expected).toBeGreaterThan(users * 20);
    const kinds = ['daily', 'journal', 'lead', 'nag', 'recap', 'reminder', 'snooze', 'social', 'social_lead'];
    expect(Object.keys(figures.expectedByKind).toSorted()).toEqual(kinds);
    expect(figures.sent + figures.onDashboard).toBeGreaterThan(users * 20);
    expect(Math.min(figures.late, figures.postponed)).toBeGreaterThan(0);
    expect(figures.announced > 0 && figures.followed > 0).toBe(hasTemplates);
    const { hang = 0, fail = 0, limit = 0, reset = 0 } = figures.provider;
    const { windowClosed = 0, refuse = 0, gone = 0 } = figures.provider;
    expect(figures.unproven).toBeLessThanOrEqual(hang + fail);
    expect(Math.min(hang, fail, limit, reset)).toBeGreaterThan(0);
    if (channels.length > 1) {
      expect(figures.sentElsewhere).toBeGreaterThan(users * 4);
      expect(Math.min(refuse, gone, windowClosed)).toBeGreaterThan(0);
    } else {
      // The product knows that the answering window is closed, so it sends nothing that the provider would refuse.
      expect(windowClosed + refuse + gone).toBe(0);
      expect(figures.sentElsewhere).toBe(0);
    }
  },
  400_000,
);
