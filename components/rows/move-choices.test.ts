import { expect, test } from 'vitest';
import { moveChoices } from '@/components/rows/move-choices';
import type { AgendaItem } from '@/lib/agenda/schema';

const zone = 'America/New_York';
const stamps: AgendaItem = {
  ...{ kind: 'todo', id: 'stamps', title: 'Buy stamps' },
  ...{ date: '2027-03-01', state: 'overdue' },
};
const call: AgendaItem = {
  ...{ kind: 'reminder', id: 'call', title: 'Call the bank' },
  ...{ at: '2027-03-01T14:00:00.000Z', state: 'unanswered' },
};

test.each([
  ['Sunday', '2027-03-07', 'In a week', '2027-03-14'],
  ['Monday', '2027-03-08', 'Next week', '2027-03-15'],
  ['Tuesday', '2027-03-09', 'Next week', '2027-03-15'],
])(
  'on a %s, the last choice is the next Monday that is not tomorrow, or today a week later',
  (_, today, choice, day) => {
    const now = new Date(`${today}T17:00:00Z`);
    const last = (item: AgendaItem) => moveChoices(item, { now, zone, reader: zone }).at(-1);
    expect(last(stamps)).toMatchObject({ name: choice, to: { date: day } });
    expect(last(call)).toMatchObject({ name: choice, to: { date: day, time: '09:00' } });
  },
);
