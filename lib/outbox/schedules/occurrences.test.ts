import { expect, test } from 'vitest';
import { computeAdvances } from '@/lib/outbox/schedules/occurrences';

test('schedules that are equal but for their zone each follow the clocks of their own', () => {
  // New York and Bogota have the same time until New York changes its clocks on 14 March.
  const advances = computeAdvances(
    ['America/New_York', 'America/Bogota'].map((zone, place) => ({
      ...{ ctid: `(0,${place})`, kind: 'reminder', subjectId: zone, userId: zone, zone },
      ...{ rule: 'FREQ=DAILY', slot: '2027-03-13T09:00:00', sequence: 0, lead: 0 },
      at: new Date('2027-03-13T14:00:00Z'),
    })),
    new Date('2027-03-13T14:00:05Z'),
  );
  expect(advances.map(({ due, next }) => [due.zone, next?.at.toISOString()])).toEqual([
    ['America/New_York', '2027-03-14T13:00:00.000Z'],
    ['America/Bogota', '2027-03-14T14:00:00.000Z'],
  ]);
});
