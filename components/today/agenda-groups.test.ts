import { expect, test } from 'vitest';
import { groupAgenda } from '@/components/today/agenda-groups';
import type { AgendaItem } from '@/lib/agenda/schema';

const zone = 'America/New_York';
const today = '2027-03-10';
const todo = (title: string, date: string): AgendaItem => ({
  ...{ kind: 'todo', id: title, title, date },
  state: date < today ? 'overdue' : 'upcoming',
});
const reminder = (title: string, at: string): AgendaItem => ({
  ...{ kind: 'reminder', id: title, title, at },
  state: 'upcoming',
});

test('what is overdue comes first, then today, tomorrow and the days after that, by the user’s zone', () => {
  const { now, ahead } = groupAgenda(
    [
      todo('taxes', '2027-03-01'),
      todo('stamps', today),
      reminder('call', '2027-03-11T04:30:00.000Z'),
      reminder('dentist', '2027-03-11T14:00:00.000Z'),
      todo('gift', '2027-03-14'),
    ],
    { today, zone },
  );
  expect(now.map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
    ['Overdue', 'taxes'],
    ['Today', 'stamps', 'call'],
    ['Tomorrow', 'dentist'],
  ]);
  expect(ahead.map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
    ['Sunday, 14 March', 'gift'],
  ]);
});

test('today is there even if it is empty', () => {
  expect(groupAgenda([], { today, zone }).now).toEqual([{ title: 'Today', date: today, items: [] }]);
});
