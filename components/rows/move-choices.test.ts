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
  ['Sunday', '2027-03-07', '2027-03-08'],
  ['Monday', '2027-03-08', '2027-03-15'],
  ['Tuesday', '2027-03-09', '2027-03-15'],
])('on a %s, “Next week” is the next Monday after that day', (_, today, monday) => {
  const now = new Date(`${today}T17:00:00Z`);
  const nextWeek = (item: AgendaItem) =>
    moveChoices(item, { now, zone, reader: zone }).find(({ name }) => name === 'Next week')?.to;
  expect(nextWeek(stamps)).toEqual({ date: monday });
  expect(nextWeek(call)).toEqual({ date: monday, time: '09:00' });
});
