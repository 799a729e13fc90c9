import { expect, test } from '@playwright/test';
import { newAccount } from '../accounts';

// Local times and instants, computed with Python's zoneinfo. They are in 2037, because a reminder must be in
// the future.
const cases: { zone: string; change: string; times: [local: string, instant: string][] }[] = [
  {
    zone: 'Asia/Kolkata',
    change: 'half an hour off',
    times: [
      ['2037-05-03T17:00', '2037-05-03T11:30:00.000Z'],
      ['2037-11-01T00:15', '2037-10-31T18:45:00.000Z'],
    ],
  },
  {
    zone: 'America/New_York',
    change: 'clocks go forward',
    times: [
      ['2037-03-07T08:00', '2037-03-07T13:00:00.000Z'],
      ['2037-03-08T08:00', '2037-03-08T12:00:00.000Z'],
      ['2037-03-08T02:30', '2037-03-08T07:30:00.000Z'],
    ],
  },
  {
    zone: 'America/New_York',
    change: 'clocks go back',
    times: [
      ['2037-10-31T08:00', '2037-10-31T12:00:00.000Z'],
      ['2037-11-01T08:00', '2037-11-01T13:00:00.000Z'],
      // This time occurs twice on that night; the first occurrence is meant.
      ['2037-11-01T01:30', '2037-11-01T05:30:00.000Z'],
    ],
  },
  {
    zone: 'Pacific/Auckland',
    change: 'clocks go back',
    times: [
      ['2037-04-04T08:00', '2037-04-03T19:00:00.000Z'],
      ['2037-04-05T08:00', '2037-04-04T20:00:00.000Z'],
      ['2037-04-05T02:30', '2037-04-04T13:30:00.000Z'],
    ],
  },
  {
    zone: 'Pacific/Auckland',
    change: 'clocks go forward',
    times: [
      ['2037-09-26T08:00', '2037-09-25T20:00:00.000Z'],
      ['2037-09-27T08:00', '2037-09-26T19:00:00.000Z'],
      ['2037-09-27T02:30', '2037-09-26T14:30:00.000Z'],
    ],
  },
];

for (const { zone, change, times } of cases) {
  test(`reminders in ${zone}, ${change}: local times are stored as the right instants`, async () => {
    const account = await newAccount();
    await account.api.patch('/api/user/profile', { data: { timezone: zone } });
    for (const [local, instant] of times) {
      const data = { title: local, reminderTime: local };
      const set = await account.api.post('/api/user/reminders', { data });
      expect((await set.json()).reminderTime, local).toBe(instant);
    }
  });
}
