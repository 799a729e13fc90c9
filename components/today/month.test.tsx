// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Month } from '@/components/today/month';
import type { AgendaItem } from '@/lib/agenda/schema';
import { localDate } from '@/lib/time/format';
import { renderOnPage, serve } from '@/testing/page';

const stamps: AgendaItem = {
  ...{ kind: 'todo', id: 'stamps', title: 'Buy stamps' },
  ...{ date: localDate(new Date(), 'UTC'), state: 'upcoming' },
};

const nothing = () => screen.queryByText('Nothing planned.');

test('a day is said to be empty only once its month has been loaded', async () => {
  const arrivals: (() => void)[] = [];
  serve(() => new Promise((arrive) => arrivals.push(() => arrive({ body: [] }))));
  renderOnPage(<Month />);
  expect(nothing()).toBeNull();
  arrivals[0]?.();
  await screen.findByText('Nothing planned.');

  fireEvent.click(screen.getByRole('button', { name: /next month/i }));
  expect(nothing()).toBeNull();
  arrivals[1]?.();
  await screen.findByText('Nothing planned.');
});

test('another month begins with its first day, and this month with today', async () => {
  serve(() => ({ body: [stamps] }));
  renderOnPage(<Month />);
  await screen.findByText('Buy stamps');
  fireEvent.click(screen.getByRole('button', { name: /next month/i }));
  await screen.findByRole('region', { name: /\b1(?:st)?\b/ });
  expect(screen.queryByText('Buy stamps')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /previous month/i }));
  await screen.findByText('Buy stamps');
});
