// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClock } from '@/components/page/clock';
import { TodoCard } from '@/components/todos/todo-card';
import { seedTodos } from '@/components/todos/use-todos';
import { formatWhen } from '@/lib/time/format';
import { renderOnPage, todoRow } from '@/testing/page';

afterEach(() => vi.useRealTimers());

function Clock() {
  const { now, zone } = useClock();
  return <p>{formatWhen(now, zone)}</p>;
}

function renderAt(instant: string, zone: string): void {
  vi.useFakeTimers({ now: new Date(instant) });
  const todo = (text: string) => todoRow({ id: text, text, dueDate: text });
  const dates = ['2037-03-07', '2037-03-08', '2037-04-04', '2037-04-05', '2037-05-02', '2037-05-03'].concat(
    ...['2037-09-26', '2037-09-27', '2037-10-31', '2037-11-01'],
  );
  renderOnPage(
    <>
      <Clock />
      <TodoCard />
    </>,
    { zone, fill: (client) => seedTodos(client, { items: dates.map(todo) }) },
  );
}

// The pairs of instants and local times were computed with Python's zoneinfo.
test.each([
  ['Asia/Kolkata', '2037-05-02T18:29:30Z', 'Saturday, 2 May, 11:59 PM', 'Sunday, 3 May, 12:00 AM'],
  ['America/New_York', '2037-03-08T04:59:30Z', 'Saturday, 7 March, 11:59 PM', 'Sunday, 8 March, 12:00 AM'],
  [
    'America/New_York',
    '2037-11-01T03:59:30Z',
    'Saturday, 31 October, 11:59 PM',
    'Sunday, 1 November, 12:00 AM',
  ],
  ['Pacific/Auckland', '2037-04-04T10:59:30Z', 'Saturday, 4 April, 11:59 PM', 'Sunday, 5 April, 12:00 AM'],
  [
    'Pacific/Auckland',
    '2037-09-26T11:59:30Z',
    'Saturday, 26 September, 11:59 PM',
    'Sunday, 27 September, 12:00 AM',
  ],
])('at midnight in %s (%s) the clock and the due dates move on', (zone, instant, before, after) => {
  const [yesterday, today] = [before, after].map((words) => isoDate(words));
  const row = (date = '') => within(screen.getByText(date).closest('li') ?? document.body);
  renderAt(instant, zone);
  screen.getByText(before);
  expect(row(yesterday).getByText('(Today)')).toBeTruthy();
  expect(row(today).queryByText(/Today\)|Overdue/)).toBeNull();
  act(() => vi.advanceTimersByTime(60_000));
  screen.getByText(after);
  expect(row(yesterday).getByText('(Overdue)')).toBeTruthy();
  expect(row(today).getByText('(Today)')).toBeTruthy();
});

test.each([
  ['America/New_York', '2037-03-08T06:59:30Z', 'Sunday, 8 March, 1:59 AM', 'Sunday, 8 March, 3:00 AM'],
  ['America/New_York', '2037-11-01T05:59:30Z', 'Sunday, 1 November, 1:59 AM', 'Sunday, 1 November, 1:00 AM'],
  ['Pacific/Auckland', '2037-04-04T13:59:30Z', 'Sunday, 5 April, 2:59 AM', 'Sunday, 5 April, 2:00 AM'],
  [
    'Pacific/Auckland',
    '2037-09-26T13:59:30Z',
    'Sunday, 27 September, 1:59 AM',
    'Sunday, 27 September, 3:00 AM',
  ],
])('when clocks change in %s (%s) the clock goes from %s to %s', (zone, instant, before, after) => {
  renderAt(instant, zone);
  screen.getByText(before);
  act(() => vi.advanceTimersByTime(60_000));
  screen.getByText(after);
});

function isoDate(words: string): string {
  const [, day = '', month = ''] = /, (\d+) (\w+),/.exec(words) ?? [];
  return new Date(`${day} ${month} 2037 UTC`).toISOString().slice(0, 10);
}
