// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Palette } from '@/components/palette/palette';
import type { SearchResult } from '@/lib/search/schema';
import { renderOnPage, serve } from '@/testing/page';

const bank: SearchResult = { kind: 'todo', id: 'bank', title: 'Call the bank', snippet: '', at: null };
const mum: SearchResult = { kind: 'reminder', id: 'mum', title: 'Call mum', snippet: '', at: null };

function show() {
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  renderOnPage(<Palette isAdmin={false} onClose={onClose} onShortcut={() => {}} />);
  return () => closed;
}

const line = () => screen.getByRole('combobox');
const type = (words: string) => fireEvent.change(line(), { target: { value: words } });
const pressEnter = () => fireEvent.keyDown(line(), { key: 'Enter' });

test('Enter opens a result for the words that are typed, and nothing while they are still looked for', async () => {
  serve(({ path }) => ({ body: path.endsWith('mum') ? [mum] : [bank, mum] }));
  const closed = show();
  type('call');
  await screen.findByRole('option', { name: /Call the bank/, selected: true });
  type('call mum');
  expect(screen.queryAllByRole('option')).toEqual([]);
  pressEnter();
  expect(closed()).toBe(0);
  await screen.findByRole('option', { name: /Call mum/, selected: true });
  pressEnter();
  await waitFor(() => expect(closed()).toBe(1));
});
