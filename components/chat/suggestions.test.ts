import { expect, test } from 'vitest';
import { suggestionsFor } from '@/components/chat/suggestions';
import type { AgendaItem } from '@/lib/agenda/schema';

const today = '2027-03-10';
const example = 'Remind me to call Anna on Friday at 5 PM';

function todo(title: string, date: string): AgendaItem {
  return { kind: 'todo', id: title, title, date, state: date < today ? 'overdue' : 'upcoming' };
}

test('the first suggestion is about what is late, else about today, else an example', () => {
  const first = (...agenda: AgendaItem[]) => suggestionsFor(agenda, today, example)[0];
  expect(first(todo('Buy milk', today), todo('Pay rent', '2027-03-08'))).toBe('Move “Pay rent” to tomorrow');
  expect(first(todo('Buy milk', today), todo('Swim', '2027-03-11'))).toBe('Mark “Buy milk” as done');
  expect(first(todo('x'.repeat(40), today))).toBe(example);
  expect(suggestionsFor([], today, example)).toHaveLength(3);
});
